interface RowSwitchProps {
  /** With the row's name: "WELCOME10 is active". */
  readonly label: string;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch in a row. While a change is being saved, others are ignored. */
export function RowSwitch({ label, isOn, isBusy = false, onChange }: RowSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="group inline-grid h-8 w-12 cursor-pointer place-items-center rounded-sm border-0 bg-transparent p-0 aria-busy:cursor-progress aria-busy:opacity-60 max-md:h-11"
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-label={label}
      title={label}
      onClick={() => !isBusy && onChange(!isOn)}
    >
      <span className="block h-5.5 w-9.5 rounded-full bg-edge transition-colors group-hover:ring-3 group-hover:ring-line group-aria-checked:bg-green before:m-0.75 before:block before:size-4 before:rounded-full before:bg-paper before:transition-[translate] group-aria-checked:before:translate-x-4 forced-colors:border forced-colors:before:bg-[ButtonText]" />
    </button>
  );
}

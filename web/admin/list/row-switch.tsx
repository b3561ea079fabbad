import './row-switch.css';

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
      className="row-switch"
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-label={label}
      title={label}
      onClick={() => !isBusy && onChange(!isOn)}
    >
      <span className="row-switch-track" />
    </button>
  );
}

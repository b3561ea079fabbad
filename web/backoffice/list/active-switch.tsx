import './active-switch.css';

interface ActiveSwitchProps {
  /** With the row's name: "Blue Lorry is active". */
  readonly label: string;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Turns a row on and off where it stands. While that is on its way, no other click counts. */
export function ActiveSwitch({ label, isOn, isBusy = false, onChange }: ActiveSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="active-switch"
      aria-checked={isOn}
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={() => !isBusy && onChange(!isOn)}
    />
  );
}

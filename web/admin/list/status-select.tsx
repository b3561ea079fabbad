import type { BadgeTone } from '../../ui/badge.tsx';
import './status-select.css';

export type StatusTone = BadgeTone | 'teal';

interface StatusSelectProps<Status extends string> {
  /** With the row's name: "Status of RR-1048". */
  readonly label: string;
  readonly value: Status;
  readonly options: readonly { readonly value: Status; readonly label: string }[];
  readonly tone: StatusTone;
  readonly isBusy?: boolean;
  readonly onChange: (status: Status) => void;
}

/** A status that is changed in its row. While a change is being saved, others are ignored. */
export function StatusSelect<Status extends string>({
  label,
  value,
  options,
  tone,
  isBusy = false,
  onChange,
}: StatusSelectProps<Status>) {
  return (
    <select
      className={`status-select status-${tone}`}
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen !== undefined && !isBusy) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

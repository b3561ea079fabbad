import { BADGE_TONES, Badge, type BadgeTone } from '../../ui/badge.tsx';

interface StatusSelectProps<Status extends string> {
  /** With the row's name: "Status of RR-1048". */
  readonly label: string;
  readonly value: Status;
  readonly options: readonly { readonly value: Status; readonly label: string }[];
  readonly tone: BadgeTone;
  readonly isBusy?: boolean;
  readonly onChange: (status: Status) => void;
}

/** A status that is changed in its row; where nothing else can be chosen, only shown. While a change is being saved, others are ignored. */
export function StatusSelect<Status extends string>({
  label,
  value,
  options,
  tone,
  isBusy = false,
  onChange,
}: StatusSelectProps<Status>) {
  if (options.every((option) => option.value === value))
    return <Badge tone={tone}>{options[0]?.label ?? value}</Badge>;
  return (
    <span className="relative inline-block after:pointer-events-none after:absolute after:top-[calc(50%-5px)] after:right-3 after:size-1.75 after:rotate-45 after:border-r-2 after:border-b-2 after:border-ink">
      <select
        className={`status-${tone} min-h-8 cursor-pointer appearance-none rounded-sm border-0 pr-7 pl-2.5 text-xs font-bold hover:inset-ring aria-busy:cursor-progress aria-busy:opacity-60 max-md:min-h-11 max-md:text-md [&>option]:bg-paper [&>option]:text-ink ${BADGE_TONES[tone]}`}
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
    </span>
  );
}

import { BADGE_TONES, Badge, type BadgeTone } from '../../ui/badge.tsx';
import { callAdmin } from '../admin-call.ts';
import { useRowMutation } from '../data/use-row-mutation.ts';
import type { List } from './use-list.ts';

interface StatusSelectProps<Status extends string> {
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

interface WithStatus<Status extends string> {
  readonly id: string;
  readonly status: Status;
}

interface StatusChange<Status extends string, Row extends WithStatus<Status>> {
  readonly list: List<Row>;
  readonly method: 'PUT' | 'PATCH';
  readonly options: readonly { readonly value: Status; readonly label: string }[];
  readonly tones: Readonly<Record<Status, BadgeTone>>;
  readonly nameOf: (row: Row) => string;
  readonly done: string;
  readonly failed: (thrown: unknown) => string;
  /** Returns false, and says why, where the visitor may not change it. */
  readonly mayChange?: () => boolean;
  readonly onChanged?: (row: Row) => void;
}

export function useStatusSelect<Status extends string, Row extends WithStatus<Status>>({
  list,
  method,
  options,
  tones,
  nameOf,
  done,
  failed,
  mayChange = () => true,
  onChanged,
}: StatusChange<Status, Row>) {
  const { isChanging, change } = useRowMutation<Row, Status>({
    list,
    save: async ({ id }, status) =>
      list.readSaved(
        await callAdmin(`${list.key[2]}/${encodeURIComponent(id)}`, { method, body: { status } }),
      ),
    preview: (row, status) => ({ ...row, status }),
    done,
    failed,
  });
  const setStatus = async (row: Row, status: Status) => {
    const changed = mayChange() ? await change(row, status) : undefined;
    if (changed !== undefined) onChanged?.(changed);
  };
  return (row: Row) => (
    <StatusSelect
      label={`Status of ${nameOf(row)}`}
      value={row.status}
      options={options}
      tone={tones[row.status]}
      isBusy={isChanging(row)}
      onChange={(status) => void setStatus(row, status)}
    />
  );
}

import type { BadgeTone } from '../../ui/badge.tsx';
import { callAdmin } from '../admin-call.ts';
import { useRowMutation } from '../data/use-row-mutation.ts';
import { StatusSelect } from './status-select.tsx';
import type { List } from './use-list.ts';

interface WithStatus<Status extends string> {
  readonly id: string;
  readonly status: Status;
}

interface StatusChange<Status extends string, Row extends WithStatus<Status>> {
  readonly list: List<Row>;
  readonly method: 'PUT' | 'PATCH';
  readonly options: readonly { readonly value: Status; readonly label: string }[];
  readonly tones: Readonly<Record<Status, BadgeTone>>;
  /** With the row's name: "RR-1048". */
  readonly nameOf: (row: Row) => string;
  readonly done: string;
  readonly failed: (thrown: unknown) => string;
  /** Returns false, and says why, where the visitor may not change it. */
  readonly mayChange?: () => boolean;
  readonly onChanged?: (row: Row) => void;
}

/** The field that changes a row's status, in its list and in a dialog. */
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

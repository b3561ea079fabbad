import { useState } from 'react';
import { callAdmin } from '../admin-call.ts';

interface Stored {
  readonly id: string;
  readonly version?: number | undefined;
}

export interface EditProps<Row> {
  /** Null: a new one. */
  readonly row: Row | null;
  /** After an edit conflict: opens the row as somebody else saved it, and drops what was typed. */
  readonly onReload: (row: Row) => void;
  readonly onClose: () => void;
}

/** Which row is being edited: `{edited.props && <RateDialog key={edited.key} {...edited.props} />}`. */
export function useEdited<Row extends Stored>() {
  const [row, setRow] = useState<Row | null>();
  const props: EditProps<Row> | undefined =
    row === undefined ? undefined : { row, onReload: setRow, onClose: () => setRow(undefined) };
  return { add: () => setRow(null), edit: setRow, key: `${row?.id} ${row?.version}`, props };
}

/** Adds a row at the path of its list, with the key if there is one, or changes the stored one. */
export const saveAt =
  (path: string, idempotencyKey?: string) =>
  (body: object, stored: Stored | null): Promise<unknown> => {
    const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
    if (stored === null) return callAdmin(path, { method: 'POST', body, headers });
    const { id, version } = stored;
    return callAdmin(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body: { ...body, version } });
  };

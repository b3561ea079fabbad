import { useState } from 'react';
import { callAdmin } from '../admin-call.ts';

interface Stored {
  readonly id: string;
  readonly version?: number | undefined;
}

/** What the dialog takes that edits a row. */
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

/** Adds a row at the path of its list, or changes the stored one. */
export const saveAt =
  (path: string) =>
  (body: object, stored: Stored | null): Promise<unknown> =>
    stored === null
      ? callAdmin(path, { method: 'POST', body })
      : callAdmin(`${path}/${stored.id}`, { method: 'PUT', body: { ...body, version: stored.version } });

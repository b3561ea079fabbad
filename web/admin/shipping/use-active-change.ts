import { useState } from 'react';
import { getPath, textOf } from '../../api/response.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { replaceRow } from '../data/use-row-mutation.ts';
import type { List } from '../list/use-list.ts';
import { refusalOr } from './refusals.ts';

interface ActiveChangeSource<Row> {
  readonly list: List<Row>;
  /** Of the API; the row's id follows it. */
  readonly path: string;
  /** The whole row as the API takes it, switched on or off. */
  readonly bodyOf: (row: Row, isActive: boolean) => object;
  readonly readOne: (response: unknown) => Row;
  readonly failed: string;
}

interface ActiveChange<Row> {
  isChanging(row: Row): boolean;
  setActive(row: Row, isActive: boolean): Promise<void>;
}

/** Switches rows on and off. After a refusal the list is read again. */
export function useActiveChange<Row extends { readonly id: string }>({
  list,
  path,
  bodyOf,
  readOne,
  failed,
}: ActiveChangeSource<Row>): ActiveChange<Row> {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  return {
    isChanging: ({ id }) => changing.has(id),
    async setActive(row, isActive) {
      setChanging((before) => new Set(before).add(row.id));
      try {
        const response = await callAdmin(`${path}/${row.id}`, { method: 'PUT', body: bodyOf(row, isActive) });
        const changed = readOne(response);
        replaceRow(list.key, changed);
        showToast({ kind: 'success', text: textOf(getPath(response, 'message')) ?? 'Saved' });
      } catch (thrown) {
        showToast({ kind: 'error', text: refusalOr(thrown, failed) });
        await list.reload();
      }
      setChanging((before) => new Set([...before].filter((id) => id !== row.id)));
    },
  };
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { withRows } from '../list/list-response.ts';
import type { List, ListKey, LoadedList } from '../list/use-list.ts';
import { queryClient, refresh } from './query-client.ts';

interface Identified {
  readonly id: string | number;
}

interface RowMutation<Row extends Identified, Change> {
  readonly list: List<Row>;
  readonly save: (row: Row, change: Change) => Promise<Row>;
  /** The row as it is shown until the server has answered. */
  readonly preview?: (row: Row, change: Change) => Row;
  readonly done: string | ((row: Row) => string);
  readonly failed: (thrown: unknown, row: Row) => string;
}

/**
 * Changes one row in its list: the change is shown at once where `preview` says how, and taken back where the server refuses
 * it. Then everything of that kind is asked again.
 */
export function useRowMutation<Row extends Identified, Change>({
  list,
  save,
  preview,
  done,
  failed,
}: RowMutation<Row, Change>) {
  const { key } = list;
  const [changing, setChanging] = useState<ReadonlySet<Row['id']>>(new Set());
  const { mutateAsync } = useMutation({
    mutationFn: ({ row, change }: { row: Row; change: Change }) => save(row, change),
    async onMutate({ row, change }) {
      setChanging((before) => new Set(before).add(row.id));
      if (preview === undefined) return;
      await queryClient.cancelQueries({ queryKey: key });
      replaceRow(key, preview(row, change));
    },
    onSuccess(saved) {
      replaceRow(key, saved);
      showToast({ kind: 'success', text: typeof done === 'string' ? done : done(saved) });
    },
    onError(thrown, { row }) {
      replaceRow(key, row);
      showToast({ kind: 'error', text: failed(thrown, row) });
    },
    onSettled(_saved, _thrown, { row }) {
      setChanging((before) => new Set([...before].filter((id) => id !== row.id)));
      void refresh(key[0]);
    },
  });

  return {
    isChanging: ({ id }: Row) => changing.has(id),
    /** Answers the changed row; undefined where it was refused, or another change of the row is on its way. */
    change: (row: Row, change: Change): Promise<Row | undefined> =>
      changing.has(row.id) ? Promise.resolve(undefined) : mutateAsync({ row, change }).catch(() => undefined),
  };
}

/** In all loaded pages of the list. */
export function replaceRow<Row extends Identified>(key: ListKey, row: Row): void {
  changeRows<Row>(key, (rows) => rows.map((other) => (other.id === row.id ? row : other)));
}

export function removeRow(key: ListKey, id: Identified['id']): void {
  changeRows(key, (rows) => rows.filter((row) => row.id !== id));
}

function changeRows<Row extends Identified>(
  key: ListKey,
  change: (rows: readonly Row[]) => readonly Row[],
): void {
  queryClient.setQueriesData<LoadedList<Row>>({ queryKey: key }, (loaded) =>
    loaded === undefined ? undefined : { ...loaded, list: withRows(loaded.list, change(loaded.list.rows)) },
  );
}

import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { replaceRow } from '../data/use-row-mutation.ts';
import type { List } from '../list/use-list.ts';

interface WithStatus {
  readonly id: string;
  readonly status: string;
}

/** Who opens a new message has read it. A colleague who answered meanwhile is not overruled. */
export function useMarkRead<Row extends WithStatus>(
  list: List<Row>,
  [unread, read]: readonly [unread: string, read: string, ...others: readonly string[]],
  onRead: (row: Row) => void,
) {
  const [kind, , path] = list.key;
  return async ({ id, status }: Row): Promise<void> => {
    if (status !== unread) return;
    try {
      const body = { status: read, onlyIf: unread };
      const saved = list.readSaved(
        await callAdmin(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body }),
      );
      replaceRow(list.key, saved);
      onRead(saved);
      await refresh(kind);
    } catch (thrown) {
      // It stays new, and is marked when it is opened again.
      console.warn('The message wasn’t marked as read:', thrown);
    }
  };
}

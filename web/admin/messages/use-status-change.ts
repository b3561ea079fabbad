import { useState } from 'react';
import type { AdminEvent } from '../../../contract/dashboard.ts';
import { getPath } from '../../api/response.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { replaceRow } from '../data/use-row-mutation.ts';
import type { List } from '../list/use-list.ts';

interface StatusChangeSource<Row> {
  /** Below /api, without the message's id. */
  readonly path: string;
  /** Published after a change. */
  readonly event: AdminEvent;
  readonly list: List<Row>;
  readonly readRow: (value: unknown) => Row | undefined;
  readonly onChanged: (row: Row) => void;
  readonly done: string;
  readonly failed: (thrown: unknown) => string;
}

interface StatusChange<Row> {
  isChanging(row: Row): boolean;
  setStatus(row: Row, status: string): Promise<void>;
}

/** Changes the status of a message in its list. If the server refuses, the row stays as it was. */
export function useStatusChange<Row extends { readonly id: string }>({
  path,
  event,
  list,
  readRow,
  onChanged,
  done,
  failed,
}: StatusChangeSource<Row>): StatusChange<Row> {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  return {
    isChanging: ({ id }) => changing.has(id),
    async setStatus({ id }, status) {
      setChanging((before) => new Set(before).add(id));
      try {
        const response = await callAdmin(`${path}/${encodeURIComponent(id)}`, {
          method: 'PUT',
          body: { status },
        });
        const changed = readRow(getPath(response, 'data'));
        if (changed === undefined) throw new Error('The response is no message');
        replaceRow(list.key, changed);
        onChanged(changed);
        showToast({ kind: 'success', text: done });
        void refresh(event);
      } catch (thrown) {
        showToast({ kind: 'error', text: failed(thrown) });
      } finally {
        setChanging((before) => new Set([...before].filter((other) => other !== id)));
      }
    },
  };
}

import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from '../../../contract/zod.ts';
import { LIST_FETCH_LIMIT } from '../../../domain/limits.ts';
import { deletePrompt } from '../../../domain/text/admin-texts.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { removeRow, useRowMutation } from '../data/use-row-mutation.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { AdminPage, Box } from '../frame/admin-page.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { countLabel, readWith } from '../list/list-response.ts';
import { ListToolbar, StatusFilter } from '../list/list-toolbar.tsx';
import { StatusSelect } from '../list/status-select.tsx';
import { type List, useList } from '../list/use-list.ts';
import { oneReader } from '../read-response.ts';
import { type Message, nameOf } from './message.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessageList } from './message-list.tsx';
import { optionsOf } from './message-tones.ts';

/** What differs between the screens of contact messages and of enquiries. */
export interface InboxKind<Status extends string, Row extends Message<Status>> {
  readonly event: 'contact' | 'enquiry';
  readonly title: string;
  /** One and many of them: "message", "messages". */
  readonly nouns: readonly [string, string];
  /** Below /api. */
  readonly path: string;
  readonly schema: z.ZodType<Row>;
  readonly statuses: readonly Status[];
  readonly tones: Readonly<Record<Status, BadgeTone>>;
  readonly empty: string;
  readonly toasts: {
    readonly loadFailed: string;
    readonly statusDone: string;
    readonly statusFailed: string;
    readonly deleteDone: string;
    readonly deleteFailed: string;
  };
}

interface InboxProps<Status extends string, Row extends Message<Status>> {
  readonly kind: InboxKind<Status, Row>;
  /** Below the list. */
  readonly after?: (list: List<Row>) => ReactNode;
}

export function Inbox<Status extends string, Row extends Message<Status>>({
  kind,
  after,
}: InboxProps<Status, Row>) {
  const { event, path, schema, toasts } = kind;
  const list = useList({
    kind: event,
    path,
    readRow: readWith(schema),
    filters: ['search', 'status'],
    limit: LIST_FETCH_LIMIT,
    failed: toasts.loadFailed,
  });
  const [open, setOpen] = useState<Row | null>(null);
  const { isChanging, change: setStatus } = useRowMutation<Row, Status>({
    list,
    save: async ({ id }, status) => {
      const init = { method: 'PUT', body: { status } } as const;
      return oneReader('data', schema)(await callAdmin(`${path}/${encodeURIComponent(id)}`, init));
    },
    preview: (row, status) => ({ ...row, status }),
    done: toasts.statusDone,
    failed: () => toasts.statusFailed,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Row) => callAdmin(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess(_response, { id }) {
      removeRow(list.key, id);
      showToast({ kind: 'success', text: toasts.deleteDone });
    },
    onError: () => showToast({ kind: 'error', text: toasts.deleteFailed }),
    onSettled: () => void refresh(event),
  });

  const changeStatus = async (row: Row, status: Status) => {
    const changed = await setStatus(row, status);
    // In the dialog it stays, also where it no longer belongs to the list.
    setOpen((before) => (changed !== undefined && before?.id === changed.id ? changed : before));
  };
  const statusOf = (row: Row) => (
    <StatusSelect
      label={`Status of ${nameOf(row)}`}
      value={row.status}
      options={optionsOf(kind.statuses)}
      tone={kind.tones[row.status]}
      isBusy={isChanging(row)}
      onChange={(status) => void changeStatus(row, status)}
    />
  );
  return (
    <AdminPage title={kind.title} note={list.paging && countLabel(list.paging, kind.nouns)}>
      <Box>
        <ListToolbar
          list={list}
          search="Search by name, e-mail, subject or message"
          filters={
            <>
              <StatusFilter list={list} options={optionsOf(kind.statuses)} />
              <Button busy={list.isLoading} onClick={() => void list.reload()}>
                <AdminIcon name="refresh" size="small" />
                Refresh
              </Button>
            </>
          }
        />
        <MessageList
          list={list}
          label={kind.title}
          unread={kind.statuses[0]}
          empty={kind.empty}
          statusOf={statusOf}
          onView={setOpen}
          onDelete={(row) => window.confirm(deletePrompt(event)) && remove.mutate(row)}
        />
        {list.paging !== undefined && list.paging.pages > 1 && <ListPager list={list} />}
      </Box>
      {after?.(list)}
      {open !== null && (
        <MessageDialog message={open} status={statusOf(open)} onClose={() => setOpen(null)} />
      )}
    </AdminPage>
  );
}

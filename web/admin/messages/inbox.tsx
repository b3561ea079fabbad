import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LIST_FETCH_LIMIT } from '../../../domain/limits.ts';
import { deletePrompt } from '../../../domain/text/admin-texts.ts';
import type { z } from '../../../domain/zod.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { removeRow } from '../data/use-row-mutation.ts';
import { AdminPage, Box } from '../frame/admin-page.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { countLabel } from '../list/list-response.ts';
import { RefreshButton } from '../list/list-screen.tsx';
import { ListToolbar, statusFilter } from '../list/list-toolbar.tsx';
import { optionsOf, sentenceCase } from '../list/options.ts';
import { SavedViews } from '../list/saved-views.tsx';
import { useStatusSelect } from '../list/status-select.tsx';
import { type List, useList } from '../list/use-list.ts';
import { type Message, nameOf } from './message.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessageList } from './message-list.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** What differs between the screens of contact messages and of enquiries. */
export interface InboxKind<Status extends string, Row extends Message<Status>> {
  readonly event: 'contact' | 'enquiry';
  /** Of the event, in the API's path and in sentences: "contacts". */
  readonly plural: string;
  readonly title: string;
  /** One and many of them, as they are counted: "message", "messages". */
  readonly nouns: readonly [string, string];
  readonly schema: z.ZodType<Row>;
  /** The first is unread, the second read, the third replied. */
  readonly statuses: readonly [Status, Status, Status, ...Status[]];
  readonly tones: Readonly<Record<Status, BadgeTone>>;
}

interface InboxProps<Status extends string, Row extends Message<Status>> {
  readonly kind: InboxKind<Status, Row>;
  readonly before?: ReactNode;
  readonly after?: (list: List<Row>) => ReactNode;
}

export function Inbox<Status extends string, Row extends Message<Status>>({
  kind,
  before,
  after,
}: InboxProps<Status, Row>) {
  const { event, plural, schema } = kind;
  const path = `/${plural}`;
  const list = useList({
    kind: event,
    path,
    schema,
    filters: ['search', 'status'],
    limit: LIST_FETCH_LIMIT,
    failed: `Failed to load ${plural}`,
  });
  const [open, setOpen] = useState<Row | null>(null);
  /** In the dialog it stays, also where it no longer belongs to the list. */
  const keepOpen = (row: Row) => setOpen((before) => (before?.id === row.id ? row : before));
  const options = optionsOf(kind.statuses);
  const statusOf = useStatusSelect<Status, Row>({
    list,
    method: 'PUT',
    options,
    tones: kind.tones,
    nameOf,
    done: `${sentenceCase(event)} status updated`,
    failed: () => `Failed to update ${event} status`,
    onChanged: keepOpen,
  });
  const markRead = useMarkRead(list, kind.statuses, keepOpen);
  const remove = useMutation({
    mutationFn: ({ id }: Row) => callAdmin(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess(_response, { id }) {
      removeRow(list.key, id);
      showToast({ kind: 'success', text: `${sentenceCase(event)} deleted successfully` });
    },
    onError: () => showToast({ kind: 'error', text: `Failed to delete ${event}` }),
    onSettled: () => void refresh(event),
  });

  return (
    <AdminPage title={kind.title} note={list.paging && countLabel(list.paging, kind.nouns)}>
      {before}
      <Box>
        <ListToolbar
          list={list}
          search="Search by name, e-mail, subject or message"
          filters={[statusFilter(options)]}
          moreFilters={<RefreshButton isLoading={list.isLoading} reload={list.reload} />}
        />
        <SavedViews list={list} />
        <MessageList
          list={list}
          label={kind.title}
          unread={kind.statuses[0]}
          empty={`No ${plural} found`}
          statusOf={statusOf}
          onView={(row) => {
            setOpen(row);
            void markRead(row);
          }}
          onDelete={(row) => window.confirm(deletePrompt(event)) && remove.mutate(row)}
        />
        {list.paging !== undefined && list.paging.pages > 1 && <ListPager list={list} />}
      </Box>
      {after?.(list)}
      {open !== null && (
        <MessageDialog
          event={event}
          path={`${path}/${encodeURIComponent(open.id)}`}
          message={open}
          status={statusOf(open)}
          onReplied={() => keepOpen({ ...open, status: kind.statuses[2] })}
          onClose={() => setOpen(null)}
        />
      )}
    </AdminPage>
  );
}

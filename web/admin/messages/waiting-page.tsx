import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type WaitingMessage, waitingMessageSchema } from '../../../contract/messages/waiting.ts';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../../domain/messages/enquiry.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { OVERVIEW, refresh } from '../data/query-client.ts';
import { AdminPage, adminMeta, Box } from '../frame/admin-page.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { countLabel } from '../list/list-response.ts';
import { optionsOf, sentenceCase } from '../list/options.ts';
import { StatusSelect } from '../list/status-select.tsx';
import { useList } from '../list/use-list.ts';
import { ENQUIRY_TONES, nameOf } from './message.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessageList } from './message-list.tsx';

export const meta = adminMeta('Messages to answer');

/** In the dialog it stays after its answer. */
type Opened = Omit<WaitingMessage, 'status'> & { readonly status: EnquiryStatus };

interface StatusChange {
  readonly message: Opened;
  readonly status: EnquiryStatus;
  readonly onlyIf?: EnquiryStatus;
}

const pathOf = ({ source, id }: Opened) => `/${source === 'contact' ? 'contacts' : 'enquiries'}/${id}`;

/** Contact messages and enquiries that wait, the oldest first, to be answered one after the other. */
export default function WaitingMessagesPage() {
  const list = useList({
    kind: OVERVIEW,
    path: '/messages/waiting',
    schema: waitingMessageSchema,
    filters: [],
    failed: 'Failed to load messages',
  });
  /** With its place in the list, where the next one follows once it is answered. */
  const [open, setOpen] = useState<{ readonly message: Opened; readonly place: number } | null>(null);
  const keepOpen = (message: Opened, status: EnquiryStatus) =>
    setOpen((before) =>
      before?.message.id === message.id ? { ...before, message: { ...message, status } } : before,
    );
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ message, ...body }: StatusChange) => callAdmin(pathOf(message), { method: 'PUT', body }),
    onSuccess(_response, { message, status, onlyIf }) {
      keepOpen(message, status);
      if (onlyIf === undefined) showToast({ kind: 'success', text: 'Status updated successfully' });
    },
    onError(thrown, { onlyIf }) {
      if (onlyIf === undefined) showToast({ kind: 'error', text: 'Failed to update status' });
      // It stays new, and is marked when it is opened again.
      else console.warn('The message wasn’t marked as read:', thrown);
    },
    onSettled: (_response, _thrown, { message }) => refresh(message.source),
  });
  const view = (message: WaitingMessage) => {
    setOpen({ message, place: list.rows.findIndex(({ id }) => id === message.id) });
    if (message.status === 'new') mutate({ message, status: 'read', onlyIf: 'new' });
  };
  const statusOf = (message: Opened) => (
    <StatusSelect
      label={`Status of ${nameOf(message)}`}
      value={message.status}
      options={optionsOf(ENQUIRY_STATUSES, sentenceCase)}
      tone={ENQUIRY_TONES[message.status]}
      isBusy={isPending && variables.message.id === message.id}
      onChange={(status) => mutate({ message, status })}
    />
  );
  const others = list.rows.filter(({ id }) => id !== open?.message.id);
  const next = open === null ? undefined : (others[open.place] ?? others[0]);

  return (
    <AdminPage
      title="Messages to answer"
      note={list.paging && countLabel(list.paging, ['message', 'messages'])}
    >
      <Box>
        <MessageList
          list={list}
          label="Messages to answer"
          unread="new"
          empty="Nothing to answer. New messages and enquiries appear here."
          statusOf={statusOf}
          onView={view}
        />
        {list.paging !== undefined && list.paging.pages > 1 && <ListPager list={list} />}
      </Box>
      {open !== null && (
        <MessageDialog
          key={open.message.id}
          event={open.message.source}
          path={pathOf(open.message)}
          message={open.message}
          status={statusOf(open.message)}
          actions={(mayLeave) =>
            next !== undefined && <Button onClick={() => mayLeave() && view(next)}>Next</Button>
          }
          onReplied={() => keepOpen(open.message, 'replied')}
          onClose={() => setOpen(null)}
        />
      )}
    </AdminPage>
  );
}

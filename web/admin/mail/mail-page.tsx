import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { keptMailResponse, type MailRecord, mailRecordSchema } from '../../../contract/mail.ts';
import { CHANNEL_TITLES, CHANNELS } from '../../../domain/channels/channel.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin, refusalOr } from '../admin-call.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { useRowMutation } from '../data/use-row-mutation.ts';
import { downloadFile } from '../download.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { adminMeta } from '../frame/admin-page.tsx';
import { RoleButton } from '../frame/role.tsx';
import { Moment, TwoLines } from '../list/cells.tsx';
import { actionsColumn } from '../list/columns.tsx';
import { ListScreen, RefreshButton } from '../list/list-screen.tsx';
import { statusFilter } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { NotLoaded } from '../list/waiting-lines.tsx';
import { foldMails, type ListedMail } from './fold-mails.ts';
import { MailState, STATUS_OPTIONS } from './mail-state.tsx';

export const meta = adminMeta('Mail');

const CHANNEL_OPTIONS = CHANNELS.map((value) => ({ value, label: CHANNEL_TITLES[value] }));

export default function MailPage() {
  const [read, setRead] = useState<MailRecord | null>(null);
  const list = useList({
    kind: 'mail',
    path: '/mail',
    filters: ['search', 'status', 'channel'],
    schema: mailRecordSchema,
    failed: 'Failed to load mail',
  });
  const { isChanging, change: retry } = useRowMutation<MailRecord, void>({
    list,
    async save(mail) {
      await callAdmin(`/mail/${mail.id}/retry`, { method: 'POST' });
      return { ...mail, status: 'pending', attempts: 0, lastError: null };
    },
    done: 'We’ll send the mail again',
    failed: () => 'Failed to send the mail again',
  });

  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (orderId: string, isOpen: boolean) =>
    setUnfolded(
      (before) => new Set([...before].filter((id) => id !== orderId).concat(isOpen ? orderId : [])),
    );
  // Whoever searches wants to see what was found.
  const rows = list.filters.search ? undefined : foldMails(list.rows, unfolded);

  const columns: readonly Column<ListedMail>[] = [
    {
      title: 'Mail',
      wraps: true,
      className: 'md:max-w-105',
      render: ({ channel, subject, to, orderId, folded = 0, isBehind }) => (
        <div className={isBehind ? 'border-l-3 border-line pl-3' : ''}>
          <TwoLines
            below={`${channel === 'mail' ? '' : `${CHANNEL_TITLES[channel]} to `}${to || 'Unknown recipient'}`}
          >
            {subject || 'No subject'}
          </TwoLines>
          {folded > 0 && orderId !== null && (
            <TextButton
              className="block text-sm md:min-h-6"
              aria-expanded={unfolded.has(orderId)}
              onClick={() => fold(orderId, !unfolded.has(orderId))}
            >
              {unfolded.has(orderId) ? 'Hide' : 'Show'} {folded} more about this order
            </TextButton>
          )}
        </div>
      ),
    },
    { title: 'Created', render: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      title: 'Status',
      wraps: true,
      className: 'md:max-w-105',
      render: (mail) => <MailState mail={mail} />,
    },
    { title: 'Attempts', align: 'right', render: ({ attempts }) => attempts },
    {
      title: 'Sent or next attempt',
      render: ({ sentAt, nextAttemptAt }) => <Moment at={sentAt ?? nextAttemptAt} />,
    },
    actionsColumn((mail) => {
      if (mail.isReadable)
        return (
          <Button aria-label={`Read ${mail.subject}`} onClick={() => setRead(mail)}>
            Read
          </Button>
        );
      if (mail.status !== 'dead') return null;
      return (
        <RoleButton
          needs="send mails again"
          busy={isChanging(mail)}
          aria-label={`Send again: ${mail.subject}`}
          onClick={() => void retry(mail)}
        >
          Send again
        </RoleButton>
      );
    }),
  ];

  return (
    <ListScreen
      title="Mail"
      nouns={['mail', 'mails']}
      list={list}
      rows={rows}
      columns={columns}
      isTight
      className="md:max-lg:[&_thead_th]:whitespace-normal"
      search="Search by recipient or subject"
      nothingFound="No mail found"
      filters={[
        statusFilter(STATUS_OPTIONS),
        { name: 'channel', label: 'Channel', all: 'All channels', options: CHANNEL_OPTIONS },
      ]}
      moreFilters={<RefreshButton isLoading={list.isLoading} reload={list.reload} />}
    >
      {read !== null && <KeptMailDialog mail={read} onClose={() => setRead(null)} />}
    </ListScreen>
  );
}

interface KeptMailDialogProps {
  readonly mail: MailRecord;
  readonly onClose: () => void;
}

/** A mail or text that was kept because its channel is not set up, as plain text; a mail's file opens in a mail program as it would have arrived. */
function KeptMailDialog({ mail: { id, channel, subject, to, lastError }, onClose }: KeptMailDialogProps) {
  const kept = useAdminQuery({
    kind: 'mail',
    path: `/mail/${id}`,
    read: (response) => keptMailResponse.parse(response).data,
  });
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => downloadFile(`/mail/${id}/file`, `mail-${id}.eml`),
    onError: (thrown) => showToast({ kind: 'error', text: refusalOr(thrown, 'We couldn’t load the mail') }),
  });
  return (
    <Dialog isOpen size="large" title={subject} onClose={onClose}>
      <p className="wrap-anywhere text-steel">
        To {to}. {lastError}.
      </p>
      {kept.value !== undefined && (
        <p className="mt-4 whitespace-pre-wrap wrap-anywhere border-t border-line pt-4">{kept.value.text}</p>
      )}
      {kept.value === undefined && (
        <div className="mt-4">
          <NotLoaded query={kept} count={6}>
            We couldn’t load the mail.
          </NotLoaded>
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {channel === 'mail' && (
          <Button busy={isPending} onClick={() => download()}>
            <AdminIcon name="download" />
            Download
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

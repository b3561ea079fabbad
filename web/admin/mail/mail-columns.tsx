import { MAIL_STATUSES, type MailRecord, type MailStatus } from '../../../contract/mail.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table.tsx';
import { Moment } from '../list/moment.tsx';

const LABELS: Readonly<Record<MailStatus, string>> = {
  pending: 'Waiting',
  sent: 'Sent',
  failed: 'Trying again',
  dead: 'Given up',
  unsent: 'Not sent',
};

const TONES: Readonly<Record<MailStatus, BadgeTone>> = {
  pending: 'blue',
  sent: 'green',
  failed: 'amber',
  dead: 'red',
  unsent: 'neutral',
};

export const STATUS_OPTIONS = MAIL_STATUSES.map((value) => ({ value, label: LABELS[value] }));

interface MailColumnsOptions {
  readonly isRetrying: (mail: MailRecord) => boolean;
  readonly onRetry: (mail: MailRecord) => void;
}

export const mailColumns = ({ isRetrying, onRetry }: MailColumnsOptions): readonly Column<MailRecord>[] => [
  {
    key: 'subject',
    title: 'Mail',
    className: 'mail-cell-subject',
    render: ({ subject, to }) => (
      <span>
        {subject || 'Without a subject'}
        <span className="sub">{to || 'Unknown recipient'}</span>
      </span>
    ),
  },
  {
    key: 'created',
    title: 'Written',
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    key: 'status',
    title: 'Status',
    className: 'mail-cell-status',
    render: ({ status, lastError }) => (
      <span>
        <Badge tone={TONES[status]}>{LABELS[status]}</Badge>
        {lastError !== null && <span className="sub">{lastError}</span>}
      </span>
    ),
  },
  { key: 'attempts', title: 'Attempts', align: 'right', render: ({ attempts }) => attempts },
  {
    key: 'next',
    title: 'Sent or next attempt',
    render: ({ sentAt, nextAttemptAt }) => <Moment at={sentAt ?? nextAttemptAt} />,
  },
  {
    key: 'actions',
    title: 'Actions',
    className: 'cell-bare',
    render: (mail) =>
      mail.status === 'dead' ? (
        <Button
          busy={isRetrying(mail)}
          aria-label={`Send again: ${mail.subject}`}
          onClick={() => onRetry(mail)}
        >
          Send again
        </Button>
      ) : null,
  },
];

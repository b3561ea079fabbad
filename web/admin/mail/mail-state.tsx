import { MAIL_STATUSES, type MailRecord, type MailStatus } from '../../../contract/mail.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { TwoLines } from '../list/cells.tsx';

const STATUS_LABELS: Readonly<Record<MailStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  pending: { label: 'Waiting', tone: 'blue' },
  sent: { label: 'Sent', tone: 'green' },
  failed: { label: 'Trying again', tone: 'amber' },
  dead: { label: 'Given up', tone: 'red' },
  unsent: { label: 'Not sent', tone: 'neutral' },
};

export const STATUS_OPTIONS = MAIL_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value].label }));

export function MailState({
  mail: { status, lastError },
}: {
  readonly mail: Pick<MailRecord, 'status' | 'lastError'>;
}) {
  const { label, tone } = STATUS_LABELS[status];
  return (
    <TwoLines below={lastError}>
      <Badge tone={tone}>{label}</Badge>
    </TwoLines>
  );
}

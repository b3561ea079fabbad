import type { Pool } from 'pg';
import type { MailRecord, MailStatus } from '../../contract/mail.ts';
import type { ChannelName } from '../../domain/channels/channel.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { readSearchTerm } from '../../domain/text/search-term.ts';
import type { BoundedCount } from '../db/bounded-count.ts';
import { Conditions } from '../db/conditions.ts';
import { type List, listPage } from '../db/list-page.ts';
import { addSearch, type SearchColumns } from '../db/search-condition.ts';
import type { OUTBOX_STATUSES } from '../outbox/backlog.ts';
import { IS_MAIL, IS_READABLE } from './kinds.ts';

export interface MailRow {
  readonly id: number;
  readonly channel: ChannelName;
  readonly to: string | null;
  readonly subject: string | null;
  readonly status: (typeof OUTBOX_STATUSES)[number];
  readonly attempts: number;
  readonly last_error: string | null;
  readonly next_attempt_at: Date;
  readonly created_at: Date;
  readonly sent_at: Date | null;
}

type ListedRow = MailRow & { readonly order_id: string | null; readonly is_readable: boolean };

export interface MailFilter {
  readonly status?: MailStatus | undefined;
  readonly channel?: ChannelName | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** Texts say how they leave; everything else is mail. */
const CHANNEL = `coalesce(m.payload ->> 'channel', 'mail')`;

const MAILS: List = {
  alias: 'm',
  from: 'outbox m',
  key: 'm.id',
  order: 'm.created_at desc, m.id desc',
  columns: `m.id, ${CHANNEL} as channel, m.payload->>'to' as "to", m.payload->>'subject' as subject, m.status, m.attempts, m.last_error,
            m.next_attempt_at, m.created_at, m.sent_at, m.payload->>'orderId' as order_id, ${IS_READABLE} as is_readable`,
};

const SEARCHED = {
  email: `lower(m.payload ->> 'to')`,
  text: `lower(coalesce(m.payload ->> 'to', '') || ' ' || coalesce(m.payload ->> 'subject', ''))`,
} satisfies SearchColumns;

/** The newest first. A search for an order's number (`RR-1048`) finds only the mails about that order. */
export async function listMail(
  pool: Pool,
  { status, channel, search, ...paging }: MailFilter,
): Promise<{ mails: MailRecord[] } & BoundedCount> {
  const conditions = conditionsOf(status).add(`${CHANNEL} = ?`, channel);
  const term = search === undefined ? undefined : readSearchTerm(search);
  if (term?.kind === 'order-number')
    conditions.add(`${SEARCHED.text} ~ ?`, `${displayOrderNumber(term.number).toLowerCase()}\\M`);
  else addSearch(conditions, search, SEARCHED);
  const { rows, ...count } = await listPage<ListedRow>(pool, MAILS, conditions, {
    ...paging,
    search,
  });
  return {
    mails: rows.map(({ order_id: orderId, is_readable: isReadable, ...row }) => ({
      ...toMail(row),
      orderId,
      isReadable,
    })),
    ...count,
  };
}

function conditionsOf(status: MailStatus | undefined): Conditions {
  if (status === 'sent') return new Conditions(IS_MAIL, `m.status = 'sent' and m.last_error is null`);
  if (status === 'unsent') return new Conditions(IS_MAIL, `m.status = 'sent' and m.last_error is not null`);
  return new Conditions(IS_MAIL).add('m.status = ?', status);
}

export function toMail(row: MailRow): Omit<MailRecord, 'orderId' | 'isReadable'> {
  const isPlanned = row.status === 'pending' || row.status === 'failed';
  const isUnsent = row.status === 'sent' && row.last_error !== null;
  return {
    id: row.id,
    channel: row.channel,
    to: row.to ?? '',
    subject: row.subject ?? '',
    status: isUnsent ? 'unsent' : row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    nextAttemptAt: isPlanned ? row.next_attempt_at.toISOString() : null,
    createdAt: row.created_at.toISOString(),
    sentAt: isUnsent ? null : (row.sent_at?.toISOString() ?? null),
  };
}

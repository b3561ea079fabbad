import type { Pool } from 'pg';
import { z } from 'zod';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { readSearchTerm } from '../../domain/text/search-term.ts';
import type { BoundedCount } from '../db/bounded-count.ts';
import { Conditions } from '../db/conditions.ts';
import { type List, listPage } from '../db/list-page.ts';
import { addSearch, type SearchColumns } from '../db/search-condition.ts';
import { OUTBOX_STATUSES } from '../outbox/backlog.ts';
import { IS_MAIL } from './kinds.ts';

/** A mail that is done with and did not leave is `unsent`. */
export const MAIL_STATUSES = [...OUTBOX_STATUSES, 'unsent'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail as the admin sees it. Never its text: that may carry a link that opens an account. */
export const sentMailSchema = z
  .object({
    id: z.number().int(),
    to: z.string(),
    subject: z.string(),
    status: z
      .enum(MAIL_STATUSES)
      .describe(
        '`failed` is tried again by itself, `dead` only when an administrator says so; `unsent` did not have to leave, or could not because mail is not set up',
      ),
    attempts: z.number().int(),
    lastError: z.string().nullable().describe('Of a mail that is `unsent`: why'),
    nextAttemptAt: z.iso.datetime().nullable().describe('Null when no further attempt is planned'),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'SentMail',
    examples: [
      {
        id: 4711,
        to: 'asha@example.in',
        subject: 'Your order RR-1048',
        status: 'dead',
        attempts: 8,
        lastError: '550 <[address]> unknown',
        nextAttemptAt: null,
        createdAt: '2026-11-15T10:00:00.000Z',
        sentAt: null,
      },
    ],
  });

export type SentMail = z.infer<typeof sentMailSchema>;

interface MailRow {
  readonly id: number;
  readonly to: string | null;
  readonly subject: string | null;
  readonly status: (typeof OUTBOX_STATUSES)[number];
  readonly attempts: number;
  readonly last_error: string | null;
  readonly next_attempt_at: Date;
  readonly created_at: Date;
  readonly sent_at: Date | null;
}

export interface MailFilter {
  readonly status?: MailStatus | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

const SENT_MAILS: List = {
  ...{ alias: 'm', from: 'outbox m', key: 'm.id', order: 'm.created_at desc, m.id desc' },
  columns: `m.id, m.payload->>'to' as "to", m.payload->>'subject' as subject, m.status, m.attempts, m.last_error,
            m.next_attempt_at, m.created_at, m.sent_at`,
};

const SEARCHED = {
  email: `lower(m.payload ->> 'to')`,
  text: `lower(coalesce(m.payload ->> 'to', '') || ' ' || coalesce(m.payload ->> 'subject', ''))`,
} satisfies SearchColumns;

/** The newest first. An order's number as it is shown means the mails about that order alone. */
export async function listMail(
  pool: Pool,
  { status, search, ...paging }: MailFilter,
): Promise<{ mails: SentMail[] } & BoundedCount> {
  const conditions = conditionsOf(status);
  const term = search === undefined ? undefined : readSearchTerm(search);
  if (term?.kind === 'order-number')
    conditions.add(`${SEARCHED.text} ~ ?`, `${displayOrderNumber(term.number).toLowerCase()}\\M`);
  else addSearch(conditions, search, SEARCHED);
  const { rows, ...count } = await listPage<MailRow>(pool, SENT_MAILS, conditions, { ...paging, search });
  return { mails: rows.map(toMail), ...count };
}

function conditionsOf(status: MailStatus | undefined): Conditions {
  if (status === 'sent') return new Conditions(IS_MAIL, `m.status = 'sent' and m.last_error is null`);
  if (status === 'unsent') return new Conditions(IS_MAIL, `m.status = 'sent' and m.last_error is not null`);
  return new Conditions(IS_MAIL).add('m.status = ?', status);
}

function toMail(row: MailRow): SentMail {
  const isPlanned = row.status === 'pending' || row.status === 'failed';
  const isUnsent = row.status === 'sent' && row.last_error !== null;
  return {
    id: row.id,
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

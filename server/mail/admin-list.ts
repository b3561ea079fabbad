import type { Pool } from 'pg';
import { z } from 'zod';
import { ORDER_NUMBER_PREFIX } from '../../domain/order.ts';
import { Conditions, type SearchOptions } from '../db/conditions.ts';
import type { Counted } from '../db/counted.ts';
import { type ListOfRows, listPage } from '../db/list-page.ts';
import { namedOrder } from '../orders/order-filter.ts';
import { OUTBOX_STATUSES } from '../outbox/backlog.ts';
import { IS_MAIL } from './kinds.ts';

/** A mail that is done with and did not leave is `unsent`. */
export const MAIL_STATUSES = [...OUTBOX_STATUSES, 'unsent'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail as the back-office sees it. Never its text: that may carry a link that opens an account. */
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

const SENT_MAILS: ListOfRows = {
  ...{ from: 'outbox', joined: 'outbox', key: 'id', sorting: 'created_at' },
  columns: `id, payload->>'to' as "to", payload->>'subject' as subject, status, attempts, last_error,
            next_attempt_at, created_at, sent_at`,
  order: { desc: 'created_at desc, id desc', asc: 'created_at, id' },
  searched: { table: 'outbox', where: IS_MAIL, newest: 'created_at desc', column: 'search' },
  time: 'created_at',
  lookedAt: 5_000,
  search: searchMails,
};

/** An order number, or the beginning of one, as the function `numbers_in` has them. */
const NUMBERS = new RegExp(`${ORDER_NUMBER_PREFIX}([0-9]{1,12} ?)`, 'gi');

/**
 * Letters by threes hardly tell one order number from another. The index also knows what each begins with: `RR-100` is
 * found at once, and not among all the mails that have `-10` and `100` somewhere.
 */
function searchMails(conditions: Conditions, typed: string, options: SearchOptions): Conditions {
  const numbers = [...typed.matchAll(NUMBERS)].map(([, number]) => number);
  if (options.walk || numbers.length === 0) return conditions.search('search', typed, options);
  return conditions
    .add('numbers_in(search) @> ?::text[]', numbers)
    .search('search', typed, { ...options, walk: true });
}

/** The newest first. An order's number as it is shown means the mails about that order alone. */
export async function listMail(pool: Pool, filter: MailFilter): Promise<{ mails: SentMail[] } & Counted> {
  const number = namedOrder(filter.search)?.number;
  const search = number === undefined ? filter.search : `${ORDER_NUMBER_PREFIX}${number} `;
  const narrow = () => conditionsOf(filter.status);
  const { rows, ...counted } = await listPage<MailRow>(pool, SENT_MAILS, { ...filter, search, narrow });
  return { mails: rows.map(toMail), ...counted };
}

function conditionsOf(status: MailStatus | undefined): Conditions {
  if (status === 'sent') return new Conditions(IS_MAIL, `status = 'sent' and last_error is null`);
  if (status === 'unsent') return new Conditions(IS_MAIL, `status = 'sent' and last_error is not null`);
  return new Conditions(IS_MAIL).add('status = ?', status);
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

import type { Pool } from 'pg';
import type { ContactStats } from '../../contract/messages/contact.ts';
import type { EnquiryStats } from '../../contract/messages/enquiry.ts';
import { NEW_TODAY_HOURS } from '../../domain/limits.ts';
import { CONTACT_STATUSES, CONTACT_TYPES } from '../../domain/messages/contact.ts';
import { ENQUIRY_STATUSES } from '../../domain/messages/enquiry.ts';
import { INBOXES, type InboxName } from './inboxes.ts';

/** How many there are of each kind, and how many came lately. */
async function countGroups(pool: Pool, inbox: InboxName, now: Date) {
  const { table } = INBOXES[inbox];
  const { rows } = await pool.query<{ status: string; kind: string; count: number; recent: number }>(
    `select status, ${inbox === 'contact' ? 'type' : `(product_id is not null)::text`} as kind, count(*),
            count(*) filter (where created_at >= $1::timestamptz - make_interval(hours => $2)) as recent
       from ${table} where deleted_at is null group by 1, 2`,
    [now, NEW_TODAY_HOURS],
  );
  const sum = (isMeant: (row: (typeof rows)[number]) => boolean = () => true) =>
    rows.filter(isMeant).reduce((all, { count }) => all + count, 0);
  const each = <Word extends string>(words: readonly Word[], column: 'status' | 'kind') =>
    Object.fromEntries(words.map((word) => [word, sum((row) => row[column] === word)])) as Record<
      Word,
      number
    >;
  return { total: sum(), newToday: rows.reduce((all, { recent }) => all + recent, 0), each };
}

export async function contactStats(pool: Pool, now: Date): Promise<ContactStats> {
  const { each, ...counts } = await countGroups(pool, 'contact', now);
  const byStatus = each(CONTACT_STATUSES, 'status');
  const answered = byStatus.REPLIED + byStatus.RESPONDED;
  return { ...counts, answered, byStatus, byType: each(CONTACT_TYPES, 'kind') };
}

export async function enquiryStats(pool: Pool, now: Date): Promise<EnquiryStats> {
  const { each, ...counts } = await countGroups(pool, 'enquiry', now);
  const aboutProducts = each(['true'], 'kind').true;
  return { ...counts, aboutProducts, byStatus: each(ENQUIRY_STATUSES, 'status') };
}

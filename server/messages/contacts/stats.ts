import type { Pool } from 'pg';
import { z } from 'zod';
import { NEW_TODAY_HOURS } from '../../../domain/limits.ts';
import {
  CONTACT_STATUSES,
  CONTACT_TYPES,
  type ContactStatus,
  type ContactType,
} from '../../../domain/messages/contact.ts';
import { STATS_EXAMPLE } from './examples.ts';

const count = z.number().int();

export const contactStatsSchema = z
  .object({
    total: count,
    newToday: count.describe(`Came in the last ${NEW_TODAY_HOURS} hours`),
    answered: count.describe('REPLIED and RESPONDED, which are one state'),
    byStatus: z.record(z.enum(CONTACT_STATUSES), count),
    byType: z.record(z.enum(CONTACT_TYPES), count),
  })
  .meta({ id: 'ContactStats', examples: [STATS_EXAMPLE] });

export type ContactStats = z.infer<typeof contactStatsSchema>;

interface GroupRow {
  readonly status: ContactStatus;
  readonly type: ContactType;
  readonly count: number;
}

export async function contactStats(pool: Pool, now: Date): Promise<ContactStats> {
  const { rows } = await pool.query<GroupRow>(
    `select split_part(key, '/', 1) as status, split_part(key, '/', 2) as type, sum(orders)::bigint as count
       from order_sums_now where kind = 'contact' group by key`,
  );
  const fresh = await pool.query<{ count: number }>(
    `select count(*) from contacts
      where deleted_at is null and created_at >= $1::timestamptz - make_interval(hours => $2)`,
    [now, NEW_TODAY_HOURS],
  );
  const sum = (groups: readonly GroupRow[]) => groups.reduce((all, group) => all + group.count, 0);
  const withStatus = (status: ContactStatus) => sum(rows.filter((row) => row.status === status));
  const withType = (type: ContactType) => sum(rows.filter((row) => row.type === type));
  return {
    total: sum(rows),
    newToday: fresh.rows[0]?.count ?? 0,
    answered: withStatus('REPLIED') + withStatus('RESPONDED'),
    byStatus: {
      NEW: withStatus('NEW'),
      READ: withStatus('READ'),
      REPLIED: withStatus('REPLIED'),
      RESPONDED: withStatus('RESPONDED'),
      CLOSED: withStatus('CLOSED'),
    },
    byType: {
      GENERAL: withType('GENERAL'),
      SUPPORT: withType('SUPPORT'),
      SALES: withType('SALES'),
      FEEDBACK: withType('FEEDBACK'),
      COMPLAINT: withType('COMPLAINT'),
      OTHER: withType('OTHER'),
    },
  };
}

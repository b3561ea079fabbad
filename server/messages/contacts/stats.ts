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
  readonly fresh: number;
}

export async function contactStats(pool: Pool, now: Date): Promise<ContactStats> {
  const { rows } = await pool.query<GroupRow>(
    `select status, type, count(*),
            count(*) filter (where created_at >= $1::timestamptz - make_interval(hours => $2)) as fresh
       from contacts where deleted_at is null group by status, type`,
    [now, NEW_TODAY_HOURS],
  );
  const sum = (groups: readonly GroupRow[], of: 'count' | 'fresh' = 'count') =>
    groups.reduce((all, group) => all + group[of], 0);
  const withStatus = (status: ContactStatus) => sum(rows.filter((row) => row.status === status));
  const withType = (type: ContactType) => sum(rows.filter((row) => row.type === type));
  return {
    total: sum(rows),
    newToday: sum(rows, 'fresh'),
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

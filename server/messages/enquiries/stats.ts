import type { Pool } from 'pg';
import { z } from 'zod';
import { NEW_TODAY_HOURS } from '../../../domain/limits.ts';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../../domain/messages/enquiry.ts';
import { STATS_EXAMPLE } from './examples.ts';

const count = z.number().int();

export const enquiryStatsSchema = z
  .object({
    total: count,
    newToday: count.describe(`Came in the last ${NEW_TODAY_HOURS} hours`),
    aboutProducts: count.describe('Name a product'),
    byStatus: z.record(z.enum(ENQUIRY_STATUSES), count),
  })
  .meta({ id: 'EnquiryStats', examples: [STATS_EXAMPLE] });

export type EnquiryStats = z.infer<typeof enquiryStatsSchema>;

interface GroupRow {
  readonly status: EnquiryStatus;
  readonly isAboutProduct: boolean;
  readonly count: number;
  readonly fresh: number;
}

export async function enquiryStats(pool: Pool, now: Date): Promise<EnquiryStats> {
  const { rows } = await pool.query<GroupRow>(
    `select status, product_id is not null as "isAboutProduct", count(*),
            count(*) filter (where created_at >= $1::timestamptz - make_interval(hours => $2)) as fresh
       from enquiries where deleted_at is null group by 1, 2`,
    [now, NEW_TODAY_HOURS],
  );
  const sum = (groups: readonly GroupRow[], of: 'count' | 'fresh' = 'count') =>
    groups.reduce((all, group) => all + group[of], 0);
  const withStatus = (status: EnquiryStatus) => sum(rows.filter((row) => row.status === status));
  return {
    total: sum(rows),
    newToday: sum(rows, 'fresh'),
    aboutProducts: sum(rows.filter(({ isAboutProduct }) => isAboutProduct)),
    byStatus: {
      new: withStatus('new'),
      read: withStatus('read'),
      replied: withStatus('replied'),
      closed: withStatus('closed'),
    },
  };
}

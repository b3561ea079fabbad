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
  readonly about: string;
  readonly count: number;
}

export async function enquiryStats(pool: Pool, now: Date): Promise<EnquiryStats> {
  const [{ rows }, fresh] = await Promise.all([
    pool.query<GroupRow>(
      `select split_part(key, '/', 1) as status, split_part(key, '/', 2) as about, sum(orders)::bigint as count
         from order_sums_now where kind = 'enquiry' group by key`,
    ),
    pool.query<{ count: number }>(
      `select count(*) from enquiries
        where deleted_at is null and created_at >= $1::timestamptz - make_interval(hours => $2)`,
      [now, NEW_TODAY_HOURS],
    ),
  ]);
  const sum = (groups: readonly GroupRow[]) => groups.reduce((all, group) => all + group.count, 0);
  const withStatus = (status: EnquiryStatus) => sum(rows.filter((row) => row.status === status));
  return {
    total: sum(rows),
    newToday: fresh.rows[0]?.count ?? 0,
    aboutProducts: sum(rows.filter(({ about }) => about !== '')),
    byStatus: {
      new: withStatus('new'),
      read: withStatus('read'),
      replied: withStatus('replied'),
      closed: withStatus('closed'),
    },
  };
}

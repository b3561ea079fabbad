import type { Pool } from 'pg';
import { z } from 'zod';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../domain/enquiry.ts';
import { NEW_TODAY_HOURS } from '../../domain/limits.ts';
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

type StatsRow = Record<EnquiryStatus | 'total' | 'newToday' | 'aboutProducts', number>;

export async function enquiryStats(pool: Pool, now: Date): Promise<EnquiryStats> {
  const { rows } = await pool.query<StatsRow>(
    `select count(*) as total, count(product_id) as "aboutProducts",
            count(*) filter (where created_at >= $1::timestamptz - make_interval(hours => $2)) as "newToday",
            ${ENQUIRY_STATUSES.map((status) => `count(*) filter (where status = '${status}') as ${status}`).join(', ')}
       from enquiries where deleted_at is null`,
    [now, NEW_TODAY_HOURS],
  );
  if (rows[0] === undefined) throw new Error('The enquiries were not counted');
  const { total, newToday, aboutProducts, ...byStatus } = rows[0];
  return { total, newToday, aboutProducts, byStatus };
}

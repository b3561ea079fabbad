import type { Pool } from 'pg';
import type { EnquiryStats } from '../../../contract/messages/enquiry.ts';
import { NEW_TODAY_HOURS } from '../../../domain/limits.ts';
import type { EnquiryStatus } from '../../../domain/messages/enquiry.ts';

interface GroupRow {
  readonly status: EnquiryStatus;
  readonly isAboutProduct: boolean;
  readonly count: number;
  readonly recent: number;
}

export async function enquiryStats(pool: Pool, now: Date): Promise<EnquiryStats> {
  const { rows } = await pool.query<GroupRow>(
    `select status, product_id is not null as "isAboutProduct", count(*),
            count(*) filter (where created_at >= $1::timestamptz - make_interval(hours => $2)) as recent
       from enquiries where deleted_at is null group by 1, 2`,
    [now, NEW_TODAY_HOURS],
  );
  const sum = (groups: readonly GroupRow[], of: 'count' | 'recent' = 'count') =>
    groups.reduce((all, group) => all + group[of], 0);
  const withStatus = (status: EnquiryStatus) => sum(rows.filter((row) => row.status === status));
  return {
    total: sum(rows),
    newToday: sum(rows, 'recent'),
    aboutProducts: sum(rows.filter(({ isAboutProduct }) => isAboutProduct)),
    byStatus: {
      new: withStatus('new'),
      read: withStatus('read'),
      replied: withStatus('replied'),
      closed: withStatus('closed'),
    },
  };
}

import type { Pool } from 'pg';
import type { ContactStats } from '../../../contract/messages/contact.ts';
import { NEW_TODAY_HOURS } from '../../../domain/limits.ts';
import type { ContactStatus, ContactType } from '../../../domain/messages/contact.ts';

interface GroupRow {
  readonly status: ContactStatus;
  readonly type: ContactType;
  readonly count: number;
  readonly recent: number;
}

export async function contactStats(pool: Pool, now: Date): Promise<ContactStats> {
  const { rows } = await pool.query<GroupRow>(
    `select status, type, count(*),
            count(*) filter (where created_at >= $1::timestamptz - make_interval(hours => $2)) as recent
       from contacts where deleted_at is null group by status, type`,
    [now, NEW_TODAY_HOURS],
  );
  const sum = (groups: readonly GroupRow[], of: 'count' | 'recent' = 'count') =>
    groups.reduce((all, group) => all + group[of], 0);
  const withStatus = (status: ContactStatus) => sum(rows.filter((row) => row.status === status));
  const withType = (type: ContactType) => sum(rows.filter((row) => row.type === type));
  return {
    total: sum(rows),
    newToday: sum(rows, 'recent'),
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

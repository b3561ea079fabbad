import type { Pool } from 'pg';

/** As long as the mail itself is kept. */
const TOLD_DAYS = 90;
const WAITING_DAYS = 365;

/** An address is not kept for what came long ago, or never will. */
export async function purgeOldAlerts(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from stock_alerts
      where told_at < $1::timestamptz - make_interval(days => $2)
         or asked_at < $1::timestamptz - make_interval(days => $3)`,
    [now, TOLD_DAYS, WAITING_DAYS],
  );
  return rowCount ?? 0;
}

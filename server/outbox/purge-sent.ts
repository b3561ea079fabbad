import type { Pool } from 'pg';

/** So long can somebody ask what was sent, and is an event that is heard again known. */
const KEPT_DAYS = 90;
const MOST_AT_ONCE = 10_000;

/** Messages carry names and addresses: what has left need not be kept for ever. What failed waits for its administrator. */
export async function purgeSentMessages(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from outbox where id in (
       select id from outbox
        where status = 'sent' and created_at < $1::timestamptz - make_interval(days => $2)
        order by created_at, id limit $3)`,
    [now, KEPT_DAYS, MOST_AT_ONCE],
  );
  return rowCount ?? 0;
}

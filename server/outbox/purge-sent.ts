import type { Pool } from 'pg';

/** For this long sent mails are listed, and a repeated event is recognised. */
const KEPT_DAYS = 90;
const MOST_AT_ONCE = 10_000;

/** Sent messages have names and addresses in them and must not stay for ever. Failed ones wait for an administrator. */
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

import type { Pool, PoolClient } from 'pg';

/** `failed` is retried, `dead` waits for an administrator. */
export const OUTBOX_STATUSES = ['pending', 'sent', 'failed', 'dead'] as const;

/** Gives a dead message all its attempts again. False when it is not dead. */
export async function retryDead(pool: Pool | PoolClient, id: number): Promise<boolean> {
  const { rows } = await pool.query(
    `with revived as (
       update outbox set status = 'pending', attempts = 0, next_attempt_at = now(), last_error = null,
              locked_by = null, lease_until = null
        where id = $1 and status = 'dead'
       returning id
     )
     select pg_notify('outbox', '') from revived`,
    [id],
  );
  return rows.length === 1;
}

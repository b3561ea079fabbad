import type { Pool } from 'pg';

/** A row that only this process may handle until the lease ends. */
export interface Claim {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly dedupeKey: string;
  readonly createdAt: Date;
  /** Includes this attempt. With `lockedBy` it identifies the claim. */
  readonly attempt: number;
  readonly lockedBy: string;
}

export type Outcome =
  | { readonly status: 'sent'; readonly note?: string | undefined }
  | { readonly status: 'failed'; readonly error: string; readonly retryInMs: number }
  | { readonly status: 'dead'; readonly error: string };

interface ClaimOptions {
  readonly lockedBy: string;
  readonly leaseMs: number;
  readonly limit: number;
  /** Null for the database's clock, which all processes share. */
  readonly now: Date | null;
}

interface ClaimRow {
  id: number;
  kind: string;
  payload: unknown;
  dedupe_key: string;
  created_at: Date;
  attempts: number;
}

/**
 * Leases the messages that are due. The attempt is counted here and not at its end, so that a message that crashes the process
 * runs out of attempts too. The clock is rounded like the columns, so that a new row is due at once.
 */
export async function claimDue(pool: Pool, options: ClaimOptions): Promise<Claim[]> {
  const { rows } = await pool.query<ClaimRow>({
    name: 'claim due messages',
    text: `with clock as (select coalesce($4::timestamptz, now())::timestamptz(3) as now),
     due as materialized (
       select id from outbox, clock
        where status in ('pending', 'failed') and next_attempt_at <= clock.now
          and (lease_until is null or lease_until <= clock.now)
        order by next_attempt_at, id
        limit $3
          for update of outbox skip locked
     )
     update outbox set attempts = attempts + 1, locked_by = $1,
            lease_until = clock.now + make_interval(secs => $2::float8 / 1000)
       from due, clock
      where outbox.id = due.id
     returning outbox.id, kind, payload, dedupe_key, created_at, attempts`,
    values: [options.lockedBy, options.leaseMs, options.limit, options.now],
  });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payload: row.payload,
    dedupeKey: row.dedupe_key,
    createdAt: row.created_at,
    attempt: row.attempts,
    lockedBy: options.lockedBy,
  }));
}

/** Stores the outcome of an attempt and ends the lease. False when another process has leased the row since. */
export async function settleClaim(
  pool: Pool,
  claim: Claim,
  outcome: Outcome,
  now: Date | null,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'settle message',
    text: `with clock as (select coalesce($7::timestamptz, now()) as now)
     update outbox set status = $4, last_error = $5, lease_until = null, locked_by = null,
            sent_at = case when $4 = 'sent' then clock.now end,
            next_attempt_at = case when $4 = 'failed'
              then clock.now + make_interval(secs => $6::float8 / 1000) else next_attempt_at end
       from clock
      where id = $1 and locked_by = $2 and attempts = $3`,
    values: [
      claim.id,
      claim.lockedBy,
      claim.attempt,
      outcome.status,
      outcome.status === 'sent' ? (outcome.note ?? null) : outcome.error,
      outcome.status === 'failed' ? outcome.retryInMs : 0,
      now,
    ],
  });
  return rowCount === 1;
}

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
  | { readonly status: 'sent'; readonly note?: string | undefined; readonly keptMail?: unknown }
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

export interface EndedAttempt {
  readonly claim: Claim;
  readonly outcome: Outcome;
}

/** Stores the outcomes of attempts and ends their leases. Returns the ids; those that another process has leased since are missing. */
export async function settleClaims(
  pool: Pool,
  ended: readonly EndedAttempt[],
  now: Date | null,
): Promise<ReadonlySet<number>> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'settle messages',
    text: `with clock as (select coalesce($8::timestamptz, now()) as now),
     ended as (
       select * from unnest($1::bigint[], $2::text[], $3::int[], $4::text[], $5::text[], $6::float8[],
                             $7::json[])
         as ended (id, locked_by, attempt, status, note, retry_ms, kept_mail)
     )
     update outbox set status = ended.status, last_error = ended.note, kept_mail = ended.kept_mail,
            lease_until = null, locked_by = null,
            sent_at = case when ended.status = 'sent' then clock.now end,
            next_attempt_at = case when ended.status = 'failed'
              then clock.now + make_interval(secs => ended.retry_ms / 1000) else next_attempt_at end
       from clock, ended
      where outbox.id = ended.id and outbox.locked_by = ended.locked_by and outbox.attempts = ended.attempt
     returning outbox.id`,
    values: [
      ended.map(({ claim }) => claim.id),
      ended.map(({ claim }) => claim.lockedBy),
      ended.map(({ claim }) => claim.attempt),
      ended.map(({ outcome }) => outcome.status),
      ended.map(({ outcome }) => (outcome.status === 'sent' ? (outcome.note ?? null) : outcome.error)),
      ended.map(({ outcome }) => (outcome.status === 'failed' ? outcome.retryInMs : 0)),
      ended.map(({ outcome }) => keptMailOf(outcome)),
      now,
    ],
  });
  return new Set(rows.map(({ id }) => id));
}

function keptMailOf(outcome: Outcome): string | null {
  const isKept = outcome.status === 'sent' && outcome.keptMail !== undefined;
  return isKept ? JSON.stringify(outcome.keptMail) : null;
}

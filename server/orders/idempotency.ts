import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** A request that must not happen twice, by the key its sender gave it. */
export interface RequestKey {
  /** The call that the key belongs to, such as `order`. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

export type ClaimedKey =
  | { readonly state: 'new' }
  | { readonly state: 'answered'; readonly body: unknown }
  | { readonly state: 'other request' };

const KEPT_MS = 48 * 60 * 60 * 1000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * A key belongs to its call: with another body, or from another account, it is another request and is refused. Who
 * sends both again gets the stored answer, so a stranger who guesses a key learns nothing.
 */
export function requestKey(
  call: 'order' | 'payment' | 'shipment' | 'product',
  key: string | undefined,
  { userId, body }: { readonly userId: string | null; readonly body: unknown },
): RequestKey | undefined {
  if (key === undefined) return undefined;
  return { scope: call, key, requestHash: hashRequest([userId, body]) };
}

/** The same content gives the same hash, in whatever order its fields stand. */
function hashRequest(content: unknown): Buffer {
  return digest(JSON.stringify(sorted(content)) ?? '');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/**
 * Inside the transaction that does the work: a second request with the key waits here until the first is committed and
 * then finds its answer, or, when that one failed, takes its place. A crash leaves no key behind.
 */
export async function claimKey(
  client: PoolClient,
  { scope, key, requestHash }: RequestKey,
  now: Date,
): Promise<ClaimedKey> {
  const claimed = await client.query({
    name: 'claim idempotency key',
    text: `insert into idempotency_keys (scope, key, request_hash, expires_at) values ($1, $2, $3, $4)
     on conflict (scope, key) do update
       set request_hash = excluded.request_hash, state = 'started', response_status = null, response_body = null,
           created_at = $5, expires_at = excluded.expires_at
       where idempotency_keys.expires_at <= $5`,
    values: [scope, key, requestHash, new Date(now.getTime() + KEPT_MS), now],
  });
  if (claimed.rowCount === 1) return { state: 'new' };
  const { rows } = await client.query<{ request_hash: Buffer; response_body: unknown }>(
    'select request_hash, response_body from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  const present = rows[0];
  if (present === undefined) throw new Error('An idempotency key vanished while it was locked');
  if (!present.request_hash.equals(requestHash)) return { state: 'other request' };
  return { state: 'answered', body: present.response_body };
}

export async function answerKey(
  client: PoolClient,
  { scope, key }: RequestKey,
  status: number,
  body: unknown,
): Promise<void> {
  await client.query({
    name: 'answer idempotency key',
    text: `update idempotency_keys set state = 'answered', response_status = $3, response_body = $4
      where scope = $1 and key = $2`,
    values: [scope, key, status, JSON.stringify(body)],
  });
}

export async function purgeExpiredKeys(pool: Pool): Promise<void> {
  await pool.query('delete from idempotency_keys where expires_at < now()');
}

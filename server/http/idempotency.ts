import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';

/** A repeated request, after a lost response or a second click, has the same key. */
export const idempotencyHeaders = (description: string) =>
  z.looseObject({
    'idempotency-key': z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/, 'An Idempotency-Key has 1 to 200 visible characters')
      .optional()
      .describe(description),
  });

/** The idempotency key of a request that must not happen twice. */
export interface RequestKey {
  /** The kind of request, such as `order`; each kind has its own keys. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

export type ClaimedKey =
  | { readonly state: 'new' }
  /** The same request was answered before. */
  | { readonly state: 'repeated'; readonly response: unknown }
  /** The key belongs to another request. */
  | { readonly state: 'key reused' };

const KEY_LIFETIME_MS = 48 * 60 * 60 * 1000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Account and body belong to the key: with another body, or from another account, it is refused. Whoever guesses a
 * stranger's key therefore learns nothing.
 */
export function requestKey(
  scope: 'order' | 'payment' | 'shipment' | 'product' | 'reply' | 'refund' | 'call',
  key: string | undefined,
  { userId, body }: { readonly userId: string | null; readonly body: unknown },
): RequestKey | undefined {
  if (key === undefined) return undefined;
  return { scope, key, requestHash: hashRequest([userId, body]) };
}

/** The order of the fields does not change the hash. */
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
 * Called inside the transaction that does the work. A second request with the key waits here until the first has ended:
 * it then gets the stored response, or does the work itself where the first one failed. A crash leaves no key behind.
 */
export async function claimKey(
  client: PoolClient,
  request: RequestKey | undefined,
  now: Date,
): Promise<ClaimedKey> {
  if (request === undefined) return { state: 'new' };
  const { scope, key, requestHash } = request;
  const claimed = await client.query({
    name: 'claim idempotency key',
    text: `insert into idempotency_keys (scope, key, request_hash, expires_at) values ($1, $2, $3, $4)
     on conflict (scope, key) do update
       set request_hash = excluded.request_hash, state = 'started', response_status = null, response_body = null,
           created_at = $5, expires_at = excluded.expires_at
       where idempotency_keys.expires_at <= $5`,
    values: [scope, key, requestHash, new Date(now.getTime() + KEY_LIFETIME_MS), now],
  });
  if (claimed.rowCount === 1) return { state: 'new' };
  const { rows } = await client.query<{ request_hash: Buffer; response_body: unknown }>(
    'select request_hash, response_body from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  const stored = rows[0];
  if (stored === undefined) throw new Error('An idempotency key vanished while it was locked');
  if (!stored.request_hash.equals(requestHash)) return { state: 'key reused' };
  return { state: 'repeated', response: stored.response_body };
}

export async function storeResponse(
  client: PoolClient,
  request: RequestKey | undefined,
  body: unknown,
): Promise<void> {
  if (request === undefined) return;
  await client.query({
    name: 'answer idempotency key',
    text: `update idempotency_keys set state = 'answered', response_status = 201, response_body = $3
      where scope = $1 and key = $2`,
    values: [request.scope, request.key, JSON.stringify(body)],
  });
}

export async function purgeExpiredKeys(pool: Pool): Promise<void> {
  await pool.query('delete from idempotency_keys where expires_at < now()');
}

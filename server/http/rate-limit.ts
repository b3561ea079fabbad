import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { ShopError } from './errors.ts';

/**
 * Limits are counted in the database, so that several processes share one count. A route declares one by
 * `config: { access, rateLimit: { max: 5, timeWindow: 60_000, groupId: 'sign-in' } }`.
 */
export async function limitRates(app: FastifyInstance, pool: Pool, enabled: boolean): Promise<void> {
  if (!enabled) return;
  await app.register(rateLimit, {
    global: false,
    store: databaseStore(pool),
    skipOnError: false,
    errorResponseBuilder: (_request, context) =>
      new ShopError('TOO_MANY_REQUESTS', 429, `Too many requests. Please try again in ${context.after}.`),
  });
}

/** The fixed window that holds `now`, e.g. a minute's window at 10:00:42 began at 10:00:00 and ends in 18 s. */
export function windowOf(now: number, length: number): { start: number; ttl: number } {
  const start = now - (now % length);
  return { start, ttl: start + length - now };
}

/** Hashed, so that network addresses are not stored. */
export function bucketOf(group: string, key: string): string {
  return createHash('sha256').update(`${group}|${key}`).digest('base64url');
}

/**
 * The key of one visitor in rate limits. An IPv6 customer has a whole network of addresses (2001:db8:1:2::/64), which must count
 * as one.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}

/** Adds one to each bucket in one statement, and returns the counts of their current windows in the same order. */
export async function countIn(
  pool: Pool,
  counts: readonly { readonly bucket: string; readonly timeWindow: number }[],
): Promise<number[]> {
  const starts = counts.map(({ timeWindow }) => windowOf(Date.now(), timeWindow).start);
  const { rows } = await pool.query<{ bucket: string; hits: number }>(
    `insert into rate_limits (bucket, window_start, expires_at)
     select * from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as each (bucket) order by bucket
     on conflict (bucket, window_start) do update set hits = rate_limits.hits + 1
     returning bucket, hits`,
    [
      counts.map(({ bucket }) => bucket),
      starts.map((start) => new Date(start)),
      counts.map(({ timeWindow }, index) => new Date((starts[index] ?? 0) + timeWindow)),
    ],
  );
  return counts.map(({ bucket }) => rows.find((row) => row.bucket === bucket)?.hits ?? 1);
}

function databaseStore(pool: Pool) {
  return class DatabaseStore implements FastifyRateLimitStore {
    readonly #route: string;
    constructor(options: object) {
      const { groupId, routeInfo } = storeOptions.parse(options);
      this.#route =
        groupId === undefined ? `${[routeInfo?.method].flat().join('/')} ${routeInfo?.url}` : 'group';
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], length: number): void {
      const { ttl } = windowOf(Date.now(), length);
      countIn(pool, [{ bucket: bucketOf(this.#route, key), timeWindow: length }]).then(
        ([current = 1]) => done(null, { current, ttl }),
        (error: Error) => done(error),
      );
    }

    child(options: object): DatabaseStore {
      return new DatabaseStore(options);
    }
  };
}

/** The plugin adds the group's name to the key itself. */
const storeOptions = z.object({
  groupId: z.string().optional(),
  routeInfo: z
    .object({ method: z.union([z.string(), z.array(z.string())]).optional(), url: z.string().optional() })
    .optional(),
});

export async function purgeExpiredCounts(pool: Pool): Promise<void> {
  await pool.query('delete from rate_limits where expires_at < now()');
}

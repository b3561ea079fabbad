import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { withTransaction } from '../../db/connect.ts';

/**
 * What the simulator stores: its orders, refunds, keys and switches. They are in the database, since several processes
 * may serve one shop, and in `payment_events` under names of their own, apart from the shop's own payments.
 */
export interface Entry<T> {
  /** Such as `order:GUEST-…-1`. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
}

const stored = z.object({ payload: z.unknown() });

export async function readEntry<T>(client: Pool | PoolClient, { name, schema }: Entry<T>): Promise<T | null> {
  const { rows } = await client.query(
    `select payload from payment_events where provider = 'simulator' and dedupe_key = $1`,
    [keyOf(name)],
  );
  return rows[0] === undefined ? null : schema.parse(stored.parse(rows[0]).payload);
}

/** False when there is one of that name already. */
export async function addEntry<T>(client: Pool | PoolClient, { name }: Entry<T>, value: T): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into payment_events (provider, dedupe_key, event, payload, handled_at)
     values ('simulator', $1, $2, $3, now()) on conflict (provider, dedupe_key) do nothing`,
    [keyOf(name), `simulator.${name.split(':')[0]}`, JSON.stringify(value)],
  );
  return rowCount === 1;
}

/** Changes an entry under its lock; null when there is none. */
export async function changeEntry<T>(
  pool: Pool,
  entry: Entry<T>,
  change: (value: T) => T,
): Promise<{ before: T; after: T } | null> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query(
      `select payload from payment_events where provider = 'simulator' and dedupe_key = $1 for update`,
      [keyOf(entry.name)],
    );
    if (rows[0] === undefined) return null;
    const before = entry.schema.parse(stored.parse(rows[0]).payload);
    const after = change(before);
    await client.query(
      `update payment_events set payload = $2 where provider = 'simulator' and dedupe_key = $1`,
      [keyOf(entry.name), JSON.stringify(after)],
    );
    return { before, after };
  });
}

/** Received webhooks are named by the hash of their body, so the names cannot collide. */
const keyOf = (name: string): string => `simulator/${name}`;

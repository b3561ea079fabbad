import type { Pool, PoolClient } from 'pg';

export interface OutboxMessage {
  readonly kind: string;
  readonly payload: unknown;
  /** Of the event, such as `order-confirmed:1042`: the same event is sent only once. */
  readonly dedupeKey: string;
}

/**
 * Queues a message in the caller's transaction, so that it is sent if and only if the order, enquiry or account is stored.
 * True when the event was new.
 */
export async function enqueue(
  client: Pool | PoolClient,
  { kind, payload, dedupeKey }: OutboxMessage,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'enqueue',
    text: `insert into outbox (kind, payload, dedupe_key) values ($1, $2, $3)
     on conflict (dedupe_key) do nothing`,
    values: [kind, JSON.stringify(payload), dedupeKey],
  });
  return rowCount === 1;
}

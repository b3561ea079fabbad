import type { Pool, PoolClient } from 'pg';

export interface OutboxMessage {
  readonly kind: string;
  readonly payload: unknown;
  /** Of the event, such as `order-confirmed:1042`: the same event is sent only once. */
  readonly dedupeKey: string;
}

/**
 * Queues messages in the caller's transaction, so that they are sent if and only if the order, enquiry or account is stored.
 * Returns how many of the events were new.
 */
export async function enqueueAll(
  client: Pool | PoolClient,
  messages: readonly OutboxMessage[],
): Promise<number> {
  const { rowCount } = await client.query({
    name: 'enqueue',
    text: `insert into outbox (kind, payload, dedupe_key) select * from unnest($1::text[], $2::jsonb[], $3::text[])
     on conflict (dedupe_key) do nothing`,
    values: [
      messages.map(({ kind }) => kind),
      messages.map(({ payload }) => JSON.stringify(payload)),
      messages.map(({ dedupeKey }) => dedupeKey),
    ],
  });
  return rowCount ?? 0;
}

/** True when the event was new. */
export async function enqueue(client: Pool | PoolClient, message: OutboxMessage): Promise<boolean> {
  return (await enqueueAll(client, [message])) === 1;
}

import type { Pool, PoolClient } from 'pg';
import type { PreviewRow } from '../../../contract/books/money.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { inLots } from './known-facts.ts';

/** As the screen names them. */
export async function ordersOf(
  client: Pool | PoolClient,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => PreviewRow['order']> {
  const found = new Map<string, PreviewRow['order']>();
  for (const some of inLots([...new Set(ids)])) {
    const { rows } = await client.query<{ id: string; order_number: number; customer_name: string }>(
      'select id, order_number, customer_name from orders where id = any($1)',
      [some],
    );
    for (const { id, order_number, customer_name } of rows)
      found.set(id, { id, number: displayOrderNumber(order_number), customer: customer_name });
  }
  return (id) => (id === null ? null : (found.get(id) ?? null));
}

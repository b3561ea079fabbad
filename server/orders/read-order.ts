import type { Pool, PoolClient } from 'pg';
import type { Order, OrderView } from '../../contract/orders/order.ts';
import { type AdminOrder, packingOrderSchema } from '../../contract/orders/packing-order.ts';
import { type Holder, may } from '../../domain/accounts/permissions.ts';
import { type OrderRow, orderColumns, toOrder } from './order-rows.ts';

/** Null where there is no such order, or it was deleted. */
export async function readOrder(database: Pool | PoolClient, id: string): Promise<Order | null> {
  return findOne(database, 'o.id = $1', id);
}

/** Only for those who may see the order anyway: numbers are easy to guess. */
export async function readOrderByNumber(database: Pool | PoolClient, number: number): Promise<Order | null> {
  return findOne(database, 'o.order_number = $1', number);
}

async function findOne(
  database: Pool | PoolClient,
  condition: string,
  value: string | number,
): Promise<Order | null> {
  const { rows } = await database.query<OrderRow>({
    name: `read order ${condition}`,
    text: `select ${orderColumns()} from orders o where ${condition} and o.deleted_at is null`,
    values: [value],
  });
  return rows[0] === undefined ? null : toOrder(rows[0]);
}

/** `guest`: anybody who has the order's link. */
export type OrderReader = 'admin' | 'owner' | 'guest';

/** Administrators read everything, shoppers no internal notes and names, guests no account. */
export function orderViewFor(reader: OrderReader, order: Order): OrderView {
  if (reader === 'admin') return order;
  const { calls, admin_notes, test_payment, version, ...known } = order;
  const { amount_to_refund, amount_disputed, user_id, user, ...shown } = known;
  return {
    ...shown,
    status_history: order.status_history.map(({ field, from, to, at }) => ({ field, from, to, at })),
    ...(reader === 'owner' ? { user_id, user } : {}),
  };
}

/** What an administrator reads: without amounts where the role does not include them. */
export function orderForAdmin(holder: Holder | null, order: Order): AdminOrder {
  if (may(holder, 'see order amounts')) return order;
  const amount_to_collect = order.payment_method === 'COD' ? order.amount_due : 0;
  return packingOrderSchema.parse({ ...order, amount_to_collect });
}

import type { Pool } from 'pg';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/orders/order-status.ts';
import { type BoundedCount, bounded } from '../db/bounded-count.ts';
import { type OrderFilter, orderConditions } from './order-filter.ts';

export type StatusCounts = Record<OrderStatus, number>;

export interface CountedOrders extends BoundedCount {
  /** Of all that match, whatever their status: what the six tiles show. */
  readonly counts: StatusCounts;
  /** Of these there are more than `counts` says. */
  readonly countedInPart: readonly OrderStatus[];
}

/** Each status to `most`, with an index of its own: PostgreSQL plans for a status that it knows. */
export async function countOrders(pool: Pool, filter: OrderFilter, most: number): Promise<CountedOrders> {
  const { where, values } = orderConditions({ ...filter, status: undefined });
  const counts = ORDER_STATUSES.map(
    (status) => `(select count(*) from (
       select from orders o ${where} and o.status = '${status}' limit ${most + 1}) found) as "${status}"`,
  );
  const { rows } = await pool.query<StatusCounts>(`select ${counts.join(', ')}`, values);
  return toCounted(filter, rows[0] ?? {}, most);
}

/** From how many orders were found of each status, to `most` or further. */
export function toCounted(
  { status }: OrderFilter,
  found: Partial<StatusCounts>,
  most: number,
): CountedOrders {
  const of = (status: OrderStatus) => found[status] ?? 0;
  const all = ORDER_STATUSES.reduce((sum, status) => sum + of(status), 0);
  const shown = (status: OrderStatus) => bounded(of(status), most).total;
  return {
    ...bounded(status === undefined ? all : of(status), most),
    counts: {
      PENDING: shown('PENDING'),
      CONFIRMED: shown('CONFIRMED'),
      PROCESSING: shown('PROCESSING'),
      SHIPPED: shown('SHIPPED'),
      DELIVERED: shown('DELIVERED'),
      CANCELLED: shown('CANCELLED'),
    },
    countedInPart: ORDER_STATUSES.filter((status) => of(status) > most),
  };
}

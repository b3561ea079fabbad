import type { Pool } from 'pg';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/orders/order-status.ts';
import { type BoundedCount, bounded } from '../db/bounded-count.ts';
import { type OrderFilter, orderConditions } from './order-filter.ts';

export type StatusCounts = Record<OrderStatus, number>;

export interface OrderCount extends BoundedCount {
  /** By status, of all that match the other filters. */
  readonly counts: StatusCounts;
  /** Statuses with more orders than were counted. */
  readonly countedInPart: readonly OrderStatus[];
}

/** Counts each status up to `most`. The status is a literal, so that PostgreSQL plans each count for its status. */
export async function countOrders(pool: Pool, filter: OrderFilter, most: number): Promise<OrderCount> {
  const { where, values } = orderConditions({ ...filter, status: undefined });
  const counts = ORDER_STATUSES.map(
    (status) => `(select count(*) from (
       select from orders o ${where} and o.status = '${status}' limit ${most + 1}) found) as "${status}"`,
  );
  const { rows } = await pool.query<StatusCounts>(`select ${counts.join(', ')}`, values);
  return boundCounts(filter, rows[0] ?? {}, most);
}

/** Cuts the counts of each status off at `most`. */
export function boundCounts({ status }: OrderFilter, found: Partial<StatusCounts>, most: number): OrderCount {
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

import type { Pool } from 'pg';
import { ORDER_NUMBER_PREFIX } from '../../domain/order.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/order-status.ts';
import { Conditions, containing } from '../db/conditions.ts';
import { type OrderRow, orderColumns, toOrder } from './order-rows.ts';
import type { Order } from './order-schema.ts';

export interface OrderFilter {
  /** Only the orders of this account. */
  readonly userId?: string | undefined;
  readonly search?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly payment_status?: PaymentStatus | undefined;
  readonly payment_method?: PaymentMethod | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Numbers are searched as they are shown: `RR-1042` finds 1042. */
function searched(text: string | undefined): string | undefined {
  const isNumber = text?.toUpperCase().startsWith(ORDER_NUMBER_PREFIX);
  return containing(isNumber ? text?.slice(ORDER_NUMBER_PREFIX.length) : text);
}

export function orderConditions(filter: OrderFilter): Conditions {
  return new Conditions('o.deleted_at is null')
    .add('o.user_id = ?', filter.userId)
    .add('o.status = ?', filter.status)
    .add('o.payment_status = ?', filter.payment_status)
    .add('o.payment_method = ?', filter.payment_method)
    .add('o.search like lower(?)', searched(filter.search))
    .add('o.created_at >= ?', filter.from)
    .add('o.created_at < ?', filter.to);
}

export type StatusCounts = Record<OrderStatus, number>;

export interface OrderPage {
  readonly orders: Order[];
  readonly total: number;
  /** Of all that match, whatever their status: what the six tiles show. */
  readonly counts: StatusCounts;
}

/** The newest first. Two statements, however many orders. */
export async function listOrders(
  pool: Pool,
  filter: OrderFilter & { readonly page: number; readonly limit: number },
): Promise<OrderPage> {
  const listing = orderConditions(filter);
  const [counts, listed] = await Promise.all([
    countByStatus(pool, filter),
    pool.query<OrderRow>(
      `select ${orderColumns()} from orders o ${listing.where} order by o.created_at desc, o.id desc
        limit ${listing.place(filter.limit)} offset ${listing.place((filter.page - 1) * filter.limit)}`,
      listing.values,
    ),
  ]);
  const counted = filter.status === undefined ? Object.values(counts) : [counts[filter.status]];
  return {
    orders: listed.rows.map(toOrder),
    total: counted.reduce((sum, count) => sum + count, 0),
    counts,
  };
}

async function countByStatus(pool: Pool, filter: OrderFilter): Promise<StatusCounts> {
  const counting = orderConditions({ ...filter, status: undefined });
  const { rows } = await pool.query<{ status: OrderStatus; count: number }>(
    `select o.status, count(*) from orders o ${counting.where} group by o.status`,
    counting.values,
  );
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  const of = (status: OrderStatus) => found.get(status) ?? 0;
  return {
    PENDING: of('PENDING'),
    CONFIRMED: of('CONFIRMED'),
    PROCESSING: of('PROCESSING'),
    SHIPPED: of('SHIPPED'),
    DELIVERED: of('DELIVERED'),
    CANCELLED: of('CANCELLED'),
  };
}

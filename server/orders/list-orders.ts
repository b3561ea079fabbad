import type { Pool } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import { countedMost } from '../db/bounded-count.ts';
import { findsFew } from '../db/list-page.ts';
import { type CursorQuery, cursorPage, pageSql } from '../http/cursor.ts';
import { type CountedOrders, countOrders, type StatusCounts, toCounted } from './count-orders.ts';
import { type OrderFilter, orderConditions } from './order-filter.ts';
import { type OrderRow, orderColumns, toOrder } from './order-rows.ts';

export interface OrderPage extends CountedOrders {
  readonly orders: Order[];
  readonly next: string | null;
  readonly previous: string | null;
}

export type OrderQuery = OrderFilter & CursorQuery;

/** The newest first. `few`: as many orders a search may find to be read all. */
export async function listOrders(pool: Pool, query: OrderQuery, few?: number): Promise<OrderPage> {
  const any = orderConditions({ ...query, status: undefined });
  const isRare = query.search !== undefined && (await findsFew(pool, 'orders o', any, few));
  const [counted, read] = await (isRare ? findAll : findInOrder)(pool, query);
  const { rows, next, previous } = cursorPage(read, query, counted);
  return { orders: rows.map(toOrder), ...counted, next, previous };
}

type Found = [CountedOrders, OrderRow[]];

/** Few orders are all found through the index of what was searched for, then counted and sorted. */
async function findAll(pool: Pool, query: OrderQuery): Promise<Found> {
  const any = orderConditions({ ...query, status: undefined });
  const { where } = any;
  const { condition, order, limit } = pageSql(query, (value) => any.param(value));
  const status = `${any.param(query.status ?? null)}::text`;
  const { rows } = await pool.query<{ counts: Partial<StatusCounts> | null; ids: string[] }>(
    `with found as materialized (select o.id, o.status, o.created_at from orders o ${where})
     select (select jsonb_object_agg(status, orders) from (
              select status, count(*) as orders from found group by status) statuses) as counts,
            array(select o.id from found o
                   where (${status} is null or o.status = ${status}) ${condition} ${order} ${limit}) as ids`,
    any.values,
  );
  const { counts, ids = [] } = rows[0] ?? {};
  const { rows: orders } = await pool.query<OrderRow>(
    `select ${orderColumns()} from orders o where o.id = any($1) ${order}`,
    [ids],
  );
  return [toCounted(query, counts ?? {}, countedMost(query)), orders];
}

/** Many orders match: they are read in the order of the list until the page is full. */
async function findInOrder(pool: Pool, query: OrderQuery): Promise<Found> {
  const conditions = orderConditions(query);
  const { where } = conditions;
  const { condition, order, limit } = pageSql(query, (value) => conditions.param(value));
  const [counted, { rows }] = await Promise.all([
    countOrders(pool, query, countedMost(query)),
    pool.query<OrderRow>(
      `select ${orderColumns()} from orders o where o.id in (
         select o.id from orders o ${where} ${condition} ${order} ${limit}) ${order}`,
      conditions.values,
    ),
  ]);
  return [counted, rows];
}

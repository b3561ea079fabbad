import type { Pool } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import { countedMost } from '../db/bounded-count.ts';
import { findsFew } from '../db/list-page.ts';
import { type CursorQuery, cursorPage, pageSql } from '../http/cursor.ts';
import { boundCounts, countOrders, type OrderCount, type StatusCounts } from './count-orders.ts';
import { type OrderFilter, orderConditions } from './order-filter.ts';
import { type OrderRow, orderColumns, toOrder } from './order-rows.ts';

export interface OrderPage extends OrderCount {
  readonly orders: Order[];
  readonly next: string | null;
  readonly previous: string | null;
}

export type OrderQuery = OrderFilter & CursorQuery;

/** The newest first. `few`: up to how many matches of a search are all read and then sorted. */
export async function listOrders(pool: Pool, query: OrderQuery, few?: number): Promise<OrderPage> {
  const anyStatus = orderConditions({ ...query, status: undefined });
  const isSelective = query.search !== undefined && (await findsFew(pool, 'orders o', anyStatus, few));
  const [counted, read] = await (isSelective ? sortMatches : scanByDate)(pool, query);
  const { rows, next, previous } = cursorPage(read, query, counted);
  return { orders: rows.map(toOrder), ...counted, next, previous };
}

type CountAndRows = [OrderCount, OrderRow[]];

/** For few matches: all are read through the index of the search, then counted and sorted. */
async function sortMatches(pool: Pool, query: OrderQuery): Promise<CountAndRows> {
  const anyStatus = orderConditions({ ...query, status: undefined });
  const { where } = anyStatus;
  const { condition, order, limit } = pageSql(query, (value) => anyStatus.param(value));
  const status = `${anyStatus.param(query.status ?? null)}::text`;
  const { rows } = await pool.query<{ counts: Partial<StatusCounts> | null; ids: string[] }>(
    `with found as materialized (select o.id, o.status, o.created_at from orders o ${where})
     select (select jsonb_object_agg(status, orders) from (
              select status, count(*) as orders from found group by status) statuses) as counts,
            array(select o.id from found o
                   where (${status} is null or o.status = ${status}) ${condition} ${order} ${limit}) as ids`,
    anyStatus.values,
  );
  const { counts, ids = [] } = rows[0] ?? {};
  const { rows: orders } = await pool.query<OrderRow>(
    `select ${orderColumns()} from orders o where o.id = any($1) ${order}`,
    [ids],
  );
  return [boundCounts(query, counts ?? {}, countedMost(query)), orders];
}

/** For many matches: orders are scanned by date until the page is full. */
async function scanByDate(pool: Pool, query: OrderQuery): Promise<CountAndRows> {
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

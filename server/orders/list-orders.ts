import type { Pool } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import { isDefaultSort, type OrderSort } from '../../domain/orders/order-sort.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/orders/order-status.ts';
import { type BoundedCount, bounded, countedMost } from '../db/bounded-count.ts';
import { findsFew } from '../db/list-page.ts';
import { type CursorQuery, cursorPage, pageSql } from '../http/cursor.ts';
import { type OrderFilter, orderConditions } from './order-filter.ts';
import { type OrderRow, orderColumns, toOrder } from './order-rows.ts';

export interface OrderPage extends OrderCount {
  readonly orders: Order[];
  /** Undefined where the list is not sorted by time: its pages have numbers alone. */
  readonly next?: string | null;
  readonly previous?: string | null;
}

export type OrderQuery = OrderFilter & CursorQuery & { readonly sort?: OrderSort | undefined };

/** The newest first unless it is sorted otherwise. `few`: up to how many matches of a search are all read and then sorted. */
export async function listOrders(pool: Pool, query: OrderQuery, few?: number): Promise<OrderPage> {
  const anyStatus = orderConditions({ ...query, status: undefined });
  const isSelective = query.search !== undefined && (await findsFew(pool, 'orders o', anyStatus, few));
  const [counted, read] = await (isSelective ? sortMatches : scanInOrder)(pool, query);
  if (sortOf(query) !== undefined) return { orders: read.map(toOrder), ...counted };
  const { rows, next, previous } = cursorPage(read, query, counted);
  return { orders: rows.map(toOrder), ...counted, next, previous };
}

const sortOf = ({ sort }: OrderQuery) => (sort === undefined || isDefaultSort(sort) ? undefined : sort);

/** Each has an index, with the time and the id behind it. */
const SORT_KEYS: Readonly<Record<OrderSort['by'], readonly string[]>> = {
  order: ['o.order_number'],
  customer: ['lower(o.customer_name)', 'o.created_at', 'o.id'],
  total: ['o.total_amount', 'o.created_at', 'o.id'],
  status: ['order_step(o.status)', 'o.created_at', 'o.id'],
  date: ['o.created_at', 'o.id'],
};

function sortedPageSql(query: OrderQuery, param: (value: unknown) => string) {
  const sort = sortOf(query);
  if (sort === undefined) return pageSql(query, param);
  const direction = sort.isDescending ? 'desc' : 'asc';
  return {
    condition: '',
    order: `order by ${SORT_KEYS[sort.by].map((key) => `${key} ${direction}`).join(', ')}`,
    limit: `limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
  };
}

type CountAndRows = [OrderCount, OrderRow[]];

/** For few matches: all are read through the index of the search, then counted and sorted. */
async function sortMatches(pool: Pool, query: OrderQuery): Promise<CountAndRows> {
  const anyStatus = orderConditions({ ...query, status: undefined });
  const { where } = anyStatus;
  const { condition, order, limit } = sortedPageSql(query, (value) => anyStatus.param(value));
  const status = `${anyStatus.param(query.status ?? null)}::text`;
  const { rows } = await pool.query<{ counts: Partial<StatusCounts> | null; ids: string[] }>(
    `with found as materialized (select o.id, o.status, o.created_at, o.order_number, o.customer_name, o.total_amount
                                        from orders o ${where})
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

/** For many matches: orders are scanned in their order until the page is full. */
async function scanInOrder(pool: Pool, query: OrderQuery): Promise<CountAndRows> {
  const conditions = orderConditions(query);
  const { where } = conditions;
  const { condition, order, limit } = sortedPageSql(query, (value) => conditions.param(value));
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

type StatusCounts = Record<OrderStatus, number>;

interface OrderCount extends BoundedCount {
  /** By status, of all that match the other filters. */
  readonly counts: StatusCounts;
  /** Statuses with more orders than were counted. */
  readonly countedInPart: readonly OrderStatus[];
}

/** Counts each status up to `most`. The status is a literal, so that PostgreSQL plans each count for its status. */
async function countOrders(pool: Pool, filter: OrderFilter, most: number): Promise<OrderCount> {
  const { where, values } = orderConditions({ ...filter, status: undefined });
  const counts = ORDER_STATUSES.map(
    (status) => `(select count(*) from (
       select from orders o ${where} and o.status = '${status}' limit ${most + 1}) found) as "${status}"`,
  );
  const { rows } = await pool.query<StatusCounts>(`select ${counts.join(', ')}`, values);
  return boundCounts(filter, rows[0] ?? {}, most);
}

/** Cuts the counts of each status off at `most`. */
function boundCounts({ status }: OrderFilter, found: Partial<StatusCounts>, most: number): OrderCount {
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

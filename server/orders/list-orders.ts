import type { Pool } from 'pg';
import { type Counted, wayToSearch } from '../db/counted.ts';
import { type PlacedPage, placedPage, readingOf, type Start } from '../http/places.ts';
import { countOrders, type StatusCounts } from './count-orders.ts';
import { type OrderFilter, orderConditions } from './order-filter.ts';
import { type OrderRow, orderColumns, toOrder } from './order-rows.ts';
import type { Order } from './order-schema.ts';

export interface OrderPage {
  readonly orders: Order[];
  readonly total: number;
  /** There are more than `total`, which is how far was counted. */
  readonly isMore: boolean;
  /** Of all that match, whatever their status: what the six tiles show. */
  readonly counts: StatusCounts;
  readonly next: string | null;
  readonly previous: string | null;
}

export interface OrderQuery extends OrderFilter {
  readonly page: number;
  readonly limit: number;
  /** Instead of the page's number. */
  readonly start?: Start | undefined;
}

/** The newest first. Two statements, however many orders. */
export async function listOrders(pool: Pool, query: OrderQuery): Promise<OrderPage> {
  const counting = countOrders(pool, query);
  // The last page, and the way to search, depend on how many there are.
  const isKnownFirst = query.start?.from === 'end' || query.search !== undefined;
  const reading = isKnownFirst
    ? counting.then((counted) => readPage(pool, query, counted))
    : readPage(pool, query, { total: 0, isMore: false });
  const [counted, page] = await Promise.all([counting, reading]);
  const { rows, next, previous } = page;
  return { orders: rows.map(toOrder), ...counted, next, previous };
}

async function readPage(pool: Pool, query: OrderQuery, counted: Counted): Promise<PlacedPage<OrderRow>> {
  const { page, start } = query;
  const { walk, time } = wayToSearch(query.search, counted, 'o.created_at');
  const listing = orderConditions(query, walk);
  const reading = readingOf(start, query.limit, counted.total);
  const { direction, limit, place, condition } = reading;
  const from =
    place === undefined
      ? ''
      : `and (o.created_at, o.id) ${condition} (${listing.place(place.at)}, ${listing.place(place.id)})`;
  const { rows } = await pool.query<OrderRow>(
    `select ${orderColumns()} from orders o ${listing.where} ${from}
      order by ${time} ${direction}, o.id ${direction} limit ${listing.place(limit)}
      offset ${listing.place(start === undefined ? (page - 1) * query.limit : 0)}`,
    listing.values,
  );
  return placedPage(rows, reading, {
    isFirst: start === undefined && page === 1,
    isLast: start?.from === 'end',
  });
}

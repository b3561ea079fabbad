import type { Pool } from 'pg';
import { SEARCH_COUNTED_MAX } from '../../domain/limits.ts';
import { ORDER_NUMBER_PREFIX } from '../../domain/order.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/order-status.ts';
import { Conditions, containing } from '../db/conditions.ts';
import { type PlacedPage, placedPage, readingOf, type Start } from '../http/places.ts';
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

/** A number as it is shown means that order alone: `RR-1042` is 1042, and not whose phone has a 1042 in it. */
export function shownNumber(text: string | undefined): number | undefined {
  const isShown = text?.toUpperCase().startsWith(ORDER_NUMBER_PREFIX) === true;
  const digits = isShown ? text?.slice(ORDER_NUMBER_PREFIX.length) : undefined;
  return digits !== undefined && /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/**
 * `walk`: go through the orders by time instead of asking the search index for all matches at once. With as many matches
 * as a search counts, the newest of them are found soon that way.
 */
export function orderConditions(filter: OrderFilter, walk = false): Conditions {
  const number = shownNumber(filter.search);
  return new Conditions('o.deleted_at is null')
    .add('o.user_id = ?', filter.userId)
    .add('o.status = ?', filter.status)
    .add('o.payment_status = ?', filter.payment_status)
    .add('o.payment_method = ?', filter.payment_method)
    .add('o.order_number = ?', number)
    .add(
      // An expression that no index has, so that none is used.
      walk ? `o.search || '' like lower(?)` : 'o.search like lower(?)',
      number === undefined ? containing(filter.search) : undefined,
    )
    .add('o.created_at >= ?', filter.from)
    .add('o.created_at < ?', filter.to);
}

export type StatusCounts = Record<OrderStatus, number>;

export interface OrderPage {
  readonly orders: Order[];
  readonly total: number;
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
  const counting = countByStatus(pool, query);
  // The last page, and the way to search, depend on how many there are.
  const isKnownFirst = query.start?.from === 'end' || query.search !== undefined;
  const reading = isKnownFirst
    ? counting.then((counts) => readPage(pool, query, totalOf(counts, query)))
    : readPage(pool, query, 0);
  const [counts, page] = await Promise.all([counting, reading]);
  const { rows, next, previous } = page;
  return { orders: rows.map(toOrder), total: totalOf(counts, query), counts, next, previous };
}

function totalOf(counts: StatusCounts, { status }: OrderFilter): number {
  const counted = status === undefined ? Object.values(counts) : [counts[status]];
  return counted.reduce((sum, count) => sum + count, 0);
}

async function readPage(pool: Pool, query: OrderQuery, total: number): Promise<PlacedPage<OrderRow>> {
  const { page, start } = query;
  const listing = orderConditions(query, query.search !== undefined && total >= SEARCH_COUNTED_MAX);
  const reading = readingOf(start, query.limit, total);
  const { direction, limit, place, condition } = reading;
  const from =
    place === undefined
      ? ''
      : `and (o.created_at, o.id) ${condition} (${listing.place(place.at)}, ${listing.place(place.id)})`;
  const { rows } = await pool.query<OrderRow>(
    `select ${orderColumns()} from orders o ${listing.where} ${from}
      order by o.created_at ${direction}, o.id ${direction} limit ${listing.place(limit)}
      offset ${listing.place(start === undefined ? (page - 1) * query.limit : 0)}`,
    listing.values,
  );
  return placedPage(rows, reading, {
    isFirst: start === undefined && page === 1,
    isLast: start?.from === 'end',
  });
}

async function countByStatus(pool: Pool, filter: OrderFilter): Promise<StatusCounts> {
  const rows = isSummed(filter) ? await readSums(pool, filter) : await countRows(pool, filter);
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

interface CountRow {
  readonly status: OrderStatus;
  readonly count: number;
}

/** The sums know statuses and payment statuses, of all orders together. */
function isSummed({ userId, search, payment_method, from, to }: OrderFilter): boolean {
  return [userId, search, payment_method, from, to].every((narrowing) => narrowing === undefined);
}

async function readSums(pool: Pool, { payment_status }: OrderFilter): Promise<CountRow[]> {
  const { rows } = await pool.query<CountRow>(
    `select split_part(key, '/', 1) as status, sum(orders)::bigint as count from order_sums_now
      where kind = 'status' and ($1::text is null or split_part(key, '/', 2) = $1) group by 1`,
    [payment_status ?? null],
  );
  return rows;
}

async function countRows(pool: Pool, filter: OrderFilter): Promise<CountRow[]> {
  const counting = orderConditions({ ...filter, status: undefined });
  const limit = filter.search === undefined ? '' : `limit ${SEARCH_COUNTED_MAX}`;
  const { rows } = await pool.query<CountRow>(
    `select status, count(*) from (select o.status from orders o ${counting.where} ${limit}) found group by status`,
    counting.values,
  );
  return rows;
}

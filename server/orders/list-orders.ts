import type { Pool } from 'pg';
import { LIST_COUNTED_MAX } from '../../domain/limits.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { justBehind } from '../db/how-many.ts';
import {
  type PageReading,
  type Place,
  type PlacedPage,
  placedPage,
  readingOf,
  type Start,
} from '../http/places.ts';
import {
  type CountedOrders,
  countFound,
  countOrders,
  hasAllOpen,
  isOpen,
  oldestOpen,
  type StatusCounts,
} from './count-orders.ts';
import { namedOrder, type OrderFilter, orderConditions } from './order-filter.ts';
import { type OrderRow, orderColumns, toOrder } from './order-rows.ts';
import type { Order } from './order-schema.ts';
import {
  type FoundOrder,
  findOrders,
  NEWEST_LOOKED_AT,
  rareOptions,
  SORTED_TIME,
  searchedParts,
} from './search-orders.ts';

export interface OrderPage {
  readonly orders: Order[];
  readonly total: number;
  /** There are more than `total`, which is how far was counted. */
  readonly isMore: boolean;
  /** Of all that match, whatever their status: what the six tiles show. */
  readonly counts: StatusCounts;
  /** Of these there may be more than `counts` says. */
  readonly countedInPart: readonly OrderStatus[];
  readonly next: string | null;
  readonly previous: string | null;
}

export interface OrderQuery extends OrderFilter {
  readonly page: number;
  readonly limit: number;
  /** Instead of the page's number. */
  readonly start?: Start | undefined;
}

/** The newest first. `lookedAt` so many orders a search goes through, before it asks the search index. */
export async function listOrders(
  pool: Pool,
  query: OrderQuery,
  lookedAt = NEWEST_LOOKED_AT,
): Promise<OrderPage> {
  if (query.search !== undefined && namedOrder(query.search) === undefined)
    return searchOrders(pool, query, lookedAt);
  const counting = countOrders(pool, query);
  // The last page depends on how many there are.
  const reading =
    query.start?.from === 'end'
      ? counting.then(({ total }) => readPage(pool, query, total))
      : readPage(pool, query, 0);
  const [counted, page] = await Promise.all([counting, reading]);
  return toPage(query, page, counted);
}

async function searchOrders(pool: Pool, query: OrderQuery, lookedAt: number): Promise<OrderPage> {
  const enough = query.page * query.limit;
  const most = Math.max(LIST_COUNTED_MAX, enough + query.limit);
  const [finding, openSince] = await Promise.all([
    findOrders(pool, { ...query, status: undefined }, { enough, most, lookedAt }),
    oldestOpen(pool),
  ]);
  const counting = countFound(pool, query, finding, openSince);
  const isAll = !finding.isMore || (isOpen(query.status) && hasAllOpen(finding, openSince));
  const isTop = query.start === undefined && ofStatus(query, finding.found).length > enough;
  const isHere = isAll || isTop;
  const known = sinceNewest(query, finding.found);
  // Only the last page of a status depends on how many there are; of all statuses it is a whole one.
  const reading = isHere
    ? readFound(pool, query, finding.found)
    : query.start?.from === 'end' && query.status !== undefined
      ? counting.then(({ total }) => findPage(pool, known, total, lookedAt))
      : findPage(pool, known, 0, lookedAt);
  const [counted, page] = await Promise.all([counting, reading]);
  return toPage(query, page, counted);
}

/** Nothing that matches is newer than the first that was found: nobody has to go through what is. */
function sinceNewest(query: OrderQuery, [newest]: readonly FoundOrder[]): OrderQuery {
  if (newest === undefined) return query;
  const to = justBehind(newest.created_at);
  return query.to !== undefined && query.to <= to ? query : { ...query, to };
}

const toPage = (query: OrderQuery, page: PlacedPage<OrderRow>, counted: CountedOrders): OrderPage => ({
  orders: page.rows.map(toOrder),
  ...withSeen(query, page, counted),
  next: page.next,
  previous: page.previous,
});

/** Where not all were counted, the page itself tells more: there are as many as it shows, and no more behind the last. */
function withSeen(
  { page, limit, start, status }: OrderQuery,
  { rows, next }: PlacedPage<OrderRow>,
  counted: CountedOrders,
): CountedOrders {
  if (!counted.isMore) return counted;
  const shown = rows.length === 0 ? 0 : (page - 1) * limit + rows.length;
  const isEnd = start === undefined && next === null && (rows.length > 0 || page === 1);
  const total = isEnd ? shown : Math.max(counted.total, shown);
  if (status === undefined) return { ...counted, total, isMore: !isEnd };
  return {
    ...{ total, isMore: !isEnd, counts: { ...counted.counts, [status]: total } },
    countedInPart: counted.countedInPart.filter((other) => other !== status || !isEnd),
  };
}

interface RowsReading {
  readonly options: Parameters<typeof orderConditions>[1];
  readonly time: string;
}

const BY_TIME: RowsReading = { options: { walk: true }, time: 'o.created_at' };

async function readPage(pool: Pool, query: OrderQuery, total: number): Promise<PlacedPage<OrderRow>> {
  const reading = readingOf(query.start, query.limit, total);
  return placedPage(await readRows(pool, query, reading, BY_TIME), reading, endsOf(query));
}

/** In the search index where it is far to the next orders that match, by going through them where it is not. */
async function findPage(
  pool: Pool,
  query: OrderQuery,
  total: number,
  near: number,
): Promise<PlacedPage<OrderRow>> {
  const reading = readingOf(query.start, query.limit, total);
  const { direction, limit, place } = reading;
  const looking = { enough: limit + skippedBy(query), direction, from: place?.at, near };
  for (const part of searchedParts(pool, query, looking)) {
    const indexed = { ...(await rareOptions(pool, query)), part };
    const rows = await readRows(pool, query, reading, { options: indexed, time: SORTED_TIME });
    if (rows.length >= limit) return placedPage(rows, reading, endsOf(query));
  }
  return readPage(pool, query, total);
}

const skippedBy = ({ start, page, limit }: OrderQuery) => (start === undefined ? (page - 1) * limit : 0);

/** Which orders they are is read from an index alone where there is one for the filter. */
async function readRows(
  pool: Pool,
  query: OrderQuery,
  { direction, limit, place, condition }: PageReading,
  { options, time }: RowsReading,
): Promise<OrderRow[]> {
  const listing = orderConditions(query, options);
  const from =
    place === undefined
      ? ''
      : `and (o.created_at, o.id) ${condition} (${listing.place(place.at)}, ${listing.place(place.id)})`;
  const { rows } = await pool.query<OrderRow>(
    `select ${orderColumns()} from orders o where o.id in (
       select o.id from orders o ${listing.where} ${from}
        order by ${time} ${direction}, o.id ${direction} limit ${listing.place(limit)}
       offset ${listing.place(skippedBy(query))})
      order by o.created_at ${direction}, o.id ${direction}`,
    listing.values,
  );
  return rows;
}

const endsOf = ({ page, start }: OrderQuery) => ({
  isFirst: start === undefined && page === 1,
  isLast: start?.from === 'end',
});

/** A page of orders that are all known, the newest first. */
async function readFound(
  pool: Pool,
  query: OrderQuery,
  found: readonly FoundOrder[],
): Promise<PlacedPage<OrderRow>> {
  const { page, limit, start } = query;
  const wanted = ofStatus(query, found);
  const reading = readingOf(start, limit, wanted.length);
  const { place, direction } = reading;
  const ahead = direction === 'desc' ? wanted : wanted.toReversed();
  const behind = place === undefined ? ahead : ahead.filter((order) => isBehind(order, place, direction));
  const first = start === undefined ? (page - 1) * limit : 0;
  const shown = behind.slice(first, first + reading.limit);
  const { rows } = await pool.query<OrderRow>(
    `select ${orderColumns()} from orders o where o.id = any($1)
      order by o.created_at ${direction}, o.id ${direction}`,
    [shown.map(({ id }) => id)],
  );
  return placedPage(rows, reading, endsOf(query));
}

const ofStatus = ({ status }: OrderQuery, found: readonly FoundOrder[]) =>
  status === undefined ? found : found.filter((order) => order.status === status);

function isBehind({ id, created_at }: FoundOrder, place: Place, direction: 'desc' | 'asc'): boolean {
  const later = created_at.getTime() - place.at.getTime() || (id < place.id ? -1 : Number(id > place.id));
  return direction === 'desc' ? later < 0 : later > 0;
}

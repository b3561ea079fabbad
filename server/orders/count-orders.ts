import type { Pool } from 'pg';
import { indianClock } from '../../domain/indian-clock.ts';
import { LIST_COUNTED_MAX, ORDERS_COUNTED_MAX } from '../../domain/limits.ts';
import { isPendingForDashboard, ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.ts';
import { type OrderFilter, orderConditions } from './order-filter.ts';
import { type FoundOrders, isRareSince } from './search-orders.ts';

export type StatusCounts = Record<OrderStatus, number>;

export interface CountedOrders {
  readonly total: number;
  /** There are more than `total`, which is how far was counted. */
  readonly isMore: boolean;
  /** Of all that match, whatever their status. */
  readonly counts: StatusCounts;
  /** Of these there may be more than `counts` says. */
  readonly countedInPart: readonly OrderStatus[];
}

interface CountRow {
  readonly status: OrderStatus;
  readonly count: number;
}

const sumOf = (rows: readonly CountRow[]) => rows.reduce((sum, { count }) => sum + count, 0);

interface RowCounts {
  readonly rows: readonly CountRow[];
  readonly total: number;
  readonly isMore: boolean;
}

export async function countOrders(pool: Pool, filter: OrderFilter): Promise<CountedOrders> {
  const days = summedDays(filter);
  if (days === null) return toCounted(filter, await countRows(pool, filter));
  const rows = await readSums(pool, filter, days);
  return toCounted(filter, { rows, total: sumOf(rows), isMore: false });
}

/** Of what a search has found, and when the oldest order came that somebody still has to send. */
export async function countFound(
  pool: Pool,
  filter: OrderFilter,
  finding: FoundOrders,
  openSince: Date | undefined,
): Promise<CountedOrders> {
  const { found, isMore } = finding;
  const rows = ORDER_STATUSES.map((status) => ({
    status,
    count: found.filter((order) => order.status === status).length,
  }));
  const total = found.length;
  if (openSince === undefined || hasAllOpen(finding, openSince))
    return toCounted(filter, { rows, total, isMore });
  const { search = '' } = filter;
  const open = isRareSince(pool, search, openSince)
    ? await countOpenInIndex(pool, filter, openSince)
    : await countNewestOpen(pool, { ...filter, search: undefined }, search);
  return toCounted(filter, { rows: withOpen(rows, open), total, isMore });
}

/** Whether what was found, the newest first, goes back behind the oldest open order. */
export function hasAllOpen({ found, isMore }: FoundOrders, openSince: Date | undefined): boolean {
  const last = found.at(-1);
  return !isMore || openSince === undefined || (last !== undefined && last.created_at < openSince);
}

function toCounted({ status }: OrderFilter, { rows, total, isMore }: RowCounts): CountedOrders {
  const of = (status: OrderStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = {
    PENDING: of('PENDING'),
    CONFIRMED: of('CONFIRMED'),
    PROCESSING: of('PROCESSING'),
    SHIPPED: of('SHIPPED'),
    DELIVERED: of('DELIVERED'),
    CANCELLED: of('CANCELLED'),
  };
  const countedInPart = isMore ? ORDER_STATUSES.filter((status) => !isOpen(status)) : [];
  if (status === undefined) return { total, isMore, counts, countedInPart };
  return { total: counts[status], isMore: countedInPart.includes(status), counts, countedInPart };
}

type Days = Readonly<Record<'first' | 'behind', string | null>>;

/** The sums know days in India, statuses and payment statuses, of all orders together; null: they cannot answer. */
function summedDays({ userId, search, payment_method, unpaid, from, to }: OrderFilter): Days | null {
  const first = dayFrom(from);
  const behind = dayFrom(to);
  const isOther = [userId, search, payment_method, unpaid].some((narrowing) => narrowing !== undefined);
  return isOther || first === undefined || behind === undefined ? null : { first, behind };
}

/** The day that begins at this very moment. */
function dayFrom(moment: Date | undefined): string | null | undefined {
  if (moment === undefined) return null;
  const [day, time] = indianClock(moment).toISOString().split('T');
  return time === '00:00:00.000Z' ? day : undefined;
}

async function readSums(pool: Pool, { payment_status }: OrderFilter, days: Days): Promise<CountRow[]> {
  const { rows } = await pool.query<CountRow>(
    `select split_part(key, '/', 1) as status, sum(orders)::bigint as count from order_sums_now
      where kind = 'status' and ($1::text is null or split_part(key, '/', 2) = $1)
        and ($2::date is null or day >= $2) and ($3::date is null or day < $3) group by 1`,
    [payment_status ?? null, days.first, days.behind],
  );
  return rows;
}

/** What somebody still has to send. */
const OPEN: readonly OrderStatus[] = ORDER_STATUSES.filter(isPendingForDashboard);
export const isOpen = (status: OrderStatus | undefined) => status !== undefined && OPEN.includes(status);
/** As the index of open orders has it. */
const OPEN_TEXTS = OPEN.map((status) => `'${status}'`).join(', ');
const OPEN_LOOKED_AT = 60_000;

/** Counted so far as a page says it; in the list's order, so that an index tells it. */
async function countRows(pool: Pool, filter: OrderFilter): Promise<RowCounts> {
  const most = filter.userId === undefined ? ORDERS_COUNTED_MAX : LIST_COUNTED_MAX;
  const any = orderConditions({ ...filter, status: undefined });
  const { rows } = await pool.query<CountRow>(
    `select status, count(*) from (
       select o.status from orders o ${any.where} order by o.created_at desc, o.id desc
        limit ${any.place(most + 1)}) found group by status`,
    any.values,
  );
  const total = sumOf(rows);
  if (total <= most) return { rows, total, isMore: false };
  return { rows: withOpen(rows, await countNewestOpen(pool, filter)), total: most, isMore: true };
}

/**
 * Where not all are counted, the open orders are, since a change of all that match begins with their number; the others are
 * many, and how many nobody asks.
 */
const withOpen = (rows: readonly CountRow[], open: readonly CountRow[]): CountRow[] => [
  ...open,
  ...rows.filter(({ status }) => !isOpen(status)),
];

/** Of those that match: for a search the newest are gone through. */
async function countNewestOpen(pool: Pool, filter: OrderFilter, search?: string): Promise<CountRow[]> {
  const open = orderConditions({ ...filter, status: undefined });
  const matching = open.around().search('o.search', search, { walk: true });
  const { rows } = await pool.query<CountRow>(
    `select o.status, count(*) from (
       select o.status, o.search from orders o ${open.where} and o.status in (${OPEN_TEXTS})
        order by o.created_at desc limit ${OPEN_LOOKED_AT}) o ${matching.where} group by o.status`,
    open.values,
  );
  return rows;
}

/** Seldom long ago: orders are sent. */
export async function oldestOpen(pool: Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ at: Date }>(
    `select created_at as at from orders where deleted_at is null and status in (${OPEN_TEXTS})
      order by created_at, id limit 1`,
  );
  return rows[0]?.at;
}

/** What hardly any of the orders has that came since the oldest open one. */
async function countOpenInIndex(pool: Pool, filter: OrderFilter, since: Date): Promise<CountRow[]> {
  const found = orderConditions({ ...filter, status: undefined }, { part: { since } });
  const { rows } = await pool.query<CountRow>(
    `select o.status, count(*) from orders o ${found.where} and o.status in (${OPEN_TEXTS}) group by o.status`,
    found.values,
  );
  return rows;
}

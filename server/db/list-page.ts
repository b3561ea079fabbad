import type { Pool, QueryResultRow } from 'pg';
import { LIST_COUNTED_MAX } from '../../domain/limits.ts';
import type { Conditions, PartOfTime, SearchOptions } from './conditions.ts';
import { type Counted, countMatches, fromTop, type PartOfList, pageOrder } from './counted.ts';
import { FEW_LEFT, isFilterRarer, isFrequent, reachesOf, rowsLeft } from './how-many.ts';
import { rareParts } from './rare-parts.ts';
import type { SearchedColumn } from './samples.ts';

/** A list that is filtered, searched and read by pages. Its texts name its table by one letter, as `from` does. */
export interface ListOfRows {
  /** `shipments s`. */
  readonly from: string;
  /** What a row of the page shows, and the tables that it is read from. */
  readonly columns: string;
  readonly joined: string;
  readonly key: string;
  /** What it is sorted by, beside the key. */
  readonly sorting: string;
  readonly order: Readonly<Record<'desc' | 'asc', string>>;
  readonly searched: SearchedColumn;
  /** By which an index finds the rows of a time, if the list is sorted by it: `s.created_at`. */
  readonly time?: string;
  /** How many of the newest rows are gone through for what many have; more where an index has the searched text in it. */
  readonly lookedAt: number;
  search(conditions: Conditions, typed: string, options: SearchOptions): Conditions;
}

export interface AskedPage {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  /** All filters but the search; anew for each statement. */
  readonly narrow: () => Conditions;
  /** The time that these filters leave, where the list is sorted by it. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Where it is known without counting rows; undefined when they have to be counted. */
  readonly count?: (() => Promise<Counted>) | undefined;
}

type PageOf<Row> = Counted & { readonly rows: Row[] };

export async function listPage<Row extends QueryResultRow>(
  pool: Pool,
  list: ListOfRows,
  asked: AskedPage,
): Promise<PageOf<Row>> {
  const { search } = asked;
  if (search === undefined || search === '') return readPage(pool, list, asked);
  const { searched, lookedAt } = list;
  const enough = asked.page * asked.limit;
  const most = Math.max(LIST_COUNTED_MAX, enough + asked.limit);
  const left = list.time === undefined ? undefined : await rowsLeft(pool, list.from, asked.narrow());
  const during = await timeLeft(pool, list, asked, left);
  const isOften = await isFrequent(pool, searched, search, { enough, lookedAt });
  if (isOften || isFilterRarer(pool, searched, search, { left, lookedAt, during })) {
    const counted = isOften ? most : lookedAt;
    const newest = await findAmongNewest<Row>(pool, list, { ...asked, search }, counted);
    if (newest !== null) return newest;
  }
  const looking = { enough: most, left, during };
  for (const part of list.time ? reachesOf(pool, searched, search, looking) : []) {
    const found = await findInIndex<Row>(pool, list, { ...asked, search }, part);
    if (found.total > enough) return { ...found, total: Math.min(found.total - 1, most), isMore: true };
  }
  const { rows, total } = await findInIndex<Row>(pool, list, { ...asked, search }, during);
  if (rows.length > 0 || asked.page === 1) return { rows, total, isMore: false };
  return { rows, ...(await countMatches(pool, list, list.search(asked.narrow(), search, {}), asked)) };
}

/** The time of the rows that the filters leave. Where these are few they may all be of the last days: the parcels on the way. */
async function timeLeft(
  pool: Pool,
  { time, from, order, lookedAt }: ListOfRows,
  asked: AskedPage,
  left: number | undefined,
): Promise<PartOfTime | undefined> {
  if (time === undefined || left === undefined) return undefined;
  if (left <= FEW_LEFT || left > lookedAt) return { since: asked.from, until: asked.to };
  const { where, values } = asked.narrow();
  const { rows } = await pool.query<{ since: Date }>(
    `select ${time} as since from ${from} ${where} order by ${order.asc} limit 1`,
    values,
  );
  return { since: rows[0]?.since, until: asked.to };
}

/**
 * The newest first. Where it is known how many there are, a page of the second half is counted off from the end: of 5,000
 * pages the last is as near as the first.
 */
async function readPage<Row extends QueryResultRow>(
  pool: Pool,
  list: ListOfRows,
  asked: AskedPage,
): Promise<PageOf<Row>> {
  const read = async ({ direction, limit, offset }: PartOfList) => {
    const conditions = asked.narrow();
    const { rows } = await pool.query<Row>(
      `select ${list.columns} from ${list.joined} where ${list.key} in (
         select ${list.key} from ${list.from} ${conditions.where} order by ${list.order[direction]}
          limit ${conditions.place(limit)} offset ${conditions.place(offset)})
        order by ${list.order.desc}`,
      conditions.values,
    );
    return rows;
  };
  const knowing = asked.count?.();
  const counting = knowing ?? countMatches(pool, list, asked.narrow(), asked);
  const isNear = knowing === undefined || asked.page === 1;
  const reading = isNear ? read(fromTop(asked)) : knowing.then((counted) => read(pageOrder(asked, counted)));
  const [counted, rows] = await Promise.all([counting, reading]);
  return { rows, ...counted };
}

type Searching = AskedPage & { readonly search: string };

/** What many rows have is soon found by going through them by time. Null when the newest have not enough of it for the page. */
async function findAmongNewest<Row extends QueryResultRow>(
  pool: Pool,
  list: ListOfRows,
  asked: Searching,
  most: number,
): Promise<PageOf<Row> | null> {
  const { page, limit } = asked;
  const newest = asked.narrow();
  const matching = list.search(newest.around(), asked.search, { walk: true });
  const { rows: found } = await pool.query<{ key: string }>(
    `select ${list.key} as key from (
       select * from ${list.from} ${newest.where} order by ${list.order.desc} limit ${list.lookedAt}) ${letterOf(list)}
      ${matching.where} order by ${list.order.desc} limit ${newest.place(most + 1)}`,
    newest.values,
  );
  const isMore = found.length > most || !(await areAll(pool, list, asked));
  if (isMore && found.length <= page * limit) return null;
  const before = (page - 1) * limit;
  const { rows } = await pool.query<Row>(
    `select ${list.columns} from ${list.joined} where ${list.key} = any($1) order by ${list.order.desc}`,
    [found.slice(before, before + limit).map(({ key }) => key)],
  );
  // One less than was found, so that there are more for certain.
  return { rows, total: isMore ? Math.min(found.length - 1, most) : found.length, isMore };
}

/** A filter may leave so few rows that the search has seen them all. */
async function areAll(pool: Pool, list: ListOfRows, { narrow }: AskedPage): Promise<boolean> {
  const others = narrow();
  const { rowCount } = await pool.query(
    `select from ${list.from} ${others.where} order by ${list.order.desc} offset ${list.lookedAt} limit 1`,
    others.values,
  );
  return rowCount === 0;
}

/** What few rows have, or few of a part of the time, is all found in the search index, and sorted then. */
async function findInIndex<Row extends QueryResultRow>(
  pool: Pool,
  list: ListOfRows,
  { search, narrow, page, limit }: Searching,
  part: PartOfTime | undefined,
): Promise<{ rows: Row[]; total: number }> {
  const parts = await rareParts(pool, list.searched, search, { isByTime: list.time !== undefined });
  const conditions = list.search(narrow(), search, { parts }).within(list.time ?? '', part);
  const { values, where } = conditions;
  const found = `with found as materialized (select ${list.key}, ${list.sorting} from ${list.from} ${where})`;
  const { rows } = await pool.query<Row & { readonly in_all: number }>(
    `${found} select ${list.columns}, (select count(*) from found) as in_all from ${list.joined} where ${list.key} in (
       select ${list.key} from found ${letterOf(list)} order by ${list.order.desc}
        limit ${conditions.place(limit)} offset ${conditions.place((page - 1) * limit)})
      order by ${list.order.desc}`,
    values,
  );
  const total = rows[0]?.in_all ?? 0;
  for (const row of rows) Reflect.deleteProperty(row, 'in_all');
  return { rows, total };
}

const letterOf = ({ from }: ListOfRows) => from.split(' ').at(-1);

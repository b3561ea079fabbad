import type { Pool, QueryResultRow } from 'pg';
import { type BoundedCount, bounded, boundedCount, countedMost, type Paging } from './bounded-count.ts';
import type { Conditions } from './conditions.ts';

/** A list that is filtered, searched and read by pages. */
export interface List {
  /** Of the listed table, whose columns `key` and `order` name. */
  readonly alias: string;
  /** `shipments s join orders o on o.id = s.order_id`. */
  readonly from: string;
  readonly columns: string;
  readonly key: string;
  readonly order: string;
}

type PageQuery = Paging & { readonly search?: string | undefined };
type FoundKeys = BoundedCount & { readonly keys: readonly unknown[] };

export async function listPage<Row extends QueryResultRow>(
  pool: Pool,
  list: List,
  conditions: Conditions,
  query: PageQuery,
): Promise<BoundedCount & { readonly rows: Row[] }> {
  const isRare = query.search !== undefined && (await findsFew(pool, list.from, conditions));
  const { keys, ...count } = await (isRare ? findAll : findInOrder)(pool, list, conditions, query);
  const { rows } = await pool.query<Row>(
    `select ${list.columns} from ${list.from} where ${list.key} = any($1) order by ${list.order}`,
    [keys],
  );
  return { rows, ...count };
}

/** So many rows are all read through an index, and sorted, in less than a tenth of a second. */
const FEW_ROWS = 25_000;

/**
 * Whether a search is expected to find few rows. They are then all read through its index and sorted: PostgreSQL alone would
 * often read the newest rows one by one until enough match, which takes seconds where the matches are old.
 */
export async function findsFew(
  pool: Pool,
  from: string,
  { where, values }: Conditions,
  few = FEW_ROWS,
): Promise<boolean> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select from ${from} ${where}`,
    values,
  );
  return (rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) <= few;
}

/** `offset 0` keeps the plan of the search apart from the order and the limit of the page. */
async function findAll(
  pool: Pool,
  { alias, from, key, order }: List,
  conditions: Conditions,
  query: PageQuery,
): Promise<FoundKeys> {
  const { where, values } = conditions;
  const { rows } = await pool.query<{ key: unknown; total: number }>(
    `select ${key} as key, count(*) over () as total
       from (select ${alias}.* from ${from} ${where} offset 0) ${alias} order by ${order} ${limitOf(query)}`,
    values,
  );
  const keys = rows.map((row) => row.key);
  // Behind the last page no row carries the total.
  if (rows[0] === undefined) return { keys, ...(await boundedCount(pool, from, conditions, query)) };
  return { keys, ...bounded(rows[0].total, countedMost(query)) };
}

async function findInOrder(
  pool: Pool,
  { from, key, order }: List,
  conditions: Conditions,
  query: PageQuery,
): Promise<FoundKeys> {
  const { where, values } = conditions;
  const [count, { rows }] = await Promise.all([
    boundedCount(pool, from, conditions, query),
    pool.query<{ key: unknown }>(
      `select ${key} as key from ${from} ${where} order by ${order} ${limitOf(query)}`,
      values,
    ),
  ]);
  return { keys: rows.map((row) => row.key), ...count };
}

const limitOf = ({ page, limit }: Paging) => `limit ${limit} offset ${(page - 1) * limit}`;

import type { Pool } from 'pg';

/** A column of text in lower case that has a search index, of a table whose rows came one after the other. */
export interface SearchedColumn {
  readonly table: string;
  /** Which of its rows are listed. */
  readonly where: string;
  /** As an index has them: `created_at desc`. */
  readonly newest: string;
  readonly column: string;
}

/** A row out of many, and when it came, in milliseconds: thousands of them are compared. */
export interface SampledRow {
  readonly at: number;
  readonly text: string;
}

export interface SpreadSample {
  /** The newest first. */
  readonly rows: readonly SampledRow[];
  /** How many rows of the table one of them stands for. */
  readonly each: number;
}

const NEWEST_ROWS = 3000;
const SPREAD_ROWS = 6000;
/** From 0 to 1, never the same one nor close to the last few. */
const LATER = 'mod(step * 0.6180339887, 1)';
const FRESH_MS = 10 * 60 * 1000;

/** What searches look for among: texts of the newest rows. */
export async function newestTexts(pool: Pool, searched: SearchedColumn): Promise<readonly string[]> {
  const { known, reading } = newest(pool, searched);
  return known ?? reading;
}

const NOTHING_KNOWN: SpreadSample = { rows: [], each: 0 };

/** Rows of all times. Nobody waits for them: while the first are read, nothing is known. */
export function spreadRows(pool: Pool, searched: SearchedColumn): SpreadSample {
  return spread(pool, searched).known ?? NOTHING_KNOWN;
}

const newest = sampling(async (pool, { table, where, newest, column }) => {
  const { rows } = await pool.query<{ text: string | null }>(
    `select ${column} as text from ${table} where ${where} order by ${newest} limit ${NEWEST_ROWS}`,
  );
  return rows.map(({ text }) => text ?? '');
});

/**
 * The rows that were the newest at six thousand moments, each looked up in the index by time. One in each of as many equal
 * parts of the time, here earlier, there later in it: evenly apart they might all be of one kind, such as every hundredth row.
 */
const spread = sampling<SpreadSample>(async (pool, { table, where, newest, column }) => {
  const { rows } = await pool.query<{ readonly at: Date; readonly text: string; readonly rows: number }>(
    `with ends as (select min(created_at) as first, max(created_at) as last from ${table} where ${where})
     select distinct on (sampled.at) sampled.at, coalesce(sampled.text, '') as text, pg_class.reltuples as rows
       from ends cross join generate_series(1, ${SPREAD_ROWS}) step cross join pg_class cross join lateral (
         select created_at as at, ${column} as text from ${table}
          where ${where} and created_at <= first + (last - first) * (step - ${LATER}) / ${SPREAD_ROWS} order by ${newest} limit 1) sampled
      where pg_class.oid = '${table}'::regclass order by sampled.at desc`,
  );
  return {
    rows: rows.map(({ at, text }) => ({ at: at.getTime(), text })),
    each: (rows[0]?.rows ?? 0) / rows.length,
  };
});

interface Sample<Rows> {
  readonly readAt: number;
  readonly reading: Promise<Rows>;
  known: Rows | undefined;
}

/** Reads anew after ten minutes; what is known serves on until then. */
function sampling<Rows>(read: (pool: Pool, searched: SearchedColumn) => Promise<Rows>) {
  const pools = new WeakMap<Pool, Map<string, Sample<Rows>>>();
  return (pool: Pool, searched: SearchedColumn): Sample<Rows> => {
    const samples = pools.get(pool) ?? new Map<string, Sample<Rows>>();
    pools.set(pool, samples);
    const name = `${searched.table} ${searched.column}`;
    const present = samples.get(name);
    if (present !== undefined && Date.now() - present.readAt < FRESH_MS) return present;
    const reading = read(pool, searched);
    const sample: Sample<Rows> = { readAt: Date.now(), reading, known: present?.known };
    samples.set(name, sample);
    reading.then(
      (rows) => {
        sample.known = rows;
      },
      // The next search tries again.
      () => samples.delete(name),
    );
    return sample;
  };
}

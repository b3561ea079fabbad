import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Conditions } from './conditions.ts';
import { type ListOfRows, listPage } from './list-page.ts';
import { spreadRows } from './samples.ts';
import { freshDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(`create table notes (id int primary key, created_at timestamptz, kind text, text text);
    insert into notes select n, '2026-03-01'::timestamptz - (n / 3) * interval '1 hour', case when n % 7 = 0 then 'rare' else 'usual' end,
      (array['asha','ravi','meera'])[1 + n % 3] || ' ' || (array['rao','deshmukh'])[1 + n % 2] || ' note' || n || ' 98' || lpad((n * 7919)::text, 8, '0')
      from generate_series(1, 400) n`);
});
afterAll(() => database.drop());

const NOTES: ListOfRows = {
  ...{ from: 'notes t', joined: 'notes t', columns: 't.id, t.text', key: 't.id', sorting: 't.created_at' },
  order: { desc: 't.created_at desc, t.id desc', asc: 't.created_at, t.id' },
  searched: { table: 'notes', where: 'true', newest: 'created_at desc', column: 'text' },
  lookedAt: 1000,
  search: (conditions, typed, options) => conditions.search('t.text', typed, options),
};

interface Note {
  readonly id: number;
  readonly text: string;
}

type Asked = { search?: string; kind?: string; page?: number; limit?: number };

const ask = ({ search, kind, page = 1, limit = 20 }: Asked, lookedAt = NOTES.lookedAt) =>
  listPage<Note>(
    database.pool,
    { ...NOTES, lookedAt },
    { search, page, limit, narrow: () => new Conditions().add('t.kind = ?', kind) },
  );

/** As anybody would write it: each row looked at, one after the other. */
async function lookedFor({ search = '', kind }: Asked, lookedAt?: number): Promise<number[]> {
  const { rows } = await database.pool.query<Note & { kind: string }>(
    'select id, text, kind from notes order by created_at desc, id desc',
  );
  const isShort = /^\w{1,2}$/.test(search);
  return rows
    .filter((row) => kind === undefined || row.kind === kind)
    .slice(0, lookedAt)
    .filter(({ text }) => (isShort ? new RegExp(`\\b${search}`).test(text) : text.includes(search)))
    .map(({ id }) => id);
}

const idsOf = (rows: readonly Note[]) => rows.map(({ id }) => id);

describe('a page of a searched list', () => {
  const searches = ['asha', 'asha deshmukh', 'note39', '98', 'ra', '0007919', 'zzzzzz', '%', 'rao note1'];
  const asked = searches.flatMap((search) =>
    [undefined, 'rare'].flatMap((kind) => [1, 2, 9].map((page) => ({ search, page, ...(kind && { kind }) }))),
  );

  it.each(asked)(
    'for $search, $kind, has the same rows among the newest, in the index and by looking at each, page $page',
    async (query) => {
      const expected = await lookedFor(query);
      for (const lookedAt of [0, 60, 1000]) {
        const { rows, total, isMore } = await ask(query, lookedAt);
        expect(idsOf(rows)).toEqual(expected.slice((query.page - 1) * 20, query.page * 20));
        const newest = (await lookedFor(query, lookedAt)).length;
        const counted = isMore ? newest - 1 : expected.length;
        expect({ total, isMore }).toEqual({ total: counted, isMore: expected.length > counted });
        expect(Object.keys(rows[0] ?? { id: 0, text: '' })).toEqual(['id', 'text']);
      }
    },
  );

  it('is counted to its end below 5,000 rows, whichever way it is found and whatever page is shown', async () => {
    expect(await ask({ search: '98', page: 1 })).toMatchObject({ total: 400, isMore: false });
    expect(await ask({ search: '98', page: 2 })).toMatchObject({ total: 400, isMore: false });
    expect(await ask({ search: '98', page: 2 }, 0)).toMatchObject({ total: 400, isMore: false });
  });
});

describe('a page of what many have, though not the newest', () => {
  const SEASONS: ListOfRows = {
    ...{ from: 'seasons s', joined: 'seasons s', columns: 's.id', key: 's.id', sorting: 's.created_at' },
    order: { desc: 's.created_at desc, s.id desc', asc: 's.created_at, s.id' },
    searched: { table: 'seasons', where: 'true', newest: 'created_at desc', column: 'text' },
    ...{ time: 's.created_at', lookedAt: 1000 },
    search: (conditions, typed, options) => conditions.search('s.text', typed, options),
  };
  interface Season {
    readonly id: number;
    readonly kind: string;
    readonly created_at: Date;
    readonly text: string;
  }
  type SeasonFilter = { kind?: string | undefined; from?: Date | undefined; to?: Date | undefined };

  const summers = async (search: string, page: number, filter: SeasonFilter = {}, lookedAt = 1000) =>
    listPage<{ id: number }>(
      database.pool,
      { ...SEASONS, lookedAt },
      {
        ...{ ...filter, search, page, limit: 20 },
        narrow: () =>
          new Conditions()
            .add('s.kind = ?', filter.kind)
            .add('s.created_at >= ?', filter.from)
            .add('s.created_at < ?', filter.to),
      },
    );

  beforeAll(async () => {
    await database.pool.query(`create table seasons (id int primary key, created_at timestamptz, kind text, text text);
      create index seasons_by_time on seasons (created_at);
      insert into seasons select n, '2024-03-01'::timestamptz + n * interval '1 hour', case when n < 100 then 'first' when n < 2600 then 'early' else 'later' end,
        case when n > 4000 then 'winter' when n % 5 = 0 then 'autumn' else 'summer' end || ' gym' || n from generate_series(1, 8000) n;
      analyze seasons`);
    await summers('summer', 1);
    await vi.waitFor(() =>
      expect(spreadRows(database.pool, SEASONS.searched).rows.length).toBeGreaterThan(0),
    );
  });

  it.each([1, 2, 30])('%i has the newest of them, and says how many there are', async (page) => {
    const { rows, ...counted } = await summers('summer', page);
    const expected = await database.pool.query<{ id: number }>(
      `select id from seasons where text like 'summer%' order by created_at desc limit 20 offset $1`,
      [(page - 1) * 20],
    );
    expect(rows).toEqual(expected.rows);
    expect(counted).toEqual({ total: 3200, isMore: false });
  });

  const moments = [undefined, new Date('2024-04-01'), new Date('2024-07-15T05:30:00Z')];
  const filters = [undefined, 'first', 'early', 'later'].flatMap((kind) =>
    moments.flatMap((from) => moments.map((to): SeasonFilter => ({ kind, from, to }))),
  );

  it.each(['summer', 'winter gym7', 'gym', 'au', 'autumn gym1', 'nothing'])(
    'of %s is the same as by looking at each, whatever is filtered',
    async (search) => {
      const { rows: all } = await database.pool.query<Season>(
        'select * from seasons order by created_at desc',
      );
      const having = all.filter(({ text }) => text.includes(search));
      for (const { kind, from, to } of filters) {
        const expected = having.filter(
          (row) =>
            (kind === undefined || row.kind === kind) &&
            (from === undefined || row.created_at >= from) &&
            (to === undefined || row.created_at < to),
        );
        for (const [page, lookedAt] of [1, 3].flatMap((page) => [
          [page, 100] as const,
          [page, 3000] as const,
        ])) {
          const { rows, total, isMore } = await summers(search, page, { kind, from, to }, lookedAt);
          const shown = expected.slice((page - 1) * 20, page * 20).map(({ id }) => id);
          expect({ kind, from, to, ids: rows.map(({ id }) => id) }).toEqual({ kind, from, to, ids: shown });
          expect(isMore ? expected.length > total && total >= page * 20 : total === expected.length).toBe(
            true,
          );
        }
      }
    },
  );

  it('is found among all of them where a filter leaves only old ones, and when they are fewer than they seem', async () => {
    expect(await summers('summer', 1, { kind: 'first' })).toMatchObject({ total: 80, isMore: false });
    expect((await summers('summer', 1, { kind: 'first' })).rows[0]).toEqual({ id: 99 });
    await database.pool.query(`update seasons set text = 'spring' where text like 'summer%' and id > 40`);
    expect(await summers('summer', 1)).toMatchObject({ total: 32, isMore: false });
    expect(await summers('summer', 2)).toMatchObject({ total: 32, isMore: false, rows: { length: 12 } });
  });
});

describe('a page of a list', () => {
  it.each([1, 2, 10, 20, 21])('%i is the same counted off from either end', async (page) => {
    const expected = (await lookedFor({})).slice((page - 1) * 20, page * 20);
    const { rows, ...counted } = await ask({ page });
    expect(idsOf(rows)).toEqual(expected);
    expect(counted).toEqual({ total: 400, isMore: false });
  });

  it('believes who knows how many there are, and an empty search is none', async () => {
    const narrow = () => new Conditions();
    const count = async () => ({ total: 4711, isMore: false });
    const page = await listPage<Note>(database.pool, NOTES, {
      page: 1,
      limit: 20,
      search: '',
      narrow,
      count,
    });
    expect(page.total).toBe(4711);
  });

  it('fails as a whole when counting fails', async () => {
    const narrow = () => new Conditions();
    const count = () => Promise.reject(new Error('no sums today'));
    await expect(listPage<Note>(database.pool, NOTES, { page: 2, limit: 20, narrow, count })).rejects.toThrow(
      'no sums today',
    );
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIST_COUNTED_MAX } from '../../domain/limits.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { Conditions } from './conditions.ts';
import { type List, listPage } from './list-page.ts';
import { addSearch } from './search-condition.ts';

const OLD = 300;
const FREQUENT = 26_000;

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  // The oldest have a name that none of the others has.
  await database.pool.query(`create table notes (id int primary key, created_at timestamptz, name text);
    insert into notes select n, '2024-03-01'::timestamptz + n * interval '1 minute',
      case when n <= ${OLD} then 'Gurpreet Old' else 'Asha ' || n end from generate_series(1, ${FREQUENT + 100 + OLD}) n;
    create index notes_by_time on notes (created_at, id);
    create index notes_by_name on notes using gin (lower(name) gin_trgm_ops);
    analyze notes`);
});
afterAll(() => database.drop());

const NOTES: List = {
  alias: 'n',
  from: 'notes n',
  columns: 'n.id',
  key: 'n.id',
  order: 'n.created_at desc, n.id desc',
};

const list = async (search: string | undefined, page: number, limit = 20) => {
  const conditions = addSearch(new Conditions(), search, { text: 'lower(n.name)' });
  const { rows, ...count } = await listPage<{ id: number }>(database.pool, NOTES, conditions, {
    search,
    page,
    limit,
  });
  return { ids: rows.map(({ id }) => id), ...count };
};

const from = (id: number, rows: number) => Array.from({ length: rows }, (_, place) => id - place);
const NEWEST = FREQUENT + 100 + OLD;

it('a page of what few rows have shows the newest of them, and the total is exact', async () => {
  expect(await list('gurpreet', 1)).toEqual({ ids: from(OLD, 20), total: OLD, isMore: false });
  expect(await list('gurpreet', 15)).toEqual({ ids: from(20, 20), total: OLD, isMore: false });
  expect(await list('gurpreet', 16)).toEqual({ ids: [], total: OLD, isMore: false });
  expect(await list('nobody', 1)).toEqual({ ids: [], total: 0, isMore: false });
});

it.each([undefined, 'asha'])('a page of what many rows have (%s) is counted to 5,000', async (search) => {
  expect(await list(search, 1)).toEqual({ ids: from(NEWEST, 20), total: LIST_COUNTED_MAX, isMore: true });
  expect(await list(search, 2)).toMatchObject({ ids: from(NEWEST - 20, 20), total: LIST_COUNTED_MAX });
});

it('whoever pages on always finds the next page', async () => {
  expect(await list(undefined, 300)).toMatchObject({ total: 6020, isMore: true });
  expect(await list('asha', 300)).toMatchObject({ total: 6020, isMore: true });
});

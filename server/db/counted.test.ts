import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_COUNTED_MAX } from '../../domain/limits.ts';
import { Conditions } from './conditions.ts';
import { countMatches, pageOrder } from './counted.ts';
import { emptyDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  database = await emptyDatabase();
  await database.pool.query(`create table names (id int, name text);
    insert into names select n, 'plate ' || n from generate_series(1, ${LIST_COUNTED_MAX + 50}) n;
    insert into names values (0, 'asha rao'), (0, 'natasha_100% 9876543210'), (0, 'कमला asha\\')`);
});
afterAll(() => database.drop());

const count = (conditions: Conditions, page: number) =>
  countMatches(database.pool, { from: 'names', order: { desc: 'id desc' } }, conditions, { page, limit: 50 });

describe('counting a long list', () => {
  it('ends at 5,000, and one page further for who has paged to there', async () => {
    const plates = () => new Conditions(`name like 'plate%'`);
    expect(await count(plates(), 1)).toEqual({ total: 5000, isMore: true });
    expect(await count(plates(), 100)).toEqual({ total: 5050, isMore: false });
    expect(await count(plates().add('id <= ?', 7), 1)).toEqual({ total: 7, isMore: false });
  });

  it('counts a page of the second half off from the end, once the end is known', () => {
    const of = (page: number, total: number, isMore = false) =>
      pageOrder({ page, limit: 20 }, { total, isMore });
    expect(of(1, 95)).toEqual({ direction: 'desc', limit: 20, offset: 0 });
    expect(of(3, 95)).toEqual({ direction: 'desc', limit: 20, offset: 40 });
    expect(of(4, 95)).toEqual({ direction: 'asc', limit: 20, offset: 15 });
    expect(of(5, 95)).toEqual({ direction: 'asc', limit: 15, offset: 0 });
    expect(of(6, 95)).toEqual({ direction: 'desc', limit: 20, offset: 100 });
    expect(of(5, 95, true)).toEqual({ direction: 'desc', limit: 20, offset: 80 });
    expect(of(1, 0)).toEqual({ direction: 'desc', limit: 20, offset: 0 });
  });
});

describe('a search', () => {
  const names = async (typed: string, walk: boolean) => {
    const conditions = new Conditions('id = 0').search('name', typed, { walk });
    const { rows } = await database.pool.query<{ name: string }>(
      `select name from names ${conditions.where} order by name`,
      conditions.values,
    );
    return rows.map(({ name }) => name.split(' ')[0]);
  };

  it.each([
    ['ASHA', ['asha', 'natasha_100%', 'कमला']],
    ['as', ['asha', 'कमला']],
    ['9', ['natasha_100%']],
    ['a_1', ['natasha_100%']],
    ['0%', ['natasha_100%']],
    ['100%', ['natasha_100%']],
    ['a\\', ['कमला']],
    ['_', ['natasha_100%']],
    ['sha\\', ['कमला']],
    ['कम', ['कमला']],
    ['', ['asha', 'natasha_100%', 'कमला']],
  ])(
    'for “%s” finds it anywhere, or, with one or two letters, at the beginning of a word',
    async (typed, found) => {
      expect(await names(typed, false)).toEqual(found);
      expect(await names(typed, true)).toEqual(found);
    },
  );

  it('may look elsewhere too', () => {
    const conditions = new Conditions().search('name', 'rao', { or: (like) => `id = 1 and ${like('note')}` });
    expect(conditions.where).toBe('where (name like lower($1) or id = 1 and note like lower($1))');
    expect(conditions.values).toEqual(['%rao%']);
  });
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Conditions } from './conditions.ts';
import { isFewSince, isFilterRarer, isFrequent, reachesOf, reachOf, rowsLeft } from './how-many.ts';
import { type SearchedColumn, spreadRows } from './samples.ts';
import { emptyDatabase } from './testing.ts';

const VISITS: SearchedColumn = { table: 'visits', where: 'true', newest: 'created_at desc', column: 'text' };

/** Twenty thousand visits, one a minute: one in four by a member, every twentieth a class, the oldest three thousand in summer. */
let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  database = await emptyDatabase();
  await database.pool.query(`create table visits (created_at timestamptz, text text);
    create index visits_by_time on visits (created_at);
    insert into visits select '2026-01-01'::timestamptz + n * interval '1 minute',
      case when n % 4 = 0 then 'member' else 'guest' end || case when n <= 3000 then ' summer' else '' end || case when n % 20 = 3 then ' class' else '' end || ' v' || n
      from generate_series(1, 20000) n;
    analyze visits`);
  spreadRows(database.pool, VISITS);
  await vi.waitFor(() => expect(spreadRows(database.pool, VISITS).rows).toHaveLength(6000));
});
afterAll(() => database.drop());

const reach = (typed: string, looking: Parameters<typeof reachOf>[3]) =>
  reachOf(database.pool, VISITS, typed, looking);
const minutes = (number: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + number * 60_000);

it('the sampled rows are of all times, the newest first', () => {
  const { rows, each } = spreadRows(database.pool, VISITS);
  expect(each).toBeCloseTo(20_000 / 6000);
  expect(Number(rows[0]?.text.split(' v')[1])).toBeGreaterThan(19_996);
  expect(Number(rows.at(-1)?.text.split(' v')[1])).toBeLessThan(20);
  expect(rows.every((row, place) => place === 0 || row.at < (rows[place - 1]?.at ?? row.at))).toBe(true);
});

it('what comes regularly is sampled as often as it comes', () => {
  const classes = spreadRows(database.pool, VISITS).rows.filter(({ text }) => text.includes('class'));
  expect(classes.length / 6000).toBeCloseTo(1 / 20, 2);
});

it('what is spread evenly is as near as it is frequent', async () => {
  expect(await isFrequent(database.pool, VISITS, 'member', { enough: 20, lookedAt: 5000 })).toBe(true);
  const { rows = 0, since } = reach('member', { enough: 20 }) ?? {};
  expect(rows).toBeGreaterThan(40);
  expect(rows).toBeLessThan(200);
  expect(since?.getTime()).toBeGreaterThan(minutes(19_000).getTime());
});

it('what only the old have is as far as the youngest of them, from either end', async () => {
  expect(await isFrequent(database.pool, VISITS, 'summer', { enough: 20, lookedAt: 5000 })).toBe(false);
  const { rows = 0, since } = reach('summer', { enough: 20 }) ?? {};
  expect(rows).toBeGreaterThan(16_000);
  expect(since?.getTime()).toBeLessThan(minutes(2980).getTime());
  expect(since?.getTime()).toBeGreaterThan(minutes(2800).getTime());
  const oldest = reach('summer', { enough: 20, direction: 'asc' });
  expect(oldest?.rows).toBeLessThan(100);
  expect(oldest?.until?.getTime()).toBeLessThan(minutes(200).getTime());
});

it('begins where it is told to', () => {
  const behind = reach('summer', { enough: 20, from: minutes(1000) });
  expect(behind?.since?.getTime()).toBeLessThan(minutes(980).getTime());
  expect(behind?.rows).toBeLessThan(100);
});

it('ends where the time does that is asked about', () => {
  const within = { since: minutes(500), until: minutes(1500) };
  expect(reach('summer', { enough: 20, during: within })).toBeUndefined();
  const until = reach('summer', { enough: 20, during: { until: minutes(2800) } });
  expect(until?.until).toEqual(minutes(2800));
  expect(until?.since?.getTime()).toBeLessThan(minutes(2780).getTime());
  expect(until?.rows).toBeLessThan(100);
});

it('is as much farther as the filters leave fewer', () => {
  const all = reach('member', { enough: 20 })?.since?.getTime() ?? 0;
  const tenth = reach('member', { enough: 20, left: 2000 })?.since?.getTime() ?? 0;
  const [last, before] = [minutes(20_000).getTime() - all, minutes(20_000).getTime() - tenth];
  expect(before / last).toBeGreaterThan(5);
  expect(before / last).toBeLessThan(15);
});

it('how many rows filters leave is known without counting them', async () => {
  const left = (conditions: Conditions) => rowsLeft(database.pool, 'visits', conditions);
  expect(await left(new Conditions('true'))).toBeUndefined();
  const recent = (await left(new Conditions().add('created_at >= ?', minutes(19_000)))) ?? 0;
  expect(recent).toBeGreaterThan(800);
  expect(recent).toBeLessThan(1200);
  expect(await left(new Conditions().add('text = ?', 'nobody'))).toBeLessThan(50);
});

it.each([
  ['as few as soon are gone through', 'summer', { left: 900, lookedAt: 5000 }, true],
  ['fewer than have it', 'summer', { left: 2000, lookedAt: 5000 }, true],
  ['more than have it', 'summer', { left: 4000, lookedAt: 5000 }, false],
  [
    'more than have it then',
    'summer',
    { left: 2000, lookedAt: 5000, during: { since: minutes(2000) } },
    false,
  ],
  ['more than may be looked at', 'summer', { left: 2000, lookedAt: 1500 }, false],
  ['all', 'summer', { left: undefined, lookedAt: 5000 }, false],
])('filters that leave %s, are they gone through: %s %o %s', (_, typed, looking, isRarer) => {
  expect(isFilterRarer(database.pool, VISITS, typed, looking)).toBe(isRarer);
});

it('is not known of what few have, nor where there are too few ahead', () => {
  expect(reach('v1234', { enough: 20 })).toBeUndefined();
  expect(reach('nobody', { enough: 20 })).toBeUndefined();
  expect(reach('summer', { enough: 20, from: minutes(20) })).toBeUndefined();
});

it('goes farther where a filter leaves too few', () => {
  const [near, farther, ...more] = reachesOf(database.pool, VISITS, 'member', { enough: 20 });
  expect(more).toEqual([]);
  expect(near?.since?.getTime()).toBeGreaterThan(minutes(19_800).getTime());
  expect(farther?.since?.getTime()).toBeLessThan(minutes(19_200).getTime());
  expect([...reachesOf(database.pool, VISITS, 'v1234', { enough: 20 })]).toEqual([]);
});

it.each([
  ['summer', 3001, true],
  ['summer', 2000, false],
  ['member', 19_500, true],
  ['member', 15_000, false],
])('%s, since minute %i, is of a few: %s', (typed, minute, isFew) => {
  expect(isFewSince(database.pool, VISITS, typed, minutes(minute))).toBe(isFew);
});

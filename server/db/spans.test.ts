import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spansOf } from './spans.ts';
import { freshDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const MINUTES = 256 * 1000;
const moments = fc.date({ min: new Date('2001-10-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const near = fc.integer({ min: -3 * MINUTES, max: 3 * MINUTES });

/** Whether the database finds the moments in the part of the time. */
async function areFound(asked: readonly Date[], spans: readonly number[]): Promise<boolean[]> {
  const { rows } = await database.pool.query<{ found: boolean }>(
    'select spans_of(moment) && $2::int[] as found from unnest($1::timestamptz[]) with ordinality asked (moment, place) order by place',
    [asked, spans],
  );
  return rows.map(({ found }) => found);
}

it('the moments of a part are in its spans, and those that are minutes away are not', async () => {
  await fc.assert(
    fc.asyncProperty(moments, moments, fc.array(moments), fc.array(near), async (one, other, far, nearby) => {
      const [since = one, until = other] = [one, other].sort((a, b) => a.getTime() - b.getTime());
      const around = nearby.flatMap((by) => [since, until].map((end) => new Date(end.getTime() + by)));
      const asked = [...far, ...around, since];
      const found = await areFound(asked, spansOf({ since, until }));
      asked.forEach((moment, place) => {
        const isIn = moment >= since && moment < until;
        const isAway =
          moment.getTime() < since.getTime() - MINUTES || moment.getTime() >= until.getTime() + MINUTES;
        if (isIn) expect(found[place]).toBe(true);
        if (isAway) expect(found[place]).toBe(false);
      });
    }),
    { numRuns: 200 },
  );
});

it('a part without an end goes on to the first or the last moment', async () => {
  const middle = new Date('2026-11-16T10:00:00.123456Z');
  const asked = [new Date('1970-01-01'), new Date('2026-11-16T10:00:00Z'), new Date('2106-02-01')];
  expect(await areFound(asked, spansOf({ since: middle }))).toEqual([false, true, true]);
  expect(await areFound(asked, spansOf({ until: middle }))).toEqual([true, true, false]);
  expect(await areFound(asked, spansOf({}))).toEqual([true, true, true]);
});

it('are few, however long the part is', () => {
  fc.assert(
    fc.property(moments, moments, (since, until) => {
      expect(spansOf({ since, until }).length).toBeLessThan(10 * 15 + 16);
      expect(new Set(spansOf({ since, until })).size).toBe(spansOf({ since, until }).length);
    }),
  );
  const year = { since: new Date('2025-11-16'), until: new Date('2026-11-16') };
  expect(spansOf(year).length).toBeLessThan(120);
});

import { describe, expect, it } from 'vitest';
import { manualName, nightlyName, outdatedBackups } from './retention.ts';

const nightly = (day: string) => `rack-and-rep-nightly-${day}.backup`;

/** Every night from the first of November 2026, a Sunday, on. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, index) => nightly(dayAfter('2026-11-01', index)));
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const kept = (names: string[], days: number, weeks: number) => {
  const outdated = new Set(outdatedBackups(names, { days, weeks }));
  return names.filter((name) => !outdated.has(name)).map((name) => /\d{4}-(\d\d-\d\d)/.exec(name)?.[1]);
};

describe('the nightly back-ups that stay', () => {
  it.each([
    { nights: 0, days: 7, weeks: 4, stay: [] },
    { nights: 2, days: 7, weeks: 4, stay: ['11-01', '11-02'] },
    { nights: 7, days: 7, weeks: 0, stay: ['11-01', '11-02', '11-03', '11-04', '11-05', '11-06', '11-07'] },
    // Sunday's stays for its week, and of the week that is still going the last one before the daily ones.
    { nights: 12, days: 2, weeks: 4, stay: ['11-01', '11-08', '11-10', '11-11', '11-12'] },
    { nights: 40, days: 3, weeks: 2, stay: ['12-06', '12-07', '12-08', '12-09', '12-10'] },
    { nights: 60, days: 1, weeks: 0, stay: ['12-30'] },
  ])(
    'are the newest $days and those of $weeks weeks before, of $nights',
    ({ nights: count, days, weeks, stay }) => {
      expect(kept(nights(count), days, weeks)).toEqual(stay);
    },
  );

  it('are the same whether old ones are removed every night or all at once', () => {
    let there: string[] = [];
    for (const name of nights(90)) {
      there.push(name);
      const outdated = new Set(outdatedBackups(there, { days: 7, weeks: 4 }));
      there = there.filter((one) => !outdated.has(one));
    }
    expect(there).toHaveLength(11);
    expect(there.map((name) => /\d{4}-(\d\d-\d\d)/.exec(name)?.[1])).toEqual(kept(nights(90), 7, 4));
  });

  it('never count or remove what somebody made or put there', () => {
    const others = ['rack-and-rep-2026-01-01-101500.backup', 'notes.txt', `${nightly('2026-01-01')}.partial`];
    expect(outdatedBackups([...others, ...nights(1)], { days: 1, weeks: 0 })).toEqual([]);
  });
});

it('names a back-up by the Indian day', () => {
  const lateEvening = new Date('2026-11-19T21:15:05Z');
  expect(nightlyName(lateEvening)).toBe('rack-and-rep-nightly-2026-11-20.backup');
  expect(manualName(lateEvening)).toBe('rack-and-rep-2026-11-20-024505.backup');
});

import { expect, it } from 'vitest';
import { summedParts } from './summed-parts.ts';

it('a period is cut into parts that have sums, and the days between them', () => {
  expect(summedParts({ from: '2000-01-02', to: '2000-01-13' })).toEqual({
    parts: [
      { days: 4, first: '2000-01-05' },
      { days: 4, first: '2000-01-09' },
    ],
    days: ['2000-01-02', '2000-01-03', '2000-01-04', '2000-01-13'],
  });
  expect(summedParts({ from: '2026-11-15', to: '2026-11-15' })).toEqual({ parts: [], days: ['2026-11-15'] });
});

it('has every day of a period once, and few parts', () => {
  for (let start = 0; start < 300; start += 7) {
    for (const length of [1, 7, 30, 90, 365]) {
      const day = (number: number) => new Date(Date.UTC(2025, 5, 1 + number)).toISOString().slice(0, 10);
      const { parts, days } = summedParts({ from: day(start), to: day(start + length - 1) });
      const met = parts.flatMap(({ days: many, first }) =>
        Array.from({ length: many }, (_, place) =>
          new Date(Date.parse(first) + place * 86_400_000).toISOString().slice(0, 10),
        ),
      );
      expect([...met, ...days].sort()).toEqual(Array.from({ length }, (_, place) => day(start + place)));
      expect(parts.length + days.length).toBeLessThanOrEqual(20);
    }
  }
});

import { expect, it } from 'vitest';
import { starShares } from './rating.ts';

it('counts how many reviewers gave how many stars, the best first', () => {
  expect(starShares([{ rating: 5 }, { rating: 5 }, { rating: 4 }])).toEqual([
    { stars: 5, count: 2, percent: 67 },
    { stars: 4, count: 1, percent: 33 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 0, percent: 0 },
  ]);
  expect(starShares([]).every(({ percent }) => percent === 0)).toBe(true);
});

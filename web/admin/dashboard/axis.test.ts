import { describe, expect, it } from 'vitest';
import { axisRupees, axisSteps, colourStep, colourSteps, gathered, labelledDays } from './axis.ts';

describe('the axis of a chart', () => {
  it.each([
    [443_940, 5, [0, 100_000, 200_000, 300_000, 400_000, 500_000]],
    [28, 2, [0, 20, 40]],
    [3, 2, [0, 2, 4]],
    [1, 2, [0, 1]],
    [0, 5, [0, 1]],
  ])('up to %s has round steps', (highest, most, steps) => {
    expect(axisSteps(highest, most)).toEqual(steps);
  });

  it.each([
    [40_000, -12_000, [-20_000, -10_000, 0, 10_000, 20_000, 30_000, 40_000]],
    [0, -90_000, [-100_000, -80_000, -60_000, -40_000, -20_000, 0, 20_000]],
  ])('up to %s and down to %s has the same steps on both sides of 0', (highest, lowest, steps) => {
    expect(axisSteps(highest, 5, lowest)).toEqual(steps);
  });

  it.each([
    [0, '0'],
    [500, '₹500'],
    [50_000, '₹50\u00a0K'],
    [200_000, '₹2\u00a0L'],
    [15_000_000, '₹1.5\u00a0Cr'],
    [-20_000, '-₹20\u00a0K'],
  ])('writes %s as %s', (rupees, text) => {
    expect(axisRupees(rupees)).toBe(text);
  });

  it('names every so many days, the last one always', () => {
    expect(labelledDays(30, 710, 60)).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
    expect(labelledDays(7, 1000, 60)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelledDays(90, 250, 60).at(-1)).toBe(89);
  });
});

describe('a line of many days', () => {
  it('gathers neighbours, the last ones always whole', () => {
    expect(gathered(Array(30).fill(1), 12)).toEqual(Array(10).fill(3));
    expect(gathered([9, 1, 2, 3, 4], 3)).toEqual([3, 7]);
    expect(gathered([1, 2, 3], 12)).toEqual([1, 2, 3]);
    expect(gathered([], 12)).toEqual([]);
  });
});

describe('the colours of the map', () => {
  it('grow by a constant factor and end at the highest', () => {
    const ends = colourSteps(118);
    expect(ends).toEqual([3, 7, 18, 46, 118]);
    expect([0, 1, 3, 4, 118].map((value) => colourStep(value, ends))).toEqual([0, 1, 1, 2, 5]);
  });

  it('are fewer where little was sold, the darkest still the highest', () => {
    expect(colourSteps(2)).toEqual([2]);
    expect(colourStep(2, [2])).toBe(5);
    expect(colourSteps(0)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { changeInPercent, timeAgo } from './time-ago.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

describe('how long ago', () => {
  it.each([
    ['2026-11-15T11:59:30Z', 'just now'],
    ['2026-11-15T12:05:00Z', 'just now'],
    ['2026-11-15T11:56:00Z', '4 min ago'],
    ['2026-11-15T09:00:01Z', '2 h ago'],
    ['2026-11-14T11:00:00Z', '1 day ago'],
    ['2026-11-01T12:00:00Z', '14 days ago'],
  ])('%s was %s', (then, words) => {
    expect(timeAgo(then, now)).toBe(words);
  });
});

describe('the change against the time before', () => {
  it.each([
    [112, 100, 12],
    [94, 100, -6],
    [5, 0, undefined],
    [0, 5, -100],
  ])('of %s after %s is %s', (after, before, percent) => {
    expect(changeInPercent(after, before)).toBe(percent);
  });
});

import { expect, it } from 'vitest';
import { firstDayOf, indianDay, parsePeriod, startOfDay } from './period.ts';

const EVENING = new Date('2026-11-17T18:29:59Z');
const MIDNIGHT = new Date('2026-11-17T18:30:00Z');
const NEW_YEAR = new Date('2026-12-31T18:30:00Z');

it.each([
  ['today', EVENING, '2026-11-17'],
  ['today', MIDNIGHT, '2026-11-18'],
  ['7-days', EVENING, '2026-11-11'],
  ['30-days', EVENING, '2026-10-19'],
  ['month', EVENING, '2026-11-01'],
  ['month', NEW_YEAR, '2027-01-01'],
] as const)('%s at %o begins on %s', (period, now, day) => {
  expect(firstDayOf(period, now)).toBe(day);
});

it('a day begins at midnight in India', () => {
  expect(startOfDay(indianDay(MIDNIGHT))).toEqual(MIDNIGHT);
});

it.each([
  ['TODAY', 'today'],
  ['7-days', '7-days'],
  ['year', undefined],
])('“%s” is the period %s', (text, period) => {
  expect(parsePeriod(text)).toBe(period);
});

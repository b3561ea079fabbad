import { expect, it } from 'vitest';
import { deliveryPromiseSchema } from '../../../domain/shipping/promise-schema.ts';
import { parseDays, parseHolidays, promiseBody, promiseValues } from './promise-values.ts';

it.each([
  ['3-5', [3, 5]],
  ['3 – 5', [3, 5]],
  [' 3 to 5 ', [3, 5]],
  ['4', [4, 4]],
  ['', undefined],
  ['soon', 'soon'],
])('reads the days %j as %j', (text, days) => {
  expect(parseDays(text)).toEqual(days);
});

it('reads holidays in the ways that people write them', () => {
  expect(parseHolidays('2026-11-09\n9/11/2026, 09-11-2026;25.12.2026\n\nDiwali')).toEqual([
    '2026-11-09',
    '2026-11-09',
    '2026-11-09',
    '2026-12-25',
    'Diwali',
  ]);
});

it('gives back what it was filled with', () => {
  const given = deliveryPromiseSchema.parse({
    cutOffHour: 16,
    standard: { remote: [6, 9] },
    holidays: ['2026-11-09', '2026-12-25'],
  });
  const sent = deliveryPromiseSchema.parse(promiseBody(promiseValues(given)));
  expect(sent).toMatchObject({ cutOffHour: 16, holidays: ['2026-11-09', '2026-12-25'] });
  expect(sent.standard?.remote).toEqual([6, 9]);
  expect(sent.express?.metro).toBeUndefined();
});

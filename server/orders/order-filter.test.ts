import { expect, it } from 'vitest';
import { namedOrder, orderConditions } from './order-filter.ts';

const HEX = '0f8b6d4e2c1a49b7a5d3e6f1c2b4a697';

it.each([
  ['RR-1042', { number: 1042 }],
  ['rr-7', { number: 7 }],
  [`GUEST-${HEX}`, { id: `GUEST-${HEX}` }],
  [`guest-${HEX.toUpperCase()}`, { id: `GUEST-${HEX}` }],
  ['guest-0f8', { id: 'GUEST-0f8' }],
  [HEX, { id: HEX }],
  [HEX.slice(0, 16), { id: HEX.slice(0, 16) }],
])('“%s” names an order', (typed, named) => {
  expect(namedOrder(typed)).toEqual(named);
});

it.each([
  undefined,
  '',
  'RR-',
  'RR-10x',
  'RR-1234567890123456',
  'guest-',
  'guest-xyz',
  `${HEX}0`,
  HEX.slice(0, 15),
  '919876543210',
  'facade',
  `x${HEX}`,
])('“%s” is looked for as it is', (typed) => {
  expect(namedOrder(typed)).toBeUndefined();
});

it('who names an order searches no text', () => {
  const { where, values } = orderConditions({ search: 'guest-0F8' });
  expect(where).toBe(`where o.deleted_at is null and o.id >= $1 and o.id < $1 || 'g'`);
  expect(values).toEqual(['GUEST-0f8']);
});

import { expect, it } from 'vitest';
import { rupees, sum } from '../pricing/money.ts';
import { checkClaimable, claimValue, splitRefund } from './claim.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

it.each([
  ['PENDING', null, 'NOT_SHIPPED'],
  ['PROCESSING', null, 'NOT_SHIPPED'],
  ['CANCELLED', daysAgo(1), 'NOT_SHIPPED'],
  ['SHIPPED', null, undefined],
  ['SHIPPED', daysAgo(30), undefined],
  ['DELIVERED', null, undefined],
  ['DELIVERED', daysAgo(0), undefined],
  ['DELIVERED', daysAgo(7), undefined],
  ['DELIVERED', daysAgo(7.001), 'CLAIM_LATE'],
] as const)('a problem with an order that is %s, delivered %s, is %s', (status, deliveredAt, code) => {
  const checked = checkClaimable({ status, deliveredAt }, NOW);
  expect(checked.ok ? undefined : checked.code).toBe(code);
});

const bars = { subtotal: rupees(11_800), discount: rupees(500), total: rupees(13_924) };
const bar = { unitPrice: rupees(5900), ratePercent: 18 };

it.each([
  ['one of two bars', [{ ...bar, quantity: 1 }], bars, 6712],
  ['both bars', [{ ...bar, quantity: 2 }], bars, 13_424],
  ['without a discount', [{ ...bar, quantity: 1 }], { ...bars, discount: rupees(0) }, 6962],
  ['never more than the order', [{ ...bar, quantity: 99 }], bars, 13_924],
  ['nothing', [], { subtotal: rupees(0), discount: rupees(0), total: rupees(0) }, 0],
])('the value of %s', (_words, lines, order, value) => {
  expect(claimValue(lines, order)).toBe(rupees(value));
});

it.each([
  [100, [100], [100]],
  [60, [100, 50], [60, 0]],
  [120, [100, 50], [100, 20]],
  [150, [100, 50], [100, 50]],
  [151, [100, 50], undefined],
  [1, [], undefined],
])('₹%j from payments with ₹%j left is ₹%j', (amount, left, parts) => {
  const split = splitRefund(
    rupees(amount),
    left.map((each) => rupees(each)),
  );
  expect(split).toEqual(parts?.map((part) => rupees(part)));
  if (split) expect(sum(split)).toBe(rupees(amount));
});

import { expect, it } from 'vitest';
import { splitForBulk, statusSummary } from './bulk-selection.ts';
import { ORDER_STATUSES } from './order-status.ts';

const ORDERS = [
  { id: 1, status: 'PENDING', payment_status: 'PENDING', payment_method: 'COD', awaits_advance: false },
  { id: 2, status: 'PENDING', payment_status: 'FAILED', payment_method: 'CARD', awaits_advance: false },
  { id: 3, status: 'CONFIRMED', payment_status: 'PAID', payment_method: 'ONLINE', awaits_advance: false },
  { id: 4, status: 'CONFIRMED', payment_status: 'PENDING', payment_method: 'UPI', awaits_advance: false },
  { id: 5, status: 'SHIPPED', payment_status: 'PENDING', payment_method: 'COD', awaits_advance: false },
  { id: 6, status: 'PENDING', payment_status: 'PENDING', payment_method: 'COD', awaits_advance: true },
] as const;

it.each([
  ['confirmPending', [1], [2, 6]],
  ['shipConfirmed', [3], [4]],
] as const)('%s moves %o and skips %o', (change, moving, skipped) => {
  const split = splitForBulk(ORDERS, change);
  expect(split.moving.map(({ id }) => id)).toEqual(moving);
  expect(split.skipped.map(({ id }) => id)).toEqual(skipped);
});

it('the bar says how many there are of each status', () => {
  const statuses = ORDERS.map(({ status }) => status);
  expect(statusSummary(statuses, ORDER_STATUSES)).toBe('3 pending, 2 confirmed, 1 shipped');
});

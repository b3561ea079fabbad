import { expect, it } from 'vitest';
import { rupees, ZERO } from '../pricing/money.ts';
import { bulkSums, splitForBulk, statusSummary } from './bulk-selection.ts';
import { ORDER_STATUSES } from './order-status.ts';

const PLAIN = {
  awaits_advance: false,
  fully_refunded: false,
  call_due_at: null,
  confirm_by: null,
} as const;
const WAITING = '2026-11-20T10:00:00.000Z';

const ORDERS = [
  { id: 1, status: 'PENDING', payment_status: 'PENDING', payment_method: 'COD', ...PLAIN },
  { id: 2, status: 'PENDING', payment_status: 'FAILED', payment_method: 'CARD', ...PLAIN },
  { id: 3, status: 'CONFIRMED', payment_status: 'PAID', payment_method: 'ONLINE', ...PLAIN },
  { id: 4, status: 'CONFIRMED', payment_status: 'PENDING', payment_method: 'UPI', ...PLAIN },
  { id: 5, status: 'SHIPPED', payment_status: 'PENDING', payment_method: 'COD', ...PLAIN },
  {
    id: 6,
    status: 'PENDING',
    payment_status: 'PENDING',
    payment_method: 'COD',
    ...PLAIN,
    awaits_advance: true,
  },
  { id: 7, status: 'CONFIRMED', payment_status: 'REFUNDED', payment_method: 'ONLINE', ...PLAIN },
  // Its refund is in progress.
  {
    id: 8,
    status: 'CONFIRMED',
    payment_status: 'PAID',
    payment_method: 'CARD',
    ...PLAIN,
    fully_refunded: true,
  },
  {
    id: 9,
    status: 'PENDING',
    payment_status: 'PENDING',
    payment_method: 'COD',
    ...PLAIN,
    fully_refunded: true,
  },
  {
    id: 10,
    status: 'PENDING',
    payment_status: 'PENDING',
    payment_method: 'COD',
    ...PLAIN,
    call_due_at: WAITING,
  },
  {
    id: 11,
    status: 'PENDING',
    payment_status: 'PENDING',
    payment_method: 'COD',
    ...PLAIN,
    confirm_by: WAITING,
  },
] as const;

it.each([
  ['confirmPending', [1], ['2 unpaid', '6 unpaid', '9 refunded', '10 to-call', '11 not-confirmed']],
  ['shipConfirmed', [3], ['4 unpaid', '7 refunded', '8 refunded']],
] as const)('%s moves %o and skips %o', (change, moving, skipped) => {
  const split = splitForBulk(ORDERS, change);
  expect(split.moving.map(({ id }) => id)).toEqual(moving);
  expect(split.skipped.map(({ order, hold }) => `${order.id} ${hold}`)).toEqual(skipped);
});

it('the bar says how many there are of each status', () => {
  const statuses = ORDERS.map(({ status }) => status);
  expect(statusSummary(statuses, ORDER_STATUSES)).toBe('6 pending, 4 confirmed, 1 shipped');
});

it('many orders say what is paid, what is to be collected, and what of it was paid in advance', () => {
  const [paid, open] = ['PAID', 'PENDING'] as const;
  expect(
    bulkSums([
      { paymentStatus: paid, paid: rupees(23_969), toCollect: ZERO },
      { paymentStatus: paid, paid: rupees(9299.5), toCollect: ZERO },
      { paymentStatus: open, paid: rupees(2000), toCollect: rupees(12_990) },
      { paymentStatus: open, paid: ZERO, toCollect: rupees(3072) },
    ]),
  ).toEqual({
    paidInFull: { count: 2, amount: rupees(33_268.5) },
    toCollect: { count: 2, amount: rupees(16_062) },
    paidInAdvance: { count: 1, amount: rupees(2000) },
  });
});

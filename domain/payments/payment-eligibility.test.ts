import { describe, expect, it } from 'vitest';
import { paise } from '../pricing/money.ts';
import { checkPaymentEligibility } from './payment-eligibility.ts';

const order = {
  status: 'PENDING',
  paymentStatus: 'PENDING',
  paymentMethod: 'ONLINE',
  total: paise(746200),
  advance: null,
  awaitsAdvance: false,
} as const;

describe('an order', () => {
  it.each([
    ['waits for its payment', {}],
    ['whose last payment failed', { paymentStatus: 'FAILED' }],
    ['by UPI', { paymentMethod: 'UPI' }],
    ['that an administrator has confirmed already', { status: 'CONFIRMED' }],
    ['awaits its advance', { paymentMethod: 'COD', advance: paise(74700), awaitsAdvance: true }],
    ['of one rupee', { total: paise(100) }],
  ] as const)('can be paid: one that %s', (_what, change) => {
    expect(checkPaymentEligibility({ ...order, ...change })).toEqual({ ok: true });
  });

  it.each([
    [{ paymentStatus: 'PAID' }, 'This order is already paid.'],
    [{ paymentStatus: 'PAID', status: 'CANCELLED' }, 'This order is already paid.'],
    [{ paymentStatus: 'REFUNDED' }, 'This order was refunded. Please place a new order.'],
    [{ status: 'CANCELLED' }, 'This order was cancelled. Please place a new order.'],
    [{ paymentMethod: 'COD' }, 'This order is cash on delivery. You pay when it arrives.'],
    [
      { paymentMethod: 'COD', advance: paise(74700) },
      'The advance is already paid. You pay the rest when your order arrives.',
    ],
    [{ total: paise(0) }, 'There’s nothing to pay for this order.'],
  ] as const)('with %j cannot: %s', (change, message) => {
    expect(checkPaymentEligibility({ ...order, ...change })).toMatchObject({ ok: false, message });
  });
});

import { describe, expect, it } from 'vitest';
import { paise } from '../pricing/money.ts';
import { amountToPay, checkPaymentEligibility } from './payment-eligibility.ts';

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

  it('is paid online with its advance if it has one, else with its total', () => {
    expect(amountToPay({ ...order, advance: paise(74700) })).toBe(74700);
    expect(amountToPay(order)).toBe(746200);
  });

  it.each([
    [{ paymentStatus: 'PAID' }, 'ORDER_PAID', 'This order is already paid.'],
    [{ paymentStatus: 'PAID', status: 'CANCELLED' }, 'ORDER_PAID', 'This order is already paid.'],
    [{ paymentStatus: 'REFUNDED' }, 'ORDER_REFUNDED', 'This order was refunded. Please place a new order.'],
    [{ status: 'CANCELLED' }, 'ORDER_CANCELLED', 'This order was cancelled. Please place a new order.'],
    [
      { paymentMethod: 'COD' },
      'ORDER_NOT_ONLINE',
      'This order is cash on delivery. You pay when it arrives.',
    ],
    [
      { paymentMethod: 'COD', advance: paise(74700) },
      'ORDER_PAID',
      'The advance is already paid. You pay the rest when your order arrives.',
    ],
    [{ total: paise(99) }, 'NOTHING_TO_PAY', 'There’s nothing to pay for this order.'],
  ] as const)('with %j cannot: %s, %s', (change, code, message) => {
    expect(checkPaymentEligibility({ ...order, ...change })).toEqual({ ok: false, code, message });
  });
});

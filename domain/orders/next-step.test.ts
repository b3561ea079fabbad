import { describe, expect, it } from 'vitest';
import { paise } from '../pricing/money.ts';
import { nextStep, type OrderState, otherSteps, stepLabel, stepTitle } from './next-step.ts';

const order = (
  status: OrderState['status'],
  paymentMethod: OrderState['paymentMethod'],
  paymentStatus: OrderState['paymentStatus'],
  { toRefund = 0, disputed = 0, awaitsAdvance = false, awaitsConfirmation = false, isRefunded = false } = {},
): OrderState => ({
  status,
  paymentMethod,
  paymentStatus,
  awaitsAdvance,
  awaitsConfirmation,
  isRefunded,
  toRefund: paise(toRefund),
  disputed: paise(disputed),
});

describe('the next step of an order', () => {
  it.each([
    [order('PENDING', 'COD', 'PENDING'), 'Confirm order', 'Next: confirm the order'],
    [order('PENDING', 'ONLINE', 'PAID'), 'Confirm order', 'Next: confirm the order'],
    [order('PENDING', 'ONLINE', 'PENDING'), undefined, 'Waiting for the payment'],
    [order('PENDING', 'CARD', 'FAILED'), undefined, 'Waiting for the payment'],
    [order('PENDING', 'COD', 'PENDING', { awaitsAdvance: true }), undefined, 'Waiting for the advance'],
    [order('PENDING', 'COD', 'FAILED', { awaitsAdvance: true }), undefined, 'Waiting for the advance'],
    [
      order('PENDING', 'COD', 'PENDING', { awaitsConfirmation: true }),
      'Confirm by phone',
      'Waiting for the customer to confirm',
    ],
    [
      order('CANCELLED', 'COD', 'PENDING', { toRefund: 111_700 }),
      'Refund ₹1,117',
      'Next: refund the customer',
    ],
    [order('CONFIRMED', 'COD', 'PENDING'), 'Ship order', 'Next: pack and ship'],
    [order('CONFIRMED', 'UPI', 'PENDING'), undefined, 'Waiting for the payment'],
    [order('PROCESSING', 'ONLINE', 'PAID'), 'Ship order', 'Next: pack and ship'],
    [order('SHIPPED', 'COD', 'PENDING'), 'Mark delivered', 'Next: delivery'],
    [order('SHIPPED', 'ONLINE', 'PENDING'), 'Mark delivered', 'Next: delivery'],
    [order('DELIVERED', 'COD', 'PENDING'), 'Record cash', 'Next: record the payment'],
    [order('DELIVERED', 'UPI', 'FAILED'), 'Record payment', 'Next: record the payment'],
    [order('DELIVERED', 'COD', 'PAID'), undefined, 'All done'],
    [
      order('DELIVERED', 'ONLINE', 'PAID', { disputed: 100_000 }),
      'Refund ₹1,000',
      'Next: refund the customer',
    ],
    [order('CANCELLED', 'COD', 'PENDING'), undefined, 'Cancelled. Nothing left to do.'],
    [order('CANCELLED', 'ONLINE', 'REFUNDED'), undefined, 'Cancelled. Nothing left to do.'],
    [
      order('CANCELLED', 'ONLINE', 'PAID', { toRefund: 100_050, disputed: 100 }),
      'Refund ₹1,001.50',
      'Next: refund the customer',
    ],
    [order('CONFIRMED', 'ONLINE', 'REFUNDED'), 'Cancel order', 'Refunded. Next: cancel the order'],
    [order('PENDING', 'ONLINE', 'REFUNDED'), 'Cancel order', 'Refunded. Next: cancel the order'],
    // Its refund is in progress.
    [
      order('PROCESSING', 'ONLINE', 'PAID', { isRefunded: true }),
      'Cancel order',
      'Refunded. Next: cancel the order',
    ],
    [
      order('CONFIRMED', 'COD', 'PENDING', { isRefunded: true }),
      'Cancel order',
      'Refunded. Next: cancel the order',
    ],
    [order('SHIPPED', 'ONLINE', 'REFUNDED'), 'Mark delivered', 'Next: delivery'],
    [order('DELIVERED', 'ONLINE', 'REFUNDED'), undefined, 'All done'],
  ])('%o: %s', (state, label, title) => {
    const step = nextStep(state);
    expect(stepLabel(step, state)).toBe(label);
    expect(stepTitle(step, state)).toBe(title);
  });
});

it.each([
  [
    order('PENDING', 'COD', 'PENDING'),
    ['Mark processing', 'Ship order', 'Mark delivered', 'Record cash', 'Cancel order'],
  ],
  [
    order('PENDING', 'COD', 'PENDING', { awaitsConfirmation: true }),
    ['Confirm order', 'Mark processing', 'Ship order', 'Mark delivered', 'Record cash', 'Cancel order'],
  ],
  [
    order('CONFIRMED', 'UPI', 'PENDING'),
    ['Mark processing', 'Ship order', 'Mark delivered', 'Record payment', 'Cancel order'],
  ],
  [order('CONFIRMED', 'ONLINE', 'PAID'), ['Mark processing', 'Mark delivered', 'Cancel order']],
  [order('CONFIRMED', 'ONLINE', 'REFUNDED'), ['Mark processing', 'Ship order', 'Mark delivered']],
  [order('SHIPPED', 'COD', 'PENDING'), ['Record cash', 'Cancel order']],
  [order('DELIVERED', 'COD', 'PENDING'), []],
  [order('CANCELLED', 'ONLINE', 'PAID', { toRefund: 100 }), []],
])('%o can besides: %j', (state, labels) => {
  expect(otherSteps(state).map((step) => stepLabel(step, state))).toEqual(labels);
});

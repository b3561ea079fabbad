import { describe, expect, it } from 'vitest';
import { readOrder } from '../order-response.ts';
import { decideNextStep, readThankYouState } from './thank-you-state.ts';

const order = readOrder({ id: 'GUEST-1', order_number: 1042, order_items: [] }) ?? null;
const stored = { currentOrder: order, orderComplete: true };
const unpaid = { currentOrder: order, orderComplete: false };
const nothing = { currentOrder: null, orderComplete: false };
const paid = (orderId?: string) => ({ fromPayment: true, payment: orderId === undefined ? {} : { orderId } });
const plain = { fromPayment: false, payment: {} };
const placed = (orderId: string) => ({ ...plain, orderId });

describe('what the thank-you page was told', () => {
  it('is read field by field, and nothing of it is believed', () => {
    const details = {
      transactionId: 'T1',
      orderId: 'GUEST-1',
      status: 'COMPLETED',
      amount: 599_900,
      more: 1,
    };
    expect(readThankYouState({ fromPayment: true, orderId: 'GUEST-1', paymentDetails: details })).toEqual({
      fromPayment: true,
      orderId: 'GUEST-1',
      payment: { transactionId: 'T1', orderId: 'GUEST-1', status: 'COMPLETED', amount: 599_900 },
    });
    for (const rubbish of [null, undefined, 'x', [], { fromPayment: 'yes', paymentDetails: { amount: 0.5 } }])
      expect(readThankYouState(rubbish)).toEqual({ fromPayment: false, payment: {} });
  });
});

describe('the thank-you page', () => {
  it.each([
    ['shows a complete order', plain, stored, { is: 'show-current' }],
    ['leaves without an order', plain, nothing, { is: 'leave' }],
    ['leaves when the order is there but not complete', plain, unpaid, { is: 'leave' }],
    ['shows the order that the payment names', paid('GUEST-1'), unpaid, { is: 'show-current' }],
    ['shows the stored order after a payment without an order id', paid(), unpaid, { is: 'show-current' }],
    [
      'fetches after a payment without a stored order',
      paid('GUEST-1'),
      nothing,
      { is: 'fetch', orderId: 'GUEST-1' },
    ],
    [
      'fetches when another tab has placed a newer order',
      paid('GUEST-0'),
      stored,
      { is: 'fetch', orderId: 'GUEST-0' },
    ],
    ['shows the order that the checkout names', placed('GUEST-1'), stored, { is: 'show-current' }],
    [
      'fetches the order that the checkout names when another tab has placed a newer one',
      placed('GUEST-0'),
      stored,
      { is: 'fetch', orderId: 'GUEST-0' },
    ],
    [
      'leaves when the order that the checkout names has been cleared',
      placed('GUEST-1'),
      nothing,
      { is: 'leave' },
    ],
    ['leaves after a payment of which nothing is known', paid(), nothing, { is: 'leave' }],
  ])('%s', (_what, state, orders, next) => {
    expect(decideNextStep(state, orders)).toEqual(next);
  });
});

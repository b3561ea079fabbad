import { expect, it } from 'vitest';
import { sendableMails } from './order-mail.ts';

it.each([
  ['PENDING', 'COD', 'PENDING', ['placed']],
  ['PENDING', 'ONLINE', 'PENDING', ['pay']],
  ['PENDING', 'ONLINE', 'FAILED', ['pay']],
  ['CONFIRMED', 'ONLINE', 'PAID', ['placed']],
  ['SHIPPED', 'COD', 'PENDING', ['placed', 'shipped']],
  ['SHIPPED', 'CARD', 'PENDING', ['pay', 'shipped']],
  ['DELIVERED', 'UPI', 'PAID', ['placed']],
  ['CANCELLED', 'ONLINE', 'PAID', ['cancelled']],
] as const)(
  'of a %s order by %s that is %s can be sent again: %j',
  (status, paymentMethod, paymentStatus, events) => {
    expect(
      sendableMails({
        status,
        paymentMethod,
        paymentStatus,
        awaitsAdvance: false,
        awaitsConfirmation: false,
      }),
    ).toEqual(events);
  },
);

it('before its advance is paid an order has a link to pay it, and no confirmation', () => {
  const order = { status: 'PENDING', paymentMethod: 'COD', paymentStatus: 'PENDING' } as const;
  expect(sendableMails({ ...order, awaitsAdvance: true, awaitsConfirmation: false })).toEqual(['pay']);
});

it('a customer who has not confirmed yet can be reminded again', () => {
  const order = { status: 'PENDING', paymentMethod: 'COD', paymentStatus: 'PENDING' } as const;
  expect(sendableMails({ ...order, awaitsAdvance: false, awaitsConfirmation: true })).toEqual([
    'placed',
    'asked',
  ]);
});

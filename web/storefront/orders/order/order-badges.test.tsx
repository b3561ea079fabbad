import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rupees, ZERO } from '../../../../domain/pricing/money.ts';
import { PaymentStatusBadge } from './order-badges.tsx';

const wordsOf = (order: ComponentProps<typeof PaymentStatusBadge>['order']) =>
  renderToStaticMarkup(<PaymentStatusBadge order={order} />).replaceAll(/<[^>]*>/g, '');

it.each([
  ['PAID', ZERO, 'Paid'],
  ['PAID', rupees(1000.5), 'Partly refunded'],
  ['REFUNDED', rupees(24_698), 'Refunded'],
  ['paid', rupees(100), 'Partly refunded'],
  ['PENDING', ZERO, 'Pending'],
])('a payment that is %s, with %s paise given back, reads %s', (status, refunded, words) => {
  const order = { paymentStatus: status, amountRefunded: refunded, advance: undefined, amountPaid: ZERO };
  expect(wordsOf(order)).toBe(words);
});

it.each([
  ['PENDING', ZERO, 'Pending'],
  ['PENDING', rupees(2470), 'Advance paid'],
  ['FAILED', ZERO, 'Failed'],
  ['PAID', rupees(24_698), 'Paid'],
])('an order with an advance that is %s, %s paise paid, reads %s', (paymentStatus, amountPaid, words) => {
  expect(wordsOf({ paymentStatus, amountPaid, advance: rupees(2470), amountRefunded: ZERO })).toBe(words);
});

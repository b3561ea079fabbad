import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rupees, ZERO } from '../../../../domain/pricing/money.ts';
import { OrderTotals } from './order-totals.tsx';

const WITHOUT_ADVANCE = {
  advance: undefined,
  awaitsAdvance: false,
  amountPaid: ZERO,
  amountDue: ZERO,
  amountRefunded: ZERO,
};

const rows = (
  amounts: Record<'subtotal' | 'shipping' | 'tax' | 'discount' | 'total', number>,
  advance: Partial<ComponentProps<typeof OrderTotals>['order']> = {},
) => {
  const { subtotal, shipping, tax, discount, total } = amounts;
  const order = {
    subtotal: rupees(subtotal),
    shippingCost: rupees(shipping),
    taxAmount: rupees(tax),
    discountAmount: discount === 0 ? ZERO : rupees(discount),
    totalAmount: rupees(total),
    ...WITHOUT_ADVANCE,
    ...advance,
  };
  const markup = renderToStaticMarkup(<OrderTotals order={order} />);
  return [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, label, amount]) => `${label} ${amount}`,
  );
};

it('an order whose rounded lines miss its total says so in a line of their own', () => {
  const order = { subtotal: 1232.5, shipping: 118, tax: 221.85, discount: 61.63, total: 1511 };
  expect(rows(order)).toEqual([
    'Subtotal ₹1,233',
    'Shipping ₹118',
    'Tax (GST) ₹222',
    'Discount -₹62',
    'Total ₹1,511',
  ]);
  expect(rows({ ...order, subtotal: 1232.4, total: 1510.62 })).toContain('Round-off ₹1');
});

it('an order shows of shipping, tax and discount only what is above 0', () => {
  expect(rows({ subtotal: 9999, shipping: 0, tax: 0, discount: 0, total: 9999 })).toEqual([
    'Subtotal ₹9,999',
    'Total ₹9,999',
  ]);
});

it.each([
  [{ awaitsAdvance: true, amountDue: rupees(9999) }, ['Advance to pay ₹1,000', 'Due on delivery ₹8,999']],
  [{ amountPaid: rupees(1000), amountDue: rupees(8999) }, ['Advance paid ₹1,000', 'Due on delivery ₹8,999']],
  [{ amountPaid: rupees(9999) }, ['Paid ₹9,999']],
  [{ amountPaid: rupees(1000), amountRefunded: rupees(1000) }, ['Advance paid ₹1,000', 'Refunded ₹1,000']],
])('an order with an advance, %j, says below its total: %j', (money, below) => {
  const order = { subtotal: 9999, shipping: 0, tax: 0, discount: 0, total: 9999 };
  expect(rows(order, { advance: rupees(1000), ...money }).slice(2)).toEqual(below);
});

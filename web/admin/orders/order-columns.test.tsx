import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ORDER_EXAMPLE, type Order, orderSchema } from '../../../contract/orders/order.ts';
import { orderColumns } from './order-columns.tsx';

const order = orderSchema.parse(ORDER_EXAMPLE);
const payment = orderColumns({
  list: { sort: '', setSort: () => undefined },
  isChanging: () => false,
  onStatus: () => undefined,
  linkTo: () => ({ to: '' }),
  may: () => true,
  onAction: () => undefined,
}).find(({ title }) => title === 'Payment');
const shown = (changes: Partial<Order>) => renderToStaticMarkup(payment?.render({ ...order, ...changes }));

it('an order whose payment was a test is marked in the list, another one is not', () => {
  expect(shown({ test_payment: true })).toContain('Test payment');
  expect(shown({ test_payment: false })).not.toContain('Test payment');
});

it('a cash order that waits for a call says so in the list', () => {
  expect(shown({ call_due_at: '2026-11-17T10:00:00.000Z' })).toContain('Call to confirm');
  expect(shown({ call_due_at: null })).not.toContain('Call to confirm');
});

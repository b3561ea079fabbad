import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ORDER_EXAMPLE, type Order, orderSchema } from '../../../contract/orders/order.ts';
import { holder } from '../../../tests/support/admin-holder.ts';
import { orderColumns } from './order-columns.tsx';

vi.mock('../../session/auth-store.ts', async (original) => ({
  ...(await original<object>()),
  useAuth: (select: (auth: object) => unknown) => select({ user: holder }),
}));

const order = orderSchema.parse(ORDER_EXAMPLE);
const columns = orderColumns({
  list: { sort: '', setSort: () => undefined },
  isChanging: () => false,
  onStatus: () => undefined,
  linkTo: () => ({ to: '' }),
  may: () => true,
  onAction: () => undefined,
});
const payment = columns.find(({ title }) => title === 'Payment');
const shown = (changes: Partial<Order>) => renderToStaticMarkup(payment?.render({ ...order, ...changes }));

it('an order whose payment was a test is marked in the list, another one is not', () => {
  expect(shown({ test_payment: true })).toContain('Test payment');
  expect(shown({ test_payment: false })).not.toContain('Test payment');
});

it('a cash order that waits for a call says so in the list, and when to call again', () => {
  const waiting = { status: 'PENDING', call_due_at: '2026-11-17T10:00:00.000Z' } as const;
  expect(shown({ ...waiting, calls: [] })).toContain('Call to confirm');
  expect(shown({ ...waiting, calls: [], call_due_at: null })).not.toContain('Call to confirm');
  const calls = order.calls.map((call) => ({ ...call, again_at: '2999-11-17T10:00:00.000Z' }));
  expect(shown({ ...waiting, calls })).toMatch(/Call again.*17 November 2999, 3:30 pm/);
});

it('what the role may not do with an order is greyed and says why, not hidden', () => {
  holder.adminRole = 'support';
  const actions = columns.find(({ title }) => title === 'Actions');
  const button = /<button[^>]*aria-label="Delete [^>]*>/.exec(
    renderToStaticMarkup(actions?.render(order)),
  )?.[0];
  expect(button).toContain('aria-disabled="true"');
  expect(button).toContain('title="As support, you can’t delete orders. Please ask an owner."');
});

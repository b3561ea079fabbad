import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements } from '../../tests/support/accounts.ts';
import { ask, line } from '../../tests/support/orders.ts';
import { type PaymentShop, paymentShop } from '../../tests/support/payments.ts';

let shop: PaymentShop;
let token: string;
let admin: string;
let paid: string;
beforeAll(async () => {
  shop = await paymentShop();
  ({ token } = await shop.signUp('USER'));
  ({ token: admin } = await shop.signUp('ADMIN'));
  const order = await shop.placeOrder();
  await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
  await shop.status(order.id);
  paid = order.id;
  await shop.live.current();
});
afterAll(() => shop.close());

/** Whatever the shop holds, so many statements answer these calls; the token of a visitor is one of them. */
it.each([
  ['the list of products', 2, () => ask(shop, 'GET', '/products?limit=1000')],
  ['a product', 2, () => ask(shop, 'GET', '/products/1')],
  ['the list of categories', 2, () => ask(shop, 'GET', '/categories')],
  ['the store settings', 1, () => ask(shop, 'GET', '/settings')],
  ['an order', 3, () => ask(shop, 'GET', `/orders/${paid}`)],
  ['the payment of a settled order', 2, () => ask(shop, 'GET', `/payment/status/${paid}`)],
  [
    'what shipping costs',
    3,
    () =>
      ask(shop, 'POST', '/shipping/calculate', {
        body: { items: [line('1'), line('3', 2)], pincode: '600001' },
      }),
  ],
  [
    'what goes together',
    0,
    () => ask(shop, 'POST', '/fit/check', { body: { items: [line('1'), line('21')] } }),
  ],
  [
    'what a coupon saves',
    4,
    () => ask(shop, 'POST', '/coupons/validate', { body: { code: 'SAVE500', order_amount: 9000 } }),
  ],
  ['a wishlist', 2, () => ask(shop, 'GET', '/wishlist', { token })],
  ['the own orders', 3, () => ask(shop, 'GET', '/orders', { token })],
  ['what needs an administrator', 2, () => ask(shop, 'GET', '/dashboard/needs', { token: admin })],
])('%s is answered with at most %i statements', async (_what, most, call) => {
  let status = 0;
  const statements = await countStatements(async () => {
    status = (await call()).statusCode;
  });
  expect(status).toBe(200);
  expect(statements).toBeLessThanOrEqual(most);
});

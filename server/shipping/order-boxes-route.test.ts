import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBar, ask, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let admin = '';
let shopper = '';
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  ({ token: admin } = await shop.signUp('ADMIN'));
  ({ token: shopper } = await shop.signUp('USER'));
  await addBar(shop.pool, 'bar');
});
afterAll(() => shop.close());

it('gives the boxes of each line to administrators: the variant’s own, else the product’s, else none', async () => {
  const placed = await placeGuestOrder(shop, {
    items: [
      line('29', 1, { variant: 'Red', variantType: 'color' }),
      line('36', 2, { variant: '20 kg pair', variantType: 'weight' }),
      line('bar'),
    ],
  });
  expect(placed.statusCode, placed.body).toBe(201);
  const { orderId } = placed.json();
  const asked = (token?: string) =>
    ask(shop, 'POST', '/orders/boxes', { body: { ids: [orderId] }, ...(token && { token }) });
  const reply = await asked(admin);
  expect(reply.statusCode, reply.body).toBe(200);
  const order = (await ask(shop, 'GET', `/orders/${orderId}`, { token: admin })).json().order;
  const [bench, plates] = order.order_items.map(({ id }: { id: number }) => id);
  const disc = { lengthCm: 47, widthCm: 47, heightCm: 6, weightKg: 20.5 };
  expect(reply.json().data).toEqual([
    { item_id: bench, boxes: [{ lengthCm: 125, widthCm: 35, heightCm: 20, weightKg: 18 }] },
    { item_id: plates, boxes: [disc, disc] },
  ]);
  expect((await asked(shopper)).statusCode).toBe(403);
  expect((await asked()).statusCode).toBe(401);
  expect(placed.body, 'who orders reads none').not.toContain('boxes');

  await shop.pool.query('update orders set deleted_at = now() where id = $1', [orderId]);
  expect((await asked(admin)).json().data).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBar, ask, buyer, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let admin: { userId: string; token: string };
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  admin = await shop.signUp('ADMIN');
  await addBar(shop.pool);
});
afterAll(() => shop.close());

const MESSAGE = { name: 'Asha Rao', email: 'asha@example.in', subject: 'A question', message: 'How heavy?' };

async function createdId(path: string): Promise<string> {
  const reply = await ask(shop, 'POST', path, { body: { ...MESSAGE, phone: '9876543210' } });
  const { enquiryId, contactId, referenceId, data } = reply.json();
  return String(data?.id ?? enquiryId ?? contactId ?? referenceId);
}

const things = {
  orders: async () =>
    (await placeGuestOrder(shop, { ...buyer('gone'), items: [line('bar')] })).json().orderId,
  products: () => addBar(shop.pool, 'deleted-bar'),
  contacts: () => createdId('/contact-us'),
  enquiries: () => createdId('/enquiries'),
};
const table = { orders: 'orders', products: 'products', contacts: 'contacts', enquiries: 'enquiries' };

describe('deleting', () => {
  it.each(['orders', 'products', 'contacts', 'enquiries'] as const)(
    'one of the %s hides it, keeps the row, and the log says who and when [3.order.22]',
    async (name) => {
      const id = await things[name]();
      const { token, userId } = admin;
      expect((await ask(shop, 'DELETE', `/${name}/${id}`, { token })).statusCode).toBe(200);
      expect((await ask(shop, 'GET', `/${name}?limit=1000`, { token })).body).not.toContain(`"id":"${id}"`);
      const { rows } = await shop.pool.query(
        `select deleted_at is not null as is_hidden from ${table[name]} where id::text = $1`,
        [id],
      );
      expect(rows).toEqual([{ is_hidden: true }]);
      const log = (await ask(shop, 'GET', '/audit-log?limit=100', { token })).json().data;
      const entry = log.find(
        (each: { entityId: string; action: string }) => each.entityId === id && each.action === 'delete',
      );
      expect(entry).toMatchObject({ actorId: userId, actor: expect.stringContaining('@') });
      expect(Date.now() - Date.parse(entry.at)).toBeLessThan(60_000);
    },
  );
});

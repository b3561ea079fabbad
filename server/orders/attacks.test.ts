import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { nameWithVariant } from '../../domain/catalogue/variant-text.ts';
import { holdTheClock } from '../../tests/support/accounts.ts';
import {
  addBar,
  addCoupon,
  ask,
  brokenInvariants,
  buyer,
  countRows,
  countStock,
  line,
  placeGuestOrder,
  stockOf,
} from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let limited: TestShop;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  limited = await testShop({ pool: shop.pool });
  await addBar(shop.pool, 'bar');
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await limited.close();
  await shop.close();
});

const bars = { items: [line('bar', 2)] };
const place = (changes: object = {}, key?: string) =>
  placeGuestOrder(shop, { ...bars, ...changes }, key === undefined ? {} : { key });
const orders = () => countRows(shop.pool, 'orders');

/** What must be refused, and without an order. */
async function refused(changes: object, status: number, code?: string): Promise<void> {
  const before = await orders();
  const reply = await place(changes);
  expect(reply.statusCode).toBe(status);
  if (code !== undefined) expect(errorOf(reply).code).toBe(code);
  expect(await orders()).toBe(before);
}

describe('prices and coupons', () => {
  it.each([
    { items: [line('bar', 2, { priceAtPurchase: 1 })] },
    { totalAmount: 1 },
    { subtotal: 1 },
    { shippingCost: 0 },
    { taxAmount: 0 },
    { igst: 2124, cgst: 0, sgst: 0 },
    { discountAmount: 11800 },
  ])('attack 1: %j is never used, and answered with the fresh totals', async (changes) => {
    const reply = await place(changes);
    expect(reply.statusCode).toBe(409);
    expect(errorOf(reply)).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { totals: { totalAmount: 14424 } },
    });
  });

  it('attack 1: a lower price in the product’s details changes nothing', async () => {
    const details = { id: 'bar', price: 2, salePrice: 1 };
    const reply = await place({ items: [line('bar', 2, { productDetails: details })] });
    expect(reply.json().order.total_amount).toBe(14424);
  });

  it('attack 2: a price that changed since the cart was filled is confirmed anew', async () => {
    await addBar(shop.pool, 'dearer');
    const items = [line('dearer', 1, { priceAtPurchase: 5900 })];
    await shop.pool.query(`update products set sale_price = 600000 where id = 'dearer'`);
    const before = await shop.pool.query('select id from orders');
    for (const seen of [{ items }, { items: [line('dearer')], totalAmount: 7212 }]) {
      const stale = await place(seen);
      expect(stale.statusCode).toBe(409);
      expect(errorOf(stale)).toMatchObject({
        code: 'PRICE_CHANGED',
        details: { totals: { totalAmount: 7330 } },
      });
    }
    expect((await shop.pool.query('select id from orders')).rows).toEqual(before.rows);
    const confirmed = await place({
      items: [line('dearer', 1, { priceAtPurchase: 6000 })],
      totalAmount: 7330,
    });
    expect(confirmed.statusCode).toBe(201);
  });

  it('attack 3: a hidden, deleted or foreign product or variant is refused', async () => {
    await addBar(shop.pool, 'deleted');
    await shop.pool.query(`update products set deleted_at = now() where id = 'deleted'`);
    await shop.pool.query(
      `insert into categories (id, name, slug, is_active) values ('secret', 'Secret', 'secret', false)`,
    );
    await addBar(shop.pool, 'hidden');
    await shop.pool.query(`update products set category_id = 'secret' where id = 'hidden'`);
    for (const productId of ['deleted', 'hidden', 'no-such', '__proto__', `' or 1=1 --`])
      await refused({ items: [line(productId)] }, 422, 'PRODUCT_UNKNOWN');
    for (const more of [
      { variant: '5 kg' },
      { variant: '5 kg', variantType: 'weight' },
      { variantType: 'color' },
    ])
      await refused({ items: [line('bar', 1, more)] }, 422, 'VARIANT_UNKNOWN');
  });

  it.each([
    { currency: 'USD' },
    { status: 'DELIVERED' },
    { paymentStatus: 'PAID' },
    { user_id: 'x' },
    { couponCodes: ['SAVE500'] },
  ])('attack 4: the unknown field %j is refused', (changes) => refused(changes, 400));

  it('attack 7: a coupon that is over, not begun, switched off or too large for the order is refused', async () => {
    const fixed = { type: 'fixed', value: 10000 };
    const day = 24 * 60 * 60 * 1000;
    await addCoupon(shop.pool, { ...fixed, code: 'OVER', ends_at: new Date(Date.now() - 1000) });
    await addCoupon(shop.pool, { ...fixed, code: 'SOON', starts_at: new Date(Date.now() + day) });
    await addCoupon(shop.pool, { ...fixed, code: 'OFF', is_active: false });
    await addCoupon(shop.pool, { ...fixed, code: 'GONE', deleted_at: new Date() });
    await addCoupon(shop.pool, { ...fixed, code: 'LARGE', min_amount: 1180001 });
    for (const [code, words] of [
      ['OVER', 'This coupon is no longer active'],
      ['SOON', 'This coupon is not active yet'],
      ['OFF', 'This coupon is no longer active'],
      ['GONE', 'Invalid coupon code'],
      ['LARGE', 'Minimum order amount of ₹11,800 required for this coupon'],
      ['NEVER', 'Invalid coupon code'],
    ]) {
      const reply = await place({ couponCode: code });
      expect(reply.statusCode).toBe(422);
      expect(errorOf(reply).message).toBe(words);
    }
  });

  it('attack 8: two coupons, or one twice, are refused', async () => {
    await refused({ couponCode: ['SAVE500', 'WELCOME10'] }, 400);
    await refused({ couponCode: 'SAVE500,SAVE500' }, 422, 'COUPON_REFUSED');
    await refused({ couponCode: 'SAVE500', coupon_code: 'SAVE500' }, 400);
  });

  it('attack 9: a discount above the subtotal is capped', async () => {
    await addCoupon(shop.pool, { code: 'HUGE', type: 'fixed', value: 100_000_000 });
    const { order } = (await place({ couponCode: 'HUGE' })).json();
    expect(order).toMatchObject({ discount_amount: 11800, total_amount: 2624 });
  });

  it('attack 11: guessing codes is stopped', async () => {
    holdTheClock();
    const replies = await Promise.all(
      Array.from({ length: 65 }, (_, guess) =>
        placeGuestOrder(
          limited,
          { items: [line('no-such')], couponCode: `GUESS${guess}`, ...buyer(`guess${guess}`) },
          { from: '203.0.113.9' },
        ),
      ),
    );
    const stopped = replies.filter(({ statusCode }) => statusCode === 429);
    expect(stopped).toHaveLength(5);
    expect(Number(stopped[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('attack 11: of a thousand guessed codes thirty are answered, whoever asks from one network', async () => {
    holdTheClock();
    const statuses: number[] = [];
    for (let guess = 0; guess < 1000; guess += 1) {
      const { statusCode } = await limited.app.inject({
        method: 'POST',
        url: '/api/coupons/validate',
        remoteAddress: '203.0.113.9',
        payload: { code: `GUESS${guess}`, order_amount: 5000 },
      });
      statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(30);
    expect(statuses.slice(-970)).toEqual(Array(970).fill(429));
  });
});

describe('quantities and numbers', () => {
  it.each(['0', '-1', '1.5', '"2"', 'true', '[3]', 'null', '1e400', '9007199254740993', '100', '""', '{}'])(
    'attack 12: the quantity %s is refused',
    async (quantity) => {
      const text = JSON.stringify({ ...ORDER_REQUEST_EXAMPLE, items: 'ITEMS' });
      const body = text.replace('"ITEMS"', `[{"productId":"bar","quantity":${quantity}}]`);
      const reply = await ask(shop, 'POST', '/orders/guest', { body });
      expect(reply.statusCode).toBe(400);
      expect(errorOf(reply).message).toBe('Quantity must be a whole number from 1 to 99');
    },
  );

  it('attack 12: NaN is no JSON', async () => {
    const reply = await ask(shop, 'POST', '/orders/guest', {
      body: '{"items":[{"productId":"bar","quantity":NaN}]}',
    });
    expect(reply.statusCode).toBe(400);
  });

  it('attack 13: the same product on two lines is summed against the stock', async () => {
    await addBar(shop.pool, 'three', 3);
    await refused({ items: [line('three', 2), line('three', 2)] }, 409, 'OUT_OF_STOCK');
    const reply = await place({ items: [line('three', 2), line('three', 2)] });
    expect(errorOf(reply)).toMatchObject({
      message: 'Only 3 of Test bar three left',
      details: {
        items: [
          { productId: 'three', available: 3 },
          { productId: 'three', available: 3 },
        ],
      },
    });
    expect(await stockOf(shop.pool, 'three')).toBe(3);
    expect((await place({ items: [line('three', 2), line('three')] })).statusCode).toBe(201);
  });

  it('attack 13: the count of a weight is its own', async () => {
    const { rows } = await shop.pool.query<{ product: string; label: string }>(
      `select v.product_id as product, v.label from product_variants v
        where v.kind = 'weight' and v.parent_id is null and v.in_stock
          and not exists (select from product_variants o where o.parent_id = v.id) limit 1`,
    );
    const { product, label } = rows[0] ?? { product: '', label: '' };
    await countStock(shop.pool, product, 1, label);
    const items = [line(product, 1, { variant: label, variantType: 'weight' })];
    expect((await place({ items })).statusCode).toBe(201);
    expect(await stockOf(shop.pool, product, label)).toBe(0);
    await refused({ items }, 409, 'OUT_OF_STOCK');
  });

  it('what is out of stock is named with its variant, so that no other line of the product is meant', async () => {
    const { rows } = await shop.pool.query(
      `select p.id, p.name, min(v.label) as sold, max(v.label) as other
         from products p join product_variants v on v.product_id = p.id and v.parent_id is null
        where not exists (select from product_variants o where o.product_id = p.id
                           and (o.kind <> 'weight' or o.parent_id is not null))
        group by p.id, p.name having count(*) > 1 and bool_and(v.in_stock) order by p.id limit 1`,
    );
    const [{ id, name, sold, other }] = rows;
    const items = [line(id, 1, { variant: other }), line(id, 2, { variant: sold })];
    const refusal = async () => errorOf(await place({ items }));
    await countStock(shop.pool, id, 1, sold);
    expect(await refusal()).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: `Only 1 of ${nameWithVariant(name, sold)} left`,
      details: { items: [{ productId: id, variant: sold, available: 1 }] },
    });
    await countStock(shop.pool, id, 0, sold);
    expect(await refusal()).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: `${nameWithVariant(name, sold)} is out of stock`,
      details: { items: [{ productId: id, variant: sold }] },
    });
  });

  it('attack 14: the largest order there can be adds up to the paisa', async () => {
    await shop.pool.query(
      `insert into products (id, slug, name, category_id, shipping_weight, price)
       values ('dear', 'dear', 'Dear', 'others', '10000', 999999999)`,
    );
    const items = Array.from({ length: 50 }, () => line('dear', 99));
    const bounds = `update settings set order_units_max = $1, cash_order_max = $2`;
    await shop.pool.query(bounds, [10_000, 10 ** 13]);
    const { order } = (await place({ items })).json();
    await shop.pool.query(bounds, [200, 20_000_000]);
    expect(order.subtotal).toBe(49_499_999_950.5);
    expect(order.total_amount).toBe(
      order.subtotal + order.shipping_cost + order.tax_amount + order.round_off,
    );
  });

  it('attack 15: of duplicate keys, the one that was checked is used', async () => {
    const text = JSON.stringify({ ...ORDER_REQUEST_EXAMPLE, items: 'ITEMS' });
    const order = (quantities: string) =>
      ask(shop, 'POST', '/orders/guest', {
        body: text.replace('"ITEMS"', `[{"productId":"bar",${quantities}}]`),
      });
    const reply = await order('"quantity":99,"quantity":1');
    expect(reply.json().order.order_items[0]).toMatchObject({ quantity: 1, total_price: 5900 });
    expect((await order('"quantity":1,"quantity":-99')).statusCode).toBe(400);
  });
});

describe('keys', () => {
  it('attack 24: another visitor’s key opens nothing: with another e-mail or account it is refused', async () => {
    const mine = await place(buyer('mine'), 'shared-word');
    expect(mine.statusCode).toBe(201);
    const before = await orders();
    const body = { ...ORDER_REQUEST_EXAMPLE, ...bars, ...buyer('mine') };
    const [one, other] = await Promise.all([shop.signUp('USER'), shop.signUp('USER')]);
    const asUser = (token: string, key: string) => ask(shop, 'POST', '/orders', { body, token, key });
    const refusals = [
      await place(buyer('theirs'), 'shared-word'),
      await asUser(one.token, 'shared-word'),
      await ask(shop, 'POST', '/orders', { body: { ...body, notes: 'other' }, key: 'shared-word' }),
    ];
    const own = await asUser(one.token, 'account-word');
    refusals.push(await asUser(other.token, 'account-word'), await place(buyer('mine'), 'account-word'));
    for (const reply of refusals) {
      expect(reply.statusCode).toBe(422);
      expect(errorOf(reply).code).toBe('KEY_REUSED');
      for (const { orderId } of [mine.json(), own.json()]) expect(reply.body).not.toContain(orderId);
    }
    expect(await orders()).toBe(before + 1);
    expect((await asUser(one.token, 'account-word')).json().orderId).toBe(own.json().orderId);
  });

  it('an e-mail that was corrected after a lost reply is refused, and the first request finds the order', async () => {
    const first = await place(buyer('mistpyed'), 'mended');
    const before = await orders();
    expect((await place(buyer('mistyped'), 'mended')).statusCode).toBe(422);
    const again = await place(buyer('mistpyed'), 'mended');
    expect(again.json()).toEqual(first.json());
    expect(await orders()).toBe(before);
  });

  it('attack 25: whoever did not get the reply gets the original order, whatever has changed since', async () => {
    await addBar(shop.pool, 'sold-since', 1);
    const body = { items: [line('sold-since')], totalAmount: 7212 };
    const lost = await place(body, 'lost-reply');
    await shop.pool.query(`update products set sale_price = 700000 where id = 'sold-since'`);
    const again = await place(body, 'lost-reply');
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(lost.json());
  });

  it('attack 26: a refused order may be corrected under the same key', async () => {
    expect((await place({ items: [line('no-such')] }, 'corrected')).statusCode).toBe(422);
    expect((await place({ couponCode: 'NO' }, 'corrected')).statusCode).toBe(422);
    expect((await place({}, 'corrected')).statusCode).toBe(201);
  });

  it('can be used for a new order after it has expired', async () => {
    const first = await place({}, 'old');
    await shop.pool.query(
      `update idempotency_keys set expires_at = now() - interval '1 s' where key = 'old'`,
    );
    const second = await place({ items: [line('bar')] }, 'old');
    expect(second.statusCode).toBe(201);
    expect(second.json().orderId).not.toBe(first.json().orderId);
  });
});

describe('what strangers write', () => {
  it('attack 27: an online order stays unpaid, whatever the request says', async () => {
    await refused({ paymentMethod: 'online', payment_status: 'PAID', success: true }, 400);
    const { order } = (await place({ paymentMethod: 'online' })).json();
    expect(order).toMatchObject({ status: 'PENDING', payment_status: 'PENDING' });
  });

  it('attack 41: a shopper cannot change an order, not even the own one', async () => {
    const { token } = await shop.signUp('USER');
    const body = { ...ORDER_REQUEST_EXAMPLE, ...bars };
    const { orderId } = (await ask(shop, 'POST', '/orders', { body, token })).json();
    for (const [method, path, sent] of [
      ['PUT', `/orders/${orderId}`, { payment_method: 'COD' }],
      ['PATCH', `/orders/${orderId}/status`, { status: 'CANCELLED' }],
      ['DELETE', `/orders/${orderId}`, undefined],
    ] as const)
      expect((await ask(shop, method, path, { token, ...(sent && { body: sent }) })).statusCode).toBe(403);
  });

  it.each(['fullName', 'email', 'city', 'addressLine1'])(
    'attack 62: a line break in %s is refused',
    async (field) => {
      const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, [field]: 'a@b.in\r\nBcc: all@example.in' };
      await refused({ shippingAddress: address }, 400);
    },
  );

  it.each([
    'x,asha@example.in',
    '<asha@example.in>',
    'asha@example.in.',
    'ａsha@example.in',
    'as\u200bha@example.in',
  ])('attack 62: %j is refused, because it is the same person once more or two of them', async (email) => {
    await refused({ shippingAddress: { ...ORDER_REQUEST_EXAMPLE.shippingAddress, email } }, 400);
  });

  it('attack 65: __proto__ and constructor in a body are refused', async () => {
    for (const name of ['__proto__', 'constructor']) {
      const body = JSON.stringify(ORDER_REQUEST_EXAMPLE).replace(
        '{',
        `{"${name}":{"prototype":{"role":"ADMIN"}},`,
      );
      expect((await ask(shop, 'POST', '/orders/guest', { body })).statusCode).toBe(400);
    }
  });

  it('attack 66: JSON that is nested without end is refused', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    for (const path of ['/orders', '/orders/guest', '/orders/create', '/orders/lookup'])
      for (const name of ['items', 'shippingAddress', 'notes', 'unknown', 'productIds', 'contact']) {
        const body = `{"${name}":${deep}}`;
        expect((await ask(shop, 'POST', path, { body })).statusCode).toBe(400);
      }
  });

  it('attack 71: a flood of orders in one person’s name is stopped, and that person still orders', async () => {
    holdTheClock();
    const order = (name: string, from: string) =>
      placeGuestOrder(limited, { ...bars, ...buyer(name) }, { from });
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        order(index % 2 ? 'flood' : 'FLOOD', `2001:db8:0:7::${index + 1}`),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    expect((await order('flood', '198.51.100.77')).statusCode).toBe(201);
  });

  it('attack 22: an order that is sent again and again with its key is no flood', async () => {
    holdTheClock();
    const again = () =>
      placeGuestOrder(limited, { ...bars, ...buyer('again') }, { key: 'again', from: '203.0.113.60' });
    const replies = await Promise.all(Array.from({ length: 20 }, again));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  });

  it('attack 71: trying contacts on an order’s number is stopped', async () => {
    holdTheClock();
    const attempt = (contact: number, from: string) =>
      ask(limited, 'POST', '/orders/lookup', {
        body: { order_number: 1, contact: `98765${10000 + contact}` },
        from,
      });
    const fromOne = await Promise.all(Array.from({ length: 12 }, (_, n) => attempt(n, '203.0.113.50')));
    expect(fromOne.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    const fromMany = await Promise.all(Array.from({ length: 15 }, (_, n) => attempt(n, `203.1.${n}.1`)));
    expect(fromMany.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});

describe('after all of it', () => {
  it('everything adds up, and no reply was an error of the shop’s own', async () => {
    expect(await brokenInvariants(shop.pool)).toEqual([]);
    expect(shop.log()).not.toContain('INTERNAL_ERROR');
  });
});

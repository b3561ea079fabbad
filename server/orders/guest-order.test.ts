import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderRequestItem } from '../../contract/orders/checkout-request.ts';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { countStatements } from '../../tests/support/accounts.ts';
import {
  addBar,
  addCoupon,
  ask,
  buyer,
  countRows,
  countStock,
  line,
  placeGuestOrder,
  stockOf,
} from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { catalogueReads } from '../catalogue/reads.ts';
import { readOrder } from './read-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  await addBar(shop.pool);
  await addBar(shop.pool, 'counted', 100);
});
afterAll(() => shop.close());

const twoBars = { items: [line('bar', 2)] };
const { shippingAddress } = ORDER_REQUEST_EXAMPLE;
const ORDERED_BY = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' };
const place = (changes: object = {}) => placeGuestOrder(shop, { ...twoBars, ...changes });

describe('a guest order', () => {
  it('is priced by the shop: subtotal, shipping, both halves of the tax, discount, round-off and total [3.order.4]', async () => {
    const reply = await place({ couponCode: 'save500' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().order).toMatchObject({
      subtotal: 11800,
      shipping_cost: 500,
      tax_amount: 2124,
      cgst: 1062,
      sgst: 1062,
      igst: 0,
      discount_amount: 500,
      coupon_code: 'SAVE500',
      round_off: 0,
      total_amount: 13924,
    });
  });

  it('repeats its amounts as a summary [3.order.9]', async () => {
    expect((await place()).json().order.order_summary).toEqual({
      subtotal: 11800,
      shippingCost: 500,
      tax: 2124,
      discount: 0,
      total: 14424,
    });
  });

  it('is answered with success, message, orderId, and the order as data and order [3.request.5]', async () => {
    const body = (await place()).json();
    expect(body).toMatchObject({ success: true, message: 'Guest order created successfully' });
    expect(body.data).toEqual(body.order);
    expect(body.order.id).toBe(body.orderId);
    const refused = errorOf(await place({ items: [line('no-such-thing')] }));
    expect(refused).toMatchObject({ success: false, error: 'We don’t have this product' });
  });

  it('starts as PENDING with the payment PENDING [3.order.2]', async () => {
    expect((await place()).json().order).toMatchObject({ status: 'PENDING', payment_status: 'PENDING' });
    const online = (await place({ paymentMethod: 'online' })).json().order;
    expect(online).toMatchObject({ status: 'PENDING', payment_status: 'PENDING' });
  });

  it.each([
    ['cod', 'COD'],
    ['CASH_ON_DELIVERY', 'COD'],
    ['online', 'ONLINE'],
    ['Upi', 'UPI'],
    ['CARD', 'CARD'],
    [undefined, 'COD'],
  ])('stores the payment method %s as %s [3.order.3]', async (paymentMethod, stored) => {
    expect((await place({ paymentMethod })).json().order.payment_method).toBe(stored);
  });

  it('has an id of 128 random bits that begins with GUEST- [3.order.17]', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await place()).json().orderId));
    for (const id of ids) expect(id).toMatch(/^GUEST-[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(3);
  });

  it('gets the next number, also after an order that failed [3.order.18]', async () => {
    const first = (await place()).json().order.order_number;
    await addCoupon(shop.pool, { code: 'ONCE', type: 'fixed', value: 100, per_customer_limit: 1 });
    const numberOf = async (changes: object) => (await place(changes)).json().order?.order_number;
    expect(await numberOf({ couponCode: 'ONCE' })).toBe(first + 1);
    expect(await numberOf({ couponCode: 'ONCE' })).toBeUndefined();
    expect(await numberOf({})).toBe(first + 2);
  });

  it('keeps what rounding to the whole rupee did [3.order.19]', async () => {
    await shop.pool.query(
      `insert into products (id, slug, name, category_id, shipping_weight, price) values ('odd', 'odd', 'Odd', 'others', '1', 22925)`,
    );
    const { order } = (await place({ items: [line('odd')] })).json();
    expect(order).toMatchObject({
      subtotal: 229.25,
      shipping_cost: 25,
      tax_amount: 41.26,
      cgst: 20.63,
      sgst: 20.63,
      round_off: 0.49,
      total_amount: 296,
    });
  });

  it('takes the product details, prices and totals of the checkout, and compares them [3.request.1] [3.request.2]', async () => {
    const product = await catalogueReads(shop.pool).findProduct('bar');
    if (product === null) throw new Error('no bar');
    const item = orderRequestItem({
      productId: 'bar',
      quantity: 2,
      variant: undefined,
      variantType: undefined,
      product,
    });
    expect(Object.keys(item)).toEqual(
      expect.arrayContaining(['productId', 'quantity', 'priceAtPurchase', 'variant', 'variantType']),
    );
    expect(Object.keys(item.productDetails)).toEqual(
      'id name price salePrice images category description gst weight dimensions brand sku'.split(' '),
    );
    const reply = await place({ items: [item] });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().order.order_items[0].price_at_purchase).toBe(item.priceAtPurchase);
  });

  it('accepts the addresses, the method and every total when they are the shop’s own [3.request.3] [3.request.4]', async () => {
    const totals = {
      totalAmount: 14424,
      subtotal: 11800,
      shippingCost: 500,
      taxAmount: 2124,
      cgst: 1062,
      sgst: 1062,
      igst: 0,
      discountAmount: 0,
    };
    expect((await place({ ...totals, paymentMethod: 'online' })).statusCode).toBe(201);
  });

  it('keeps a copy of what was sold [3.order.11] [3.order.13] [3.order.14]', async () => {
    await addBar(shop.pool, 'branded');
    await shop.pool.query(
      `update products set details = '{"brand":"Ironworks"}', gst = 5 where id = 'branded'`,
    );
    const { order } = (await place({ items: [line('branded', 2)] })).json();
    expect(order.order_items).toEqual([
      {
        id: expect.any(Number),
        product_id: 'branded',
        product_name: 'Test bar branded',
        product_category: 'Barbells',
        product_description: 'Short',
        product_image: '/images/bar.webp',
        product: {
          name: 'Test bar branded',
          category: 'Barbells',
          images: ['/images/bar.webp'],
          price: 8699,
          salePrice: 5900,
        },
        variant: null,
        variant_type: null,
        product_gst: 5,
        product_brand: 'Ironworks',
        product_sku: 'TB-1',
        quantity: 2,
        unit_price: 5900,
        price_at_purchase: 5900,
        total_price: 11800,
        refunded_quantity: 0,
        weight_kg: 10,
      },
    ]);
  });

  it('sells a weight, and a second choice of it, at its own price', async () => {
    const { rows } = await shop.pool.query<{ product: string; parent: string; label: string; price: number }>(
      `select o.product_id as product, w.label as parent, o.label, coalesce(o.sale_price, o.price) as price
         from product_variants o join product_variants w on w.id = o.parent_id
        where o.in_stock and w.in_stock and coalesce(o.sale_price, o.price) is not null limit 1`,
    );
    const option = rows[0];
    if (option === undefined) throw new Error('The catalogue has no second choice');
    const variant = `${option.parent} / ${option.label}`;
    const reply = await place({ items: [line(option.product, 1, { variant, variantType: 'weight' })] });
    expect(reply.statusCode).toBe(201);
    const [item] = reply.json().order.order_items;
    expect(item).toMatchObject({ variant, variant_type: 'weight', unit_price: option.price / 100 });
    const vague = await place({ items: [line(option.product, 1, { variant: option.parent })] });
    expect(errorOf(vague).code).toBe('VARIANT_UNKNOWN');
    const without = await place({ items: [line(option.product)] });
    expect(errorOf(without).message).toMatch(/^Please choose a weight for /);
  });

  it('has a line for each size and colour of a belt, with its name and price, and takes it from its own count', async () => {
    await shop.pool.query(
      `update product_variants set sale_price = 319900 where product_id = '45' and label = 'M'`,
    );
    await countStock(shop.pool, '45', 5, 'M');
    await countStock(shop.pool, '45', 5, 'L');
    const belts = (quantity: number, variant: string) =>
      line('45', quantity, { variant, variantType: 'weight' });
    const reply = await place({
      items: [belts(2, 'M / Brown'), belts(1, 'M / Black'), belts(1, 'L / Brown')],
    });
    expect(reply.statusCode, reply.body).toBe(201);
    const belt = { product_name: 'Leather Lever Lifting Belt 10 mm', variant_type: 'weight' };
    expect(reply.json().order).toMatchObject({
      subtotal: 12596,
      order_items: [
        {
          ...belt,
          variant: 'M / Brown',
          quantity: 2,
          unit_price: 3199,
          total_price: 6398,
        },
        { ...belt, variant: 'M / Black', quantity: 1, unit_price: 3199 },
        { ...belt, variant: 'L / Brown', quantity: 1, unit_price: 2999 },
      ],
    });
    expect(await stockOf(shop.pool, '45', 'M')).toBe(2);
    expect(await stockOf(shop.pool, '45', 'L')).toBe(4);
    const tooMany = errorOf(await place({ items: [belts(3, 'M / Brown')] }));
    expect(tooMany.details).toMatchObject({ items: [{ variant: 'M / Brown', available: 2 }] });
    expect(errorOf(await place({ items: [belts(1, 'M / Green')] })).code).toBe('VARIANT_UNKNOWN');
  });

  it('names the customer, and both addresses in both spellings [3.order.6] [3.order.8]', async () => {
    const { order } = (await place()).json();
    expect(order.customer_info).toEqual({ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' });
    const address = {
      ...shippingAddress,
      address: '12 MG Road, College Road, Near the stadium',
      pincode: '422001',
    };
    expect(order.shipping_address).toEqual(address);
    expect(order.billing_address).toEqual(address);
  });

  it('takes addresses as JSON text too', async () => {
    const reply = await place({ shippingAddress: JSON.stringify(shippingAddress) });
    expect(reply.json().order.shipping_address.city).toBe('Nashik');
  });

  it('takes the State from the pincode where none is given, and splits the tax by it', async () => {
    const away = { ...shippingAddress, state: '', pinCode: '560001', city: 'Bengaluru' };
    const { order } = (await place({ shippingAddress: away })).json();
    expect(order.shipping_address.state).toBe('Karnataka');
    expect(order).toMatchObject({ cgst: 0, sgst: 0, igst: 2124 });
  });

  it('costs half as much shipping again when it is urgent', async () => {
    expect((await place({ shippingMethod: 'express' })).json().order.shipping_cost).toBe(750);
  });

  it('takes an automatic discount from the price, and a coupon on top', async () => {
    await addBar(shop.pool, 'reduced');
    await shop.pool.query(
      `insert into discounts (name, type, value, scope, product_id) values ('Ten off', 'percentage', 1000, 'product', 'reduced')`,
    );
    const { order } = (await place({ items: [line('reduced')], couponCode: 'FREESHIP' })).json();
    expect(order).toMatchObject({ subtotal: 5310, shipping_cost: 0, discount_amount: 0 });
    expect(order.order_items[0].product).toMatchObject({ price: 8699, salePrice: 5310 });
  });

  it('keeps the GSTIN of a business, and refuses a mistyped one', async () => {
    const { order } = (await place({ gstin: '27aapfu0939f1zv' })).json();
    expect(order.billing_address.gstin).toBe('27AAPFU0939F1ZV');
    expect((await place({ gstin: '27AAPFU0939F1ZX' })).statusCode).toBe(400);
  });

  it('takes a GSTIN of another State than the billing address, but not the shop’s own', async () => {
    await shop.pool.query(`update settings set gstin = '27AAPFU0939F1ZV'`);
    const refused = await place({ gstin: '27aapfu0939f1zv' });
    expect([refused.statusCode, errorOf(refused).details]).toEqual([
      400,
      [
        {
          field: 'gstin',
          message: 'This is our own GSTIN. Please enter yours, or leave the field empty.',
        },
      ],
    ]);
    const { order } = (await place({ gstin: '29AAGCB7383J1Z4' })).json();
    expect(order.billing_address).toMatchObject({ gstin: '29AAGCB7383J1Z4', state: 'Maharashtra' });
    await shop.pool.query(`update settings set gstin = ''`);
  });

  it('promises customer and shop one mail each about a cash order, and about an online one none before it is paid', async () => {
    const { orderId } = (await place({ ...buyer('mailed') })).json();
    expect(await countRows(shop.pool, 'outbox', `payload ->> 'orderId' = '${orderId}'`)).toBe(2);
    const online = (await place({ paymentMethod: 'online' })).json().order;
    expect(await countRows(shop.pool, 'outbox', `payload ->> 'orderId' = '${online.id}'`)).toBe(0);
    expect(Date.parse(online.payment_due_at)).toBeGreaterThan(Date.now());
  });

  it('takes counted goods, and says so in the stock’s own record', async () => {
    const before = await stockOf(shop.pool, 'counted');
    const { orderId } = (await place({ items: [line('counted', 2), line('counted', 1)] })).json();
    expect(await stockOf(shop.pool, 'counted')).toBe((before ?? 0) - 3);
    const movement = `order_id = '${orderId}' and delta = -3 and reason = 'order'`;
    expect(await countRows(shop.pool, 'stock_movements', movement)).toBe(1);
  });

  it('is placed with at most 12 statements, and read with at most 3', async () => {
    const items = [line('counted'), line('bar'), line('1')];
    const body = { ...ORDER_REQUEST_EXAMPLE, items, couponCode: 'WELCOME10', ...buyer('counted') };
    const placing = await countStatements(async () => {
      const reply = await placeGuestOrder(shop, body, { key: 'statements' });
      expect(reply.statusCode).toBe(201);
    });
    expect(placing).toBeLessThanOrEqual(12);
    const { orderId } = (await placeGuestOrder(shop, body, { key: 'statements' })).json();
    expect(await countStatements(() => readOrder(shop.pool, orderId))).toBeLessThanOrEqual(3);
  });

  it('is placed by a process that is still running after a migration added columns', async () => {
    const items = [line('counted'), line('bar')];
    const tables = ['orders', 'order_items', 'products', 'settings', 'stock', 'outbox', 'idempotency_keys'];
    for (const added of [null, ...tables]) {
      if (added !== null) await shop.pool.query(`alter table ${added} add column later text`);
      const reply = await placeGuestOrder(shop, { items }, { key: `after-${added}` });
      expect(reply.statusCode, `${added}: ${reply.body}`).toBe(201);
      expect(await readOrder(shop.pool, reply.json().orderId)).not.toBeNull();
    }
    for (const added of tables) await shop.pool.query(`alter table ${added} drop column later`);
  });
});

describe('a guest order that is not complete', () => {
  it('is refused with everything that is missing, at once [5.guest.1]', async () => {
    const reply = await placeGuestOrder(shop, { items: [], shippingAddress: {}, billingAddress: {} });
    expect(reply.statusCode).toBe(400);
    const details = errorOf(reply).details;
    expect(details).toEqual(
      [
        'Name is required',
        'Email is required',
        'Phone number is required',
        'Shipping name is required',
        'Shipping address is required',
        'Shipping city is required',
        'Shipping pincode is required',
        'Billing name is required',
        'Billing address is required',
        'Billing city is required',
        'Billing pincode is required',
        'Cart is empty',
      ].map((message) => ({ field: '', message })),
    );
  });

  it.each([
    [{ shippingAddress: { ...shippingAddress, pinCode: '012345' } }, 'Please enter a valid 6 digit pincode'],
    [{ billingAddress: { ...shippingAddress, pinCode: '42200' } }, 'Please enter a valid 6 digit pincode'],
    [{ shippingAddress: { ...shippingAddress, email: 'asha' } }, 'Please enter a valid email address'],
    [{ shippingAddress: { ...shippingAddress, phone: 'none' } }, 'Please enter a valid phone number'],
    [{ notes: 'x'.repeat(2001) }, 'Notes must be at most 2000 characters'],
    [{ notes: 'a\ud800b' }, 'The text contains a character that we can’t save'],
    [{ shippingAddress: { ...shippingAddress, city: '  ' } }, 'Shipping city is required'],
    [
      { items: Array.from({ length: 51 }, () => line('bar')) },
      'You can order up to 50 different items at once',
    ],
    [{ paymentMethod: 'barter' }, 'Please choose a valid payment method'],
    [{ customerInfo: { ...ORDERED_BY, name: 'Al' } }, 'Please enter a valid name (minimum 3 characters)'],
    [
      { billingAddress: { ...shippingAddress, fullName: 'Al' } },
      'Please enter a valid name (minimum 3 characters)',
    ],
    [
      { customerInfo: { ...ORDERED_BY, phone: '0253 234567' } },
      'Please enter a valid 10 digit mobile number starting with 6-9',
    ],
    [
      { shippingAddress: { ...shippingAddress, addressLine1: 'Flat 4', addressLine2: '' } },
      'Please enter a complete address (minimum 10 characters)',
    ],
  ])('with %j is refused in words', async (wrong, words) => {
    const before = await countRows(shop.pool, 'orders');
    const reply = await place(wrong);
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(words);
    expect(await countRows(shop.pool, 'orders')).toBe(before);
  });

  it('is as complete with an address on two lines, and a mobile number in any writing', async () => {
    const twoLines = { ...shippingAddress, addressLine1: 'Flat 4', addressLine2: 'MG Road' };
    const written = { customerInfo: { ...ORDERED_BY, phone: '+91 98765-43210' } };
    expect((await place({ shippingAddress: twoLines, ...written })).statusCode).toBe(201);
  });

  it.each(['/orders', '/orders/create'])('is refused by the form’s rules through %s too', async (path) => {
    const { items: _items, ...order } = ORDER_REQUEST_EXAMPLE;
    const lines = path === '/orders' ? twoBars : { productIds: ['bar'], quantities: [2] };
    const body = { ...order, ...lines, customerInfo: { ...ORDERED_BY, phone: '1234567890' } };
    const refused = await ask(shop, 'POST', path, { body });
    expect([refused.statusCode, errorOf(refused).details]).toEqual([
      400,
      [
        {
          field: 'customerInfo.phone',
          message: 'Please enter a valid 10 digit mobile number starting with 6-9',
        },
      ],
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../catalogue/products.ts';
import { GUEST_ORDER_FORM_EXAMPLE } from '../../contract/orders/guest-order-form.ts';
import { ORDER_CREATION_FORM_EXAMPLE } from '../../contract/orders/order-creation-form.ts';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import type { SoldProduct } from '../../domain/catalogue/product.ts';
import { paise, rupees } from '../../domain/pricing/money.ts';
import { isBuyable, variantName } from '../../domain/pricing/price.ts';
import { formatRupees, formatRupeesExact } from '../../domain/text/format.ts';
import {
  addBar,
  addCoupon,
  buyer,
  countRows,
  countStock,
  line,
  stockOf,
} from '../../tests/support/orders.ts';
import { type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { rounds } from '../../tests/support/rounds.ts';
import { withTransaction } from '../db/connect.ts';
import { readInvoicedOrder, toInvoice } from '../invoices/invoiced-order.ts';
import { orderMail } from '../orders/order-mails.ts';
import { readOrder } from '../orders/read-order.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await paymentShop();
});
afterAll(() => shop.close());

/** The same carts in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Everything that can be bought, each weight, colour and option by itself. */
function itemsOf(product: SoldProduct & { readonly id: string }) {
  const weights = (product.weightVariants ?? []).flatMap(({ weight, weightOptions = [] }) =>
    weightOptions.length === 0
      ? [weight]
      : weightOptions.map((option) => variantName({ variant: weight, option: option.weight })),
  );
  const colors = (product.colorVariants ?? []).map(({ color }) => color);
  const selections = [
    ...weights.map((variant) => ({ variant, variantType: 'weight' as const })),
    ...colors.map((variant) => ({ variant, variantType: 'color' as const })),
    {},
  ];
  return selections
    .filter((selection) => isBuyable(product, selection))
    .map((selection) => ({ productId: product.id, ...selection }));
}

const PLACES = [
  { state: 'Maharashtra', pinCode: '422001', city: 'Nashik' },
  { state: 'Karnataka', pinCode: '560001', city: 'Bengaluru' },
  { state: 'Assam', pinCode: '781001', city: 'Guwahati' },
];
const COUPONS = ['', '', 'WELCOME10', 'SAVE500', 'FREESHIP', 'NEWUSER'];
const CARTS = rounds(200);
const AT_ONCE = 8;

describe('the total of an order', () => {
  it('is one number on the order page, in the mail, on the invoice and at the gateway, for any cart [1.8] [9.money.43]', async () => {
    const throwDie = dice(42);
    const pick = <T>(from: readonly T[]): T => {
      const picked = from[throwDie(from.length)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    };
    const items = products.flatMap((product) => itemsOf(product));
    const carts = Array.from({ length: CARTS }, (_, index) => {
      const address = {
        ...ORDER_REQUEST_EXAMPLE.shippingAddress,
        ...pick(PLACES),
        email: `cart.${index}@example.in`,
      };
      const chosen = new Set(Array.from({ length: 1 + throwDie(5) }, () => pick(items)));
      return {
        items: [...chosen].map((item) => ({ ...item, quantity: 1 + throwDie(9) })),
        shippingAddress: address,
        billingAddress: address,
        paymentMethod: 'online',
        shippingMethod: pick(['standard', 'express']),
        couponCode: pick(COUPONS) || undefined,
      };
    });

    const compare = async (cart: (typeof carts)[number]) => {
      let placed = await shop.call('POST', '/orders/guest', cart);
      // Below the minimum of its coupon, or one of the two of a set that cannot be mixed: the cart goes without it.
      if (placed.statusCode !== 201)
        placed = await shop.call('POST', '/orders/guest', { ...cart, couponCode: undefined });
      expect(placed.statusCode, placed.body).toBe(201);
      const id: string = placed.json().orderId;
      const page = (await shop.call('GET', `/orders/${id}`)).json().order;
      const stored = await readOrder(shop.pool, id);
      if (stored === null) throw new Error('The order is gone');
      const total = rupees(page.total_amount);

      const mail = orderMail('placed', stored, DEFAULT_SETTINGS, 'https://shop.example');
      const invoice = await withTransaction(shop.pool, async (client) =>
        toInvoice(await readInvoicedOrder(client, id), 'RR/26-27/000001', new Date()),
      );
      const started = (await shop.call('POST', '/payment/initiate', { orderId: id })).json();
      const { pathname, search } = new URL(started.paymentUrl);
      const payPage = await (await fetch(new URL(pathname + search, shop.url))).text();

      expect(total % 100).toBe(0);
      expect(page.order_summary.total).toBe(page.total_amount);
      expect(mail.text).toContain(`Total: ${formatRupeesExact(total)}\n`);
      expect(invoice.totals.total).toBe(total);
      expect(started.amount).toBe(total);
      expect(payPage).toContain(`<h1>Pay ${formatRupees(total)}</h1>`);
      const { subtotal, shipping_cost, tax_amount, discount_amount, round_off } = page;
      const sum = [subtotal, shipping_cost, tax_amount, -discount_amount, round_off].map((each) =>
        rupees(each),
      );
      expect(sum.reduce((whole, part) => whole + part, 0)).toBe(total);
      return paise(total);
    };

    const totals: number[] = [];
    for (let from = 0; from < carts.length; from += AT_ONCE)
      totals.push(...(await Promise.all(carts.slice(from, from + AT_ONCE).map(compare))));
    expect(totals).toHaveLength(CARTS);
    expect(new Set(totals).size).toBeGreaterThan(CARTS * 0.9);
  }, 120_000);
});

describe('an order', () => {
  /** Rows of one transaction carry its number. */
  const writtenBy = async (table: string, condition: string) => {
    const { rows } = await shop.pool.query<{ by: string }>(
      `select xmin::text as by from ${table} where ${condition}`,
    );
    return [...new Set(rows.map(({ by }) => by))];
  };

  /** The last thing that is written breaks: does anything stay? */
  const breakOutbox = () =>
    shop.pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no mail today'; end $$;
      create trigger refuse before insert on outbox for each row execute function refuse()`);
  const mendOutbox = () => shop.pool.query('drop trigger refuse on outbox; drop function refuse()');

  it('is written with its items, stock change, coupon use and mail in one transaction; its invoice number with what makes it due and the mails about it [3.order.20]', async () => {
    const { pool } = shop;
    await addBar(pool, 'counted', 10);
    await addCoupon(pool, { code: 'ONCE100', type: 'fixed', value: 10_000, usage_limit: 5 });
    const body = {
      ...ORDER_REQUEST_EXAMPLE,
      ...buyer('one'),
      items: [line('counted', 2)],
      couponCode: 'ONCE100',
    };
    const counts = async () => ({
      orders: await countRows(pool, 'orders'),
      items: await countRows(pool, 'order_items'),
      uses: await countRows(pool, 'coupon_uses'),
      used: await countRows(pool, 'coupons', `code = 'ONCE100' and used_count > 0`),
      mails: await countRows(pool, 'outbox'),
      invoices: await countRows(pool, 'invoices'),
      stock: await stockOf(pool, 'counted'),
      numbers: (await pool.query(`select name, value from counters order by name`)).rows,
    });

    const before = await counts();
    await breakOutbox();
    expect((await shop.call('POST', '/orders/guest', body)).statusCode).toBe(500);
    await mendOutbox();
    expect(await counts()).toEqual(before);

    const { orderId } = (await shop.call('POST', '/orders/guest', body)).json();
    const [placing, ...others] = await writtenBy('orders', `id = '${orderId}'`);
    expect(others).toEqual([]);
    expect(await writtenBy('order_items', `order_id = '${orderId}'`)).toEqual([placing]);
    expect(await writtenBy('stock', `product_id = 'counted'`)).toEqual([placing]);
    expect(await writtenBy('coupon_uses', `order_id = '${orderId}'`)).toEqual([placing]);
    expect(await writtenBy('outbox', `payload->>'orderId' = '${orderId}'`)).toEqual([placing]);

    const online = await shop.placeOrder();
    await shop.pay((await shop.initiate(online)).page, { webhook: 'dropped' });
    const unpaid = await counts();
    await breakOutbox();
    expect((await shop.call('GET', `/payment/status/${online.id}`)).statusCode).toBe(500);
    await mendOutbox();
    expect(await counts()).toEqual(unpaid);
    expect(await shop.status(online.id)).toBe('COMPLETED');
    const [paying] = await writtenBy('orders', `id = '${online.id}'`);
    expect(await writtenBy('invoices', `order_id = '${online.id}'`)).toEqual([paying]);
    expect(await writtenBy('counters', `name like 'invoices/%'`)).toEqual([paying]);
    expect(await writtenBy('outbox', `payload->>'orderId' = '${online.id}'`)).toEqual([paying]);
  });

  it('and a payment are made once for the same Idempotency-Key and body, whichever call makes them [7.orders.20]', async () => {
    const { pool } = shop;
    await countStock(pool, 'counted', 100);
    const { token } = await shop.signUp('USER');
    const twice = async (path: string, body: object, more: Record<string, string> = {}) => {
      const headers = { ...more, 'idempotency-key': `same-${path}-${Object.keys(more).length}` };
      const replies = await Promise.all([0, 1].map(() => shop.call('POST', path, body, headers)));
      replies.push(await shop.call('POST', path, body, headers));
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      expect(new Set(replies.map(({ body: answer }) => answer)).size).toBe(1);
    };
    const orders = await countRows(pool, 'orders');
    const item = { product_id: 'counted', quantity: 1 };
    await twice('/orders/guest', { ...ORDER_REQUEST_EXAMPLE, ...buyer('key'), items: [line('counted')] });
    await twice('/orders', { ...GUEST_ORDER_FORM_EXAMPLE, items: [item] });
    await twice(
      '/orders',
      { ...ORDER_REQUEST_EXAMPLE, items: [line('counted')] },
      { authorization: `Bearer ${token}` },
    );
    await twice('/orders/create', {
      ...ORDER_CREATION_FORM_EXAMPLE,
      productIds: ['counted'],
      quantities: [1],
    });
    expect(await countRows(pool, 'orders')).toBe(orders + 4);
    expect(await stockOf(pool, 'counted')).toBe(96);

    for (const path of ['/payment/initiate', '/payment/create-sdk-order']) {
      const { id } = await shop.placeOrder();
      await twice(path, { orderId: id });
      expect(await shop.payments(id)).toHaveLength(1);
    }
  });
});

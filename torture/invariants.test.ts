import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBar, placeGuestOrder } from '../tests/support/orders.ts';
import { type TestShop, testShop } from '../tests/support/test-shop.ts';
import { brokenRulesSeenBy, RULE_NAMES } from './invariants.ts';

const INVOICED = `insert into invoices (number, financial_year, serial, order_id, total_amount, document, issued_at)
  select 'RR/1', '26-27', 1, id, total_amount, '{}', now() - interval '1 hour' from orders`;

/** How each rule is broken; the constraints that would not let it happen are off. */
const BREAKING: Readonly<Record<string, string>> = {
  'order numbers have no gap, and the counter stands at the last': `update counters set value = value + 1 where name = 'orders'`,
  'invoice numbers have no gap within their year': `insert into invoices (number, financial_year, serial, order_id, total_amount, document)
     select 'RR/2', '26-27', 2, id, total_amount, '{}' from orders limit 1`,
  'the lines of an order add up to its subtotal':
    'update order_items set unit_price = unit_price + 1, total_price = (unit_price + 1) * quantity',
  'the history of an order begins with its placing and ends with its status':
    'delete from order_status_history',
  'an order that holds goods has taken its pieces once, any other none':
    'insert into stock_movements (product_id, delta, reason, order_id) select product_id, -1, reason, order_id from stock_movements',
  'nothing is sold that is not there':
    'alter table stock drop constraint stock_available_not_negative; update stock set available = -1',
  'a paid online order has one completed payment, and a completed payment its order': `update orders set payment_method = 'ONLINE', payment_status = 'PAID'`,
  'a payment is for exactly what is asked': `alter table payments disable trigger user;
     insert into payments (order_id, attempt, provider, merchant_order_id, amount)
     select id, 1, 'manual', 'm', total_amount - 100 from orders limit 1`,
  'of an order with an advance, what is paid and what is due are its total':
    'update orders set advance = 100',
  'an order waits for its confirmation only while it is to be paid in cash': `update orders set confirm_by = now(), payment_status = 'PAID'`,
  'an order lapses once': `insert into order_status_history (order_id, from_value, to_value, actor, note)
     select id, 'PENDING', 'CANCELLED', 'system', 'The customer didn’t confirm it in time' from orders, generate_series(1, 2)`,
  'a shipped order has a shipment that left, an order before that none, and a cancelled one none that waits': `insert into shipments (order_id, status) select id, 'IN_TRANSIT' from orders`,
  'refunds never exceed what was paid': `with paid as (
       insert into payments (order_id, attempt, provider, merchant_order_id, amount, amount_received, state, completed_at)
       select id, 1, 'manual', 'm', total_amount, total_amount, 'COMPLETED', now() from orders limit 1
       returning id, amount)
     insert into refunds (payment_id, merchant_refund_id, amount) select id, 'r', amount + 1 from paid`,
  'an order is refunded once nothing is left of its money, and not before': `insert into payments
       (order_id, attempt, provider, merchant_order_id, amount, amount_received, state, completed_at)
     select id, 1, 'manual', 'm', total_amount, total_amount, 'COMPLETED', now() from orders limit 1;
     update orders set payment_status = 'REFUNDED'`,
  'credit notes never exceed their invoice': `${INVOICED}; insert into invoices
       (kind, number, financial_year, serial, order_id, invoice_id, reason, total_amount, document)
     select 'credit_note', 'RC/' || n, '26-27', n, order_id, id, 'Cancelled', total_amount, '{}'
       from invoices, generate_series(1, 2) n`,
  'each refund after the invoice has one credit note for its amount': `${INVOICED}; with paid as (
       insert into payments (order_id, attempt, provider, merchant_order_id, amount, amount_received, state, completed_at)
       select id, 1, 'manual', 'm', total_amount, total_amount, 'COMPLETED', now() from orders limit 1 returning id)
     insert into refunds (payment_id, merchant_refund_id, amount, state, completed_at)
     select id, 'r', 100, 'COMPLETED', now() from paid`,
  'the history of a shipment ends with its status': 'insert into shipments (order_id) select id from orders',
  'an order whose shipments have arrived is delivered': `update orders set status = 'SHIPPED';
     insert into shipments (order_id, status) select id, 'DELIVERED' from orders`,
  'a refund that was decided on a claim is refunded for its amount': `insert into claims (order_id, problem, decision, amount, decided_at)
     select id, 'damaged', 'refund', 100, now() from orders`,
  'no line of an order has two open claims': `with opened as (
       insert into claims (order_id, problem) select id, 'damaged' from orders, generate_series(1, 2) returning id, order_id)
     insert into claim_lines (claim_id, order_item_id, quantity)
     select o.id, i.id, 1 from opened o join order_items i on i.order_id = o.order_id`,
  'a coupon counts the uses that were not returned': 'update coupons set used_count = used_count + 1',
  'customers have the orders and sums of their orders':
    'update customers set total_spent = total_spent + 100',
  'a new cash order has promised its mails': 'delete from outbox',
  'a key that was answered names an order that is there': `update idempotency_keys set response_body = '{"id": "gone"}'`,
};

const TABLES = [
  'orders',
  'order_items',
  'order_status_history',
  'payments',
  'refunds',
  'invoices',
  'customers',
];

let shop: TestShop;
let client: PoolClient;
beforeAll(async () => {
  shop = await testShop();
  await addBar(shop.pool, 'bar', 10);
  const order = await placeGuestOrder(
    shop,
    { items: [{ productId: 'bar', quantity: 2 }] },
    { key: 'a-key-of-ours' },
  );
  expect(order.statusCode).toBe(201);
  client = await shop.pool.connect();
});
afterAll(async () => {
  client.release();
  await shop.close();
});

describe('the rules of the whole database', () => {
  it('hold in a shop that has sold something', async () => {
    expect(await brokenRulesSeenBy(client)).toEqual([]);
  });

  it.each(RULE_NAMES)('%s: and a breach is seen', async (rule) => {
    await client.query(
      `begin; ${TABLES.map((table) => `alter table ${table} disable trigger user`).join('; ')}`,
    );
    try {
      await client.query(BREAKING[rule] ?? '');
      expect(
        (await brokenRulesSeenBy(client)).map((words) => words.replace(/: broken by \d+$/, '')),
      ).toContain(rule);
    } finally {
      await client.query('rollback');
    }
  });
});

import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBar, placeGuestOrder } from '../tests/support/orders.ts';
import { type TestShop, testShop } from '../tests/support/test-shop.ts';
import { brokenRulesSeenBy, RULE_NAMES } from './invariants.ts';

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
  'refunds never exceed what was paid': `with paid as (
       insert into payments (order_id, attempt, provider, merchant_order_id, amount, amount_received, state, completed_at)
       select id, 1, 'manual', 'm', total_amount, total_amount, 'COMPLETED', now() from orders limit 1
       returning id, amount)
     insert into refunds (payment_id, merchant_refund_id, amount) select id, 'r', amount + 1 from paid`,
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

const TABLES = ['orders', 'order_items', 'order_status_history', 'payments', 'refunds', 'customers'];

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

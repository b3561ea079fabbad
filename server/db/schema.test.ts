import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import * as row from '../../tests/support/sample-rows.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  database = await freshDatabase();
  await row.insertSamples(database.pool);
});
afterAll(() => database.drop());

describe('the schema', () => {
  it('keeps updated_at of every table that has one', async () => {
    const { rows } = await database.pool.query(
      `select table_name from information_schema.columns c
        where column_name = 'updated_at' and table_schema = 'public' and not exists (
          select from pg_trigger where tgname = 'touch_updated_at' and tgrelid = c.table_name::regclass)`,
    );
    expect(rows).toEqual([]);
  });

  it('moves updated_at with a change, and only with a change', async () => {
    const set = (name: string) =>
      database.pool.query<{ updated_at: Date; created_at: Date }>(
        `update products set name = $1 where id = '1' returning created_at, updated_at`,
        [name],
      );
    const same = await set(row.product.name);
    expect(same.rows[0]?.updated_at).toEqual(same.rows[0]?.created_at);
    const other = await set('Olympic bar');
    expect(other.rows[0]?.updated_at.getTime()).toBeGreaterThan(other.rows[0]?.created_at.getTime() ?? 0);
  });

  it('starts with the default settings of the code', async () => {
    const { rows } = await database.pool.query<Record<string, unknown>>('select * from settings');
    expect(rows).toMatchObject([
      {
        id: 1,
        store_name: DEFAULT_SETTINGS.storeName,
        store_email: DEFAULT_SETTINGS.storeEmail,
        store_phone: DEFAULT_SETTINGS.storePhone,
        store_address: DEFAULT_SETTINGS.storeAddress,
        currency: DEFAULT_SETTINGS.currency,
        tax_rate: DEFAULT_SETTINGS.taxRate.toFixed(2),
        shipping_threshold: DEFAULT_SETTINGS.shippingThreshold * 100,
        standard_shipping_amount: DEFAULT_SETTINGS.freeShippingAmount * 100,
        cash_order_max: DEFAULT_SETTINGS.cashOrderMax * 100,
        order_units_max: DEFAULT_SETTINGS.orderUnitsMax,
        call_above: DEFAULT_SETTINGS.callAbove * 100,
      },
    ]);
  });
});

type Statement = string | { text: string; values: unknown[] };

const insert = (table: string, sample: row.Row, spoilt: row.Row = {}): Statement =>
  row.insertion(table, { ...sample, ...spoilt });

const nextOrder = { id: 'another-unguessable-order-id', order_number: 2 };

/** A second, unpaid attempt; `spoilt` makes it what a test needs. */
const nextPayment = (spoilt: row.Row): Statement =>
  insert('payments', row.payment, {
    id: '00000000-0000-4000-8000-00000000000a',
    attempt: 2,
    merchant_order_id: 'M-2',
    transaction_id: 'OM2',
    state: 'PENDING',
    amount_received: null,
    completed_at: null,
    ...spoilt,
  });

const refused: [title: string, statement: Statement, constraint: string][] = [
  ['stock below zero', `update stock set available = available - 6`, 'stock_available_not_negative'],
  ['a second count of the same product', insert('stock', row.stockRow), 'stock_one_per_item'],
  [
    'a count of a variant that the product does not have',
    insert('stock', row.stockRow, { variant_id: 999 }),
    'stock_variant_of_same_product',
  ],
  [
    'a sale price that is the list price',
    `update products set sale_price = price`,
    'products_sale_below_list',
  ],
  ['a product for nothing', `update products set price = 0, sale_price = null`, 'products_sale_below_list'],
  [
    'a variant on sale above its price',
    `update product_variants set sale_price = price + 1`,
    'product_variants_sale_below_list',
  ],
  [
    'the same weight twice',
    insert('product_variants', row.variant, { parent_id: null }),
    'product_variants_label_unique',
  ],
  ['seven pictures', `update products set images = '[1, 2, 3, 4, 5, 6, 7]'`, 'products_images_is_list'],
  ['pictures that are no list', `update products set images = '"a.jpg"'`, 'products_images_is_list'],
  ['a slug with a capital', `update products set slug = 'Bar'`, 'products_slug_format'],
  ['two products at one address', insert('products', row.product, { id: '3' }), 'products_slug_unique'],
  ['a rating of six stars', `update reviews set rating = 6`, 'reviews_rating_range'],
  ['a product without its category', `delete from categories`, 'products_category_id_categories_id_fk'],
  [
    'an account with the same e-mail in other letters',
    insert('users', row.user, { id: row.COUPON_ID, email: 'ASHA@example.in' }),
    'users_email_unique',
  ],
  ['an e-mail with a line break', `update users set email = E'a@b.in\\nbcc:c@d.in'`, 'users_email_format'],
  [
    'a session token that is not hashed',
    insert('sessions', { token_hash: Buffer.from('token'), user_id: row.USER_ID, expires_at: new Date() }),
    'sessions_token_hashed',
  ],
  ['a total that does not add up', `update orders set discount_amount = 0`, 'orders_total_adds_up'],
  ['tax that is not the sum of its heads', `update orders set cgst = cgst - 1`, 'orders_tax_adds_up'],
  ['both kinds of tax', `update orders set cgst = 53100, igst = 1`, 'orders_one_kind_of_tax'],
  [
    'a CGST that is not the SGST',
    insert('orders', row.order, { ...nextOrder, cgst: 53102, tax_amount: 106203, round_off: 47 }),
    'orders_halves_equal',
  ],
  [
    'an invoice whose CGST is not the SGST',
    insert('invoices', row.invoice, {
      id: row.USER_ID,
      number: 'RR/26-27/000002',
      serial: 2,
      edition: 2,
      document: '{"totals": {"cgst": 90373, "sgst": 90372}}',
    }),
    'invoices_halves_equal',
  ],
  [
    'a total in paise',
    `update orders set discount_amount = 51, total_amount = total_amount - 1`,
    'orders_whole_rupees',
  ],
  [
    'a discount above everything',
    `update orders set discount_amount = 846250, total_amount = -100000`,
    'orders_total_amount_not_negative',
  ],
  [
    'lines that do not add up to the subtotal',
    `update order_items set quantity = 2, total_price = 2 * unit_price`,
    'orders_lines_add_up',
  ],
  ['an order without its lines', insert('orders', row.order, nextOrder), 'orders_lines_add_up'],
  ['a hundred pieces', `update order_items set quantity = 100`, 'order_items_quantity_range'],
  ['a negative quantity', `update order_items set quantity = -1`, 'order_items_quantity_range'],
  ['a line that does not add up', `update order_items set total_price = 1`, 'order_items_total_adds_up'],
  ['an order id that can be guessed', `update orders set id = 'GUEST-1'`, 'orders_id_format'],
  ['an order number twice', insert('orders', row.order, { id: nextOrder.id }), 'orders_number_unique'],
  ['a status in lower case', `update orders set status = 'pending'`, 'orders_status_known'],
  ['an unknown way to pay', `update orders set payment_method = 'cod'`, 'orders_payment_method_known'],
  [
    'a pincode that begins with zero',
    `update orders set shipping_address = '{"pincode": "022001"}'`,
    'orders_shipping_address_pincode',
  ],
  [
    'a second completed payment of an order',
    nextPayment({ state: 'COMPLETED', amount_received: 746200, completed_at: new Date() }),
    'payments_one_completed',
  ],
  [
    'a transaction used for two payments',
    nextPayment({ transaction_id: 'OM1' }),
    'payments_transaction_unique',
  ],
  ['a payment of another amount than the order’s', nextPayment({ amount: 100 }), 'payments_for_asked_amount'],
  [
    'a completed payment of which less has come',
    `update payments set amount_received = 100`,
    'payments_completed_is_final',
  ],
  [
    'a payment completed without its money',
    nextPayment({ state: 'COMPLETED' }),
    'payments_completed_in_full',
  ],
  ['undoing a completed payment', `update payments set state = 'FAILED'`, 'payments_completed_is_final'],
  [
    'a dispute without a reason',
    nextPayment({ state: 'DISPUTED', amount_received: 1 }),
    'payments_disputed_explained',
  ],
  ['a refund above what was paid', insert('refunds', row.refund, { amount: 746201 }), 'refunds_within_paid'],
  [
    'the same refund id twice',
    `insert into refunds (payment_id, merchant_refund_id, amount, state)
      select '${row.PAYMENT_ID}', 'R', 100, 'COMPLETED' from generate_series(1, 2)`,
    'refunds_merchant_refund_unique',
  ],
  [
    'two refunds that together exceed what was paid',
    `insert into refunds (payment_id, merchant_refund_id, amount, state)
      select '${row.PAYMENT_ID}', 'R-' || n, 400000, 'COMPLETED' from generate_series(1, 2) n`,
    'refunds_within_paid',
  ],
  [
    'a second refund while one is under way',
    `insert into refunds (payment_id, merchant_refund_id, amount)
      select '${row.PAYMENT_ID}', 'R-' || n, 100 from generate_series(1, 2) n`,
    'refunds_one_open',
  ],
  [
    'deleting an order that was invoiced',
    `delete from payments; delete from orders`,
    'invoices_order_id_orders_id_fk',
  ],
  [
    'changing the total of a paid order',
    `update orders set shipping_cost = 50100, total_amount = 746300`,
    'orders_amounts_are_asked',
  ],
  [
    'an invoice number twice',
    insert('invoices', row.creditNote, { number: row.invoice.number }),
    'invoices_number_unique',
  ],
  [
    'a second invoice of an order',
    insert('invoices', row.invoice, { id: row.COUPON_ID, number: 'RR/26-27/000002', serial: 2 }),
    'invoices_edition_unique',
  ],
  [
    'an invoice number of 17 characters',
    insert('invoices', row.creditNote, { number: 'RC/2026-27/000001' }),
    'invoices_number_format',
  ],
  [
    'a credit note above its invoice',
    insert('invoices', row.creditNote, { total_amount: 746300 }),
    'invoices_credit_within_invoice',
  ],
  ['changing an invoice', `update invoices set total_amount = 0`, 'invoices_append_only'],
  ['deleting an invoice', `delete from invoices`, 'invoices_append_only'],
  ['changing the audit log', `update audit_log set actor = 'nobody'`, 'audit_log_append_only'],
  ['deleting from the audit log', `delete from audit_log`, 'audit_log_append_only'],
  ['emptying the audit log', `truncate audit_log`, 'audit_log_append_only'],
  ['a coupon used above its limit', `update coupons set used_count = 2`, 'coupons_within_limit'],
  ['a coupon of 101 %', `update coupons set value = 10100`, 'coupons_value_range'],
  ['a coupon code in lower case', `update coupons set code = 'welcome10'`, 'coupons_code_format'],
  ['a coupon code twice', insert('coupons', row.coupon, { id: row.USER_ID }), 'coupons_code_unique'],
  [
    'two coupons on one order',
    `insert into coupon_uses (coupon_id, order_id, customer_key, amount)
      select '${row.COUPON_ID}', '${row.ORDER_ID}', 'asha@example.in', 100 from generate_series(1, 2)`,
    'coupon_uses_one_per_order',
  ],
  [
    'a discount on a category without naming it',
    insert('discounts', row.discount, { scope: 'category' }),
    'discounts_scope_target',
  ],
  [
    'two rates for the same weight',
    insert('shipping_rates', row.rate, { min_grams: 4999, max_grams: null }),
    'shipping_rates_no_overlap',
  ],
  [
    'the same wish twice',
    `insert into wishlist_items (user_id, product_id) select '${row.USER_ID}', '1' from generate_series(1, 2)`,
    'wishlist_items_once',
  ],
  ['an unknown contact status', insert('contacts', row.message, { status: 'new' }), 'contacts_status_known'],
  ['an enquiry in upper case', insert('enquiries', row.message, { status: 'NEW' }), 'enquiries_status_known'],
  [
    'an endless message',
    insert('enquiries', row.message, { message: 'x'.repeat(5001) }),
    'enquiries_message_length',
  ],
  [
    'second settings',
    `insert into settings (id, store_name, store_email, store_phone, store_address, currency, tax_rate,
        shipping_threshold, standard_shipping_amount)
      select 2, store_name, store_email, store_phone, store_address, currency, tax_rate,
        shipping_threshold, standard_shipping_amount from settings`,
    'settings_one_row',
  ],
  ['a tax rate above 100 %', `update settings set tax_rate = 100.01`, 'settings_tax_percent'],
  ['the same e-mail queued twice', insert('outbox', row.outboxRow), 'outbox_dedupe_key_unique'],
  ['a sent e-mail without its time', `update outbox set status = 'sent'`, 'outbox_sent_has_time'],
];

const accepted: [title: string, statement: Statement][] = [
  ['the last piece to be sold', `update stock set available = available - 5`],
  [
    'a hidden product’s address to be used again',
    `update products set deleted_at = now();
    insert into products (id, slug, name, category_id, price) values ('3', 'bar', 'Bar', 'barbells', 100)`,
  ],
  ['a refund of everything', insert('refunds', row.refund)],
  [
    'a new refund after one that failed',
    `insert into refunds (payment_id, merchant_refund_id, amount, state)
    values ('${row.PAYMENT_ID}', 'R-1', 746200, 'FAILED'), ('${row.PAYMENT_ID}', 'R-2', 746200, 'REQUESTED')`,
  ],
  ['a credit note over the whole invoice', insert('invoices', row.creditNote)],
  [
    'an order from before whose CGST is a paisa more to be shipped',
    `alter table orders disable trigger orders_halves_equal;
    update orders set cgst = cgst + 1, sgst = sgst, tax_amount = tax_amount + 1, round_off = round_off - 1;
    alter table orders enable trigger orders_halves_equal;
    update orders set status = 'SHIPPED'`,
  ],
  ['the next weight range', insert('shipping_rates', row.rate, { min_grams: 5000, max_grams: null })],
  ['the same weights for express', insert('shipping_rates', row.rate, { method: 'express' })],
  ['the coupon’s last use', `update coupons set used_count = 1`],
  [
    'a payment that came twice, as a dispute',
    nextPayment({ state: 'DISPUTED', amount_received: 746200, problem: 'Paid twice' }),
  ],
];

/** Runs the statement up to what a commit would check, and takes it back. */
async function constraintBrokenBy(statement: Statement): Promise<string | undefined> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    await client.query('set constraints all immediate');
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint !== undefined) return error.constraint;
    throw error;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the database refuses', () => {
  it.each(refused)('%s', async (_title, statement, constraint) => {
    expect(await constraintBrokenBy(statement)).toBe(constraint);
  });
});

describe('the database allows', () => {
  it.each(accepted)('%s', async (_title, statement) => {
    expect(await constraintBrokenBy(statement)).toBeUndefined();
  });
});

describe('two refunds at once', () => {
  it('see each other, so that only one of them gets through', async () => {
    const ask = (id: string) =>
      database.pool.query(
        `insert into refunds (payment_id, merchant_refund_id, amount, state) values ($1, $2, 400000, 'COMPLETED')`,
        [row.PAYMENT_ID, id],
      );
    const results = await Promise.allSettled(['A', 'B', 'C', 'D'].map(ask));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

import type { Pool, PoolClient } from 'pg';

/** Rows for the schema's own tests: valid ones, of which a test spoils a column. */
export type Row = Readonly<Record<string, unknown>>;

export function insertion(table: string, row: Row): { text: string; values: unknown[] } {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return {
    text: `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    values: Object.values(row),
  };
}

export const ORDER_ID = 'GUEST-0123456789abcdefghijklmnop';
export const USER_ID = '00000000-0000-4000-8000-000000000001';
export const COUPON_ID = '00000000-0000-4000-8000-000000000002';
export const PAYMENT_ID = '00000000-0000-4000-8000-000000000003';
export const INVOICE_ID = '00000000-0000-4000-8000-000000000004';
export const CARRIER_ID = '00000000-0000-4000-8000-000000000005';

const address = JSON.stringify({ fullName: 'Asha Rao', city: 'Nashik', pincode: '422001' });

export const category = { id: 'barbells', name: 'Barbells', slug: 'barbells' };
export const product = {
  id: '1',
  slug: 'bar',
  name: 'Bar',
  category_id: 'barbells',
  price: 869900,
  sale_price: 590000,
};
export const variant = { product_id: '1', kind: 'weight', label: '10 kg', price: 1000, sale_price: 900 };
export const user = { id: USER_ID, name: 'Asha', email: 'asha@example.in', password_hash: 'x'.repeat(60) };
export const review = { id: 'r1', product_id: '1', user_name: 'Asha', rating: 5, status: 'published' };

/** One bar at ₹5,900 to Nashik: 5,900 + 500 + 1,062.02 − 0.50 rounds off by 48 paise. */
export const order = {
  id: ORDER_ID,
  order_number: 1,
  subtotal: 590000,
  shipping_cost: 50000,
  tax_amount: 106202,
  cgst: 53101,
  sgst: 53101,
  discount_amount: 50,
  round_off: 48,
  total_amount: 746200,
  customer_name: 'Asha Rao',
  customer_email: 'asha@example.in',
  shipping_address: address,
  billing_address: address,
};
export const item = {
  order_id: ORDER_ID,
  position: 0,
  product_id: '1',
  product_name: 'Bar',
  product_category: 'Barbells',
  product_gst: 18,
  hsn: '95069190',
  list_price: 869900,
  unit_price: 590000,
  quantity: 1,
  total_price: 590000,
};
export const payment = {
  id: PAYMENT_ID,
  order_id: ORDER_ID,
  attempt: 1,
  provider: 'phonepe',
  merchant_order_id: `${ORDER_ID}-1`,
  transaction_id: 'OM1',
  state: 'COMPLETED',
  amount: 746200,
  amount_received: 746200,
  completed_at: new Date(0),
};
export const refund = { payment_id: PAYMENT_ID, merchant_refund_id: 'R-1', amount: 746200 };
export const invoice = {
  id: INVOICE_ID,
  number: 'RR/26-27/000001',
  financial_year: '26-27',
  serial: 1,
  order_id: ORDER_ID,
  total_amount: 746200,
  document: '{}',
};
export const creditNote = {
  kind: 'credit_note',
  number: 'RC/26-27/000001',
  financial_year: '26-27',
  serial: 1,
  order_id: ORDER_ID,
  invoice_id: INVOICE_ID,
  reason: 'Damaged in transit',
  total_amount: 746200,
  document: '{}',
};
export const coupon = {
  id: COUPON_ID,
  code: 'WELCOME10',
  name: 'Welcome',
  type: 'percentage',
  value: 1000,
  usage_limit: 1,
};
export const discount = { name: 'Diwali', type: 'percentage', value: 1000 };
export const carrier = { id: CARRIER_ID, name: 'Blue Lorry' };
export const rate = {
  carrier_id: CARRIER_ID,
  zone: 'national',
  min_grams: 0,
  max_grams: 5000,
  min_days: 3,
  max_days: 7,
};
export const message = { name: 'Asha', email: 'asha@example.in', subject: 'Delivery to Leh' };
export const outboxRow = { kind: 'order-placed', payload: '{}', dedupe_key: 'order-placed/1' };
export const auditRow = { actor: 'system', action: 'update', entity: 'product', entity_id: '1' };
export const stockRow = { product_id: '1', available: 5 };

/** One valid row of each kind. */
export async function insertSamples(database: Pool | PoolClient): Promise<void> {
  const rows: [string, Row][] = [
    ['users', user],
    ['categories', category],
    ['products', product],
    ['product_variants', variant],
    ['reviews', review],
    ['stock', stockRow],
  ];
  for (const [table, row] of rows) await database.query(insertion(table, row));
  await insertOrder(database);
  const later: [string, Row][] = [
    ['payments', payment],
    ['invoices', invoice],
    ['coupons', coupon],
    ['carriers', carrier],
    ['shipping_rates', rate],
    ['outbox', outboxRow],
    ['audit_log', auditRow],
  ];
  for (const [table, row] of later) await database.query(insertion(table, row));
}

/** In one statement, since the order is checked against its lines when it is committed. */
async function insertOrder(database: Pool | PoolClient): Promise<void> {
  const quoted = (row: Row) => Object.values(row).map((value) => `'${value}'`);
  await database.query(
    `begin;
     insert into orders (${Object.keys(order)}) values (${quoted(order)});
     insert into order_items (${Object.keys(item)}) values (${quoted(item)});
     commit`,
  );
}

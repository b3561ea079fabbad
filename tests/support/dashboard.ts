import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

export interface SampleOrder {
  readonly email?: string;
  readonly name?: string;
  readonly phone?: string;
  readonly userId?: string;
  readonly status?: string;
  readonly paymentStatus?: string;
  /** Cash, if nothing else is said. */
  readonly paymentMethod?: string;
  /** Whole rupees: the order's subtotal and total, for one product. */
  readonly amount?: number;
  readonly quantity?: number;
  readonly productId?: string;
  readonly state?: string;
  readonly city?: string;
  readonly pinCode?: string;
  readonly at?: string;
}

/** For tests: an order as it stands in the tables, without the way there. */
export async function insertOrder(pool: Pool, order: SampleOrder = {}): Promise<string> {
  const id = `GUEST-${randomUUID().replaceAll('-', '')}`;
  const { state = 'Maharashtra', city = 'Nashik', pinCode = '422001', quantity = 1, amount = 1000 } = order;
  const address = JSON.stringify({ fullName: order.name ?? 'Asha Rao', city, state, pinCode });
  await pool.query(
    `with placed as (
       insert into orders (id, order_number, user_id, status, payment_status, subtotal, shipping_cost, tax_amount,
              total_amount, customer_name, customer_email, customer_phone, shipping_address, billing_address, created_at,
              payment_method)
       select $1, coalesce(max(order_number), 0) + 1, $2, $3, $4, $5, 0, 0, $5, $6, $7, $8, $9, $9, $10, $13 from orders
       returning id
     )
     insert into order_items (order_id, position, product_id, product_name, product_category, product_gst, hsn,
            list_price, unit_price, quantity, total_price)
     select placed.id, 0, p.id, p.name, p.category_id, 18, p.hsn, $5::bigint / $12, $5::bigint / $12, $12, $5
       from placed, products p where p.id = $11`,
    [
      id,
      order.userId ?? null,
      order.status ?? 'PENDING',
      order.paymentStatus ?? 'PENDING',
      amount * 100,
      order.name ?? 'Asha Rao',
      order.email ?? 'asha@example.in',
      order.phone ?? '9876543210',
      address,
      order.at ?? new Date().toISOString(),
      order.productId ?? '1',
      quantity,
      order.paymentMethod ?? 'COD',
    ],
  );
  return id;
}

/** It was paid by hand when it was placed. */
export async function insertPaidOrder(pool: Pool, order: SampleOrder = {}): Promise<string> {
  const id = await insertOrder(pool, { ...order, paymentStatus: 'PAID' });
  await insertPayment(pool, id, { at: order.at });
  return id;
}

interface SampleMoney {
  readonly at?: string | undefined;
  readonly provider?: string;
  readonly state?: 'CREATED' | 'COMPLETED' | 'DISPUTED';
}

/** A payment of the order's total. */
export async function insertPayment(
  pool: Pool,
  orderId: string,
  { at = new Date().toISOString(), provider = 'manual', state = 'COMPLETED' }: SampleMoney = {},
): Promise<void> {
  await pool.query(
    `insert into payments (order_id, attempt, provider, merchant_order_id, state, amount, amount_received, problem,
            completed_at, created_at)
     select o.id, attempt, $2, o.id || '-' || attempt, $3, o.total_amount,
            case when $3 <> 'CREATED' then o.total_amount end, case when $3 = 'DISPUTED' then 'Paid twice' end,
            case when $3 = 'COMPLETED' then $4::timestamptz end, $4
       from orders o, lateral (select count(*) + 1 as attempt from payments where order_id = o.id) attempts where o.id = $1`,
    [orderId, provider, state, at],
  );
}

/** Rupees of the order's payments, given back. */
export async function insertRefund(
  pool: Pool,
  orderId: string,
  amount: number,
  {
    at = new Date().toISOString(),
    state = 'COMPLETED',
  }: { at?: string; state?: 'REQUESTED' | 'COMPLETED' } = {},
): Promise<void> {
  await pool.query(
    `insert into refunds (payment_id, merchant_refund_id, state, amount, completed_at, created_at)
     select p.id, 'R-' || gen_random_uuid(), $3, $2, case when $3 = 'COMPLETED' then $4::timestamptz end, $4
       from payments p where p.order_id = $1 and p.state in ('COMPLETED', 'DISPUTED') order by p.attempt limit 1`,
    [orderId, amount * 100, state, at],
  );
}

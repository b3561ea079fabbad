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

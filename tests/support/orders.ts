import type { LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import type { OrderPage, OrderQuery } from '../../server/orders/list-orders.ts';
import { bearer, type TestShop } from './test-shop.ts';

/** For tests: asking the order calls of a shop, and looking at what is stored. */

export interface Ask {
  readonly body?: object | string;
  readonly token?: string;
  readonly key?: string;
  /** The network address that the request comes from. */
  readonly from?: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export function ask(
  shop: Pick<TestShop, 'app'>,
  method: Method,
  path: string,
  { body, token, key, from }: Ask = {},
): Promise<LightMyRequestResponse> {
  return shop.app.inject({
    method,
    url: `/api${path}`,
    headers: {
      ...(token === undefined ? {} : bearer(token)),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
    ...(from === undefined ? {} : { remoteAddress: from }),
  });
}

export const placeGuestOrder = (
  shop: Pick<TestShop, 'app'>,
  changes: object = {},
  asked: Omit<Ask, 'body'> = {},
) => ask(shop, 'POST', '/orders/guest', { body: { ...ORDER_REQUEST_EXAMPLE, ...changes }, ...asked });

/** The same order by somebody else each time. */
export function buyer(
  name: string | number,
): Pick<typeof ORDER_REQUEST_EXAMPLE, 'shippingAddress' | 'billingAddress'> {
  const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, email: `${name}@example.in` };
  return { shippingAddress: address, billingAddress: address };
}

/**
 * A bar of the tests' own: list ₹8,699, sale ₹5,900, 10 kg. Two of them to Maharashtra with SAVE500 are
 * 11,800 + 500 + 2,124 − 500 = ₹13,924.
 */
export async function addBar(pool: Pool, id = 'bar', available?: number): Promise<string> {
  await pool.query(
    `insert into products (id, slug, name, category_id, product_code, shipping_weight, price, sale_price, images,
       description, short_description)
     values ($1, $1, 'Test bar ' || $1, 'barbells', 'TB-1', '10', 869900, 590000, '["/images/bar.webp"]', 'Long', 'Short')`,
    [id],
  );
  if (available !== undefined) await countStock(pool, id, available);
  return id;
}

export const line = (productId: string, quantity = 1, more: object = {}) => ({
  productId,
  quantity,
  ...more,
});

export async function addCoupon(pool: Pool, coupon: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(coupon);
  const places = columns.map((_, index) => `$${index + 1}`);
  await pool.query(
    `insert into coupons (${['name', ...columns].join(', ')}) values (${["'Test'", ...places].join(', ')})`,
    Object.values(coupon),
  );
}

/** From now on the product, or its variant, is counted. */
export async function countStock(
  pool: Pool,
  productId: string,
  available: number,
  variant?: string,
): Promise<void> {
  await pool.query(
    `insert into stock (product_id, variant_id, available)
     values ($1, (select id from product_variants where product_id = $1 and label = $3), $2)
     on conflict on constraint stock_one_per_item do update set available = excluded.available`,
    [productId, available, variant ?? null],
  );
}

export async function stockOf(pool: Pool, productId: string, variant?: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ available: number }>(
    `select s.available from stock s left join product_variants v on v.id = s.variant_id
      where s.product_id = $1 and v.label is not distinct from $2`,
    [productId, variant ?? null],
  );
  return rows[0]?.available;
}

export async function countRows(pool: Pool, table: string, condition = 'true'): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*) from ${table} where ${condition}`);
  return rows[0]?.count ?? 0;
}

/** What is wrong in a shop after anything happened to it; nothing ever is. */
export async function brokenInvariants(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select 'stock below zero' as broken, id::text from stock where available < 0
     union all
     select 'total', id from orders
      where total_amount <> subtotal + shipping_cost + tax_amount - discount_amount + round_off
     union all
     select 'lines', o.id from orders o
      where o.subtotal <> (select sum(total_price) from order_items i where i.order_id = o.id)
     union all
     select 'coupon count', c.code from coupons c
      where c.used_count <> (select count(*) from coupon_uses u where u.coupon_id = c.id and u.returned_at is null)
         or c.used_count > c.usage_limit
     union all
     select 'goods of a cancelled order', id from orders where status = 'CANCELLED' and stock_held
     union all
     select 'units moved', o.id from orders o
      where not exists (
          select from order_items i where i.order_id = o.id and i.stock_id not in (select id from stock))
        and coalesce((select -sum(m.delta) from stock_movements m where m.order_id = o.id and m.reason <> 'claim'), 0)
         <> case when o.stock_held then
              (select sum(i.quantity - i.restocked) from order_items i where i.order_id = o.id and i.stock_id is not null) else 0 end`,
  );
  return rows;
}

/** All orders of a list, newest first: read from its first page on, and from its last page back. */
export async function pagedThrough(
  read: (query: Partial<OrderQuery>) => Promise<OrderPage>,
): Promise<Record<'forth' | 'back', Order[]>> {
  let page = await read({});
  const forth = page.orders;
  for (let number = 2; page.next != null; number++) {
    page = await read({ page: number, start: { from: 'after', cursor: cursorOf(page.next) } });
    forth.push(...page.orders);
  }
  page = await read({ start: { from: 'end' } });
  const back = page.orders;
  while (page.previous != null) {
    page = await read({ start: { from: 'before', cursor: cursorOf(page.previous) } });
    back.unshift(...page.orders);
  }
  return { forth, back };
}

function cursorOf(text: string): { at: Date; id: string } {
  const [time = '', id = ''] = text.split('_');
  return { at: new Date(Number(time)), id };
}

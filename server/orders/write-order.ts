import type { PoolClient } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import { ORDER_SERIALIZATION_LOCK } from '../stock/move-stock.ts';
import type { Actor } from './actor.ts';
import type { OrderLine } from './order-lines.ts';
import { type OrderRow, orderColumns, toOrder } from './order-rows.ts';

/** What is known of an order when it is placed; its number is counted, and the other columns have their defaults. */
const COLUMNS = [
  'id',
  'user_id',
  'payment_method',
  'subtotal',
  'shipping_cost',
  'tax_amount',
  'cgst',
  'sgst',
  'igst',
  'discount_amount',
  'round_off',
  'total_amount',
  'advance',
  'awaits_advance',
  'coupon_code',
  'shipping_method',
  'customer_name',
  'customer_email',
  'customer_phone',
  'shipping_address',
  'billing_address',
  'floor',
  'has_lift',
  'promise_first',
  'promise_last',
  'notes',
  'stock_held',
  'payment_due_at',
  'call_due_at',
  'confirm_by',
  'ask_again_at',
  'created_at',
] as const;

export type NewOrder = Readonly<Record<(typeof COLUMNS)[number], string | number | boolean | object | null>>;

/**
 * Inserts the order with its number, its lines, the first entry of its history and its stock movements. One statement,
 * since every new order waits for the counter's row. The stock itself was taken before. Like all statements that every
 * order runs it has a name, so that PostgreSQL plans it once per connection.
 */
const INSERT_ORDER = `
  with number as (
    insert into counters (name, value)
    select 'orders', 1 from ${ORDER_SERIALIZATION_LOCK}
    on conflict (name) do update set value = counters.value + 1 returning value
  ), placed as (
    insert into orders (order_number, ${COLUMNS.join(', ')})
    select value, ${COLUMNS.join(', ')} from number, jsonb_populate_record(null::orders, $1)
    returning *
  ), lines as (
    insert into order_items (order_id, position, product_id, product_name, product_category, product_description,
      product_image, product_gst, product_brand, product_sku, hsn, variant, variant_type, option, list_price,
      unit_price, quantity, total_price, stock_id, weight_grams)
    select id, line.position - 1, given.*
      from placed, jsonb_array_elements($2) with ordinality as line (content, position),
      jsonb_to_record(line.content) as given ("productId" text, "productName" text, "productCategory" text,
        "productDescription" text, "productImage" text, "productGst" numeric, "productBrand" text, "productSku" text,
        hsn text, variant text, "variantType" text, option text, "listPrice" bigint, "unitPrice" bigint,
        quantity int, "totalPrice" bigint, "stockId" bigint, "weightGrams" int)
    returning *
  ), history as (
    insert into order_status_history (order_id, to_value, actor_id, actor, note, at)
    select id, status, $3, $4, $5, created_at from placed
    returning *
  ), sold as (
    insert into stock_movements (product_id, variant_id, delta, reason, order_id, actor_id)
    select s.product_id, s.variant_id, -sum(l.quantity), 'order', l.order_id, $3
      from lines l join stock s on s.id = l.stock_id group by s.id, l.order_id
  )
  select ${orderColumns({ lines: 'lines', history: 'history' })} from placed o`;

export async function writeOrder(
  client: PoolClient,
  order: NewOrder,
  lines: readonly OrderLine[],
  actor: Actor,
  note: string | null = null,
): Promise<Order> {
  const values = [JSON.stringify(order), JSON.stringify(lines), actor.id, actor.name, note];
  const { rows } = await client.query<OrderRow>({ name: 'write order', text: INSERT_ORDER, values });
  const row = rows[0];
  if (row === undefined) throw new Error('The order was not stored');
  return toOrder(row);
}

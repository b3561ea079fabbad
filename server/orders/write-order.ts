import type { PoolClient } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import type { CustomerInfo } from '../../domain/orders/order.ts';
import type { PaymentMethod } from '../../domain/orders/order-status.ts';
import type { Paise } from '../../domain/pricing/money.ts';
import type { OrderTotals } from '../../domain/pricing/totals.ts';
import type { Address } from '../../domain/shipping/address.ts';
import type { DeliveryPromise } from '../../domain/shipping/promise.ts';
import { ORDER_SERIALIZATION_LOCK } from '../stock/move-stock.ts';
import type { Actor } from './actor.ts';
import type { OrderLine } from './order-lines.ts';
import { type OrderRow, orderColumns, toOrder } from './order-rows.ts';

export interface NewOrder {
  readonly id: string;
  readonly userId: string | null;
  readonly customer: CustomerInfo;
  readonly shippingAddress: Address;
  readonly billingAddress: Address & { readonly gstin?: string };
  readonly paymentMethod: PaymentMethod;
  /** What of a cash order is paid online first. */
  readonly advance: Paise | null;
  readonly paymentDueAt: Date | null;
  readonly callDueAt: Date | null;
  readonly confirmBy: Date | null;
  readonly askAgainAt: Date | null;
  readonly couponCode: string | null;
  readonly notes: string;
  readonly promise: DeliveryPromise;
  readonly floor: number | null;
  readonly hasLift: boolean | null;
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  readonly actor: Actor;
  readonly now: Date;
}

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
    insert into orders (id, order_number, user_id, payment_method, subtotal, shipping_cost, tax_amount, cgst, sgst, igst,
      discount_amount, round_off, total_amount, coupon_code, shipping_method, customer_name, customer_email,
      customer_phone, shipping_address, billing_address, notes, stock_held, payment_due_at, call_due_at,
      created_at, promise_first, promise_last, floor, has_lift, advance, awaits_advance,
      confirm_by, ask_again_at)
    select $1, value, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
      $27, $23, $28, $29, $30, $31, $32, $32::bigint is not null,
      $33, $34 from number
    returning *
  ), lines as (
    insert into order_items (order_id, position, product_id, product_name, product_category, product_description,
      product_image, product_gst, product_brand, product_sku, hsn, variant, variant_type, option, list_price,
      unit_price, quantity, total_price, stock_id, weight_grams)
    select $1, line.position - 1, given.* from jsonb_array_elements($24) with ordinality as line (content, position),
      jsonb_to_record(line.content) as given ("productId" text, "productName" text, "productCategory" text,
        "productDescription" text, "productImage" text, "productGst" numeric, "productBrand" text, "productSku" text,
        hsn text, variant text, "variantType" text, option text, "listPrice" bigint, "unitPrice" bigint,
        quantity int, "totalPrice" bigint, "stockId" bigint, "weightGrams" int)
    returning *
  ), history as (
    insert into order_status_history (order_id, to_value, actor_id, actor, at)
    select id, status, $25, $26, $23 from placed
    returning *
  ), sold as (
    insert into stock_movements (product_id, variant_id, delta, reason, order_id, actor_id)
    select s.product_id, s.variant_id, -sum(l.quantity), 'order', $1, $25
      from lines l join stock s on s.id = l.stock_id group by s.id
  )
  select ${orderColumns({ lines: 'lines', history: 'history' })} from placed o`;

export async function writeOrder(client: PoolClient, order: NewOrder): Promise<Order> {
  const { totals, customer, lines } = order;
  const values = [
    order.id,
    order.userId,
    order.paymentMethod,
    totals.subtotal,
    totals.shipping,
    totals.tax,
    totals.cgst,
    totals.sgst,
    totals.igst,
    totals.discount,
    totals.roundOff,
    totals.total,
    order.couponCode,
    totals.shippingMethod,
    customer.name,
    customer.email,
    customer.phone,
    JSON.stringify(order.shippingAddress),
    JSON.stringify(order.billingAddress),
    order.notes,
    lines.some(({ stockId }) => stockId !== null),
    order.paymentDueAt,
    order.now,
    JSON.stringify(lines),
    order.actor.id,
    order.actor.name,
    order.callDueAt,
    order.promise.first,
    order.promise.last,
    order.floor,
    order.hasLift,
    order.advance,
    order.confirmBy,
    order.askAgainAt,
  ];
  const { rows } = await client.query<OrderRow>({ name: 'write order', text: INSERT_ORDER, values });
  const row = rows[0];
  if (row === undefined) throw new Error('The order was not stored');
  return toOrder(row);
}

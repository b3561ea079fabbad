import type { Order, OrderAddress } from '../../contract/orders/order.ts';
import type { OrderItem } from '../../contract/orders/order-item.ts';
import type { ConfirmedVia } from '../../domain/orders/cash-confirmation.ts';
import { amountToRefund, isRefundedInFull, paymentFigures } from '../../domain/orders/order-money.ts';
import {
  isUnpaidOnline,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '../../domain/orders/order-status.ts';
import { type Paise, paise, toRupees, ZERO } from '../../domain/pricing/money.ts';
import { addressLine } from '../../domain/shipping/address.ts';
import type { ShippingMethod } from '../../domain/shipping/freight.ts';
import { readAddress } from '../../domain/shipping/read-address.ts';

/**
 * The columns of an order `o` with its lines, its history, its owner and its money. The statement that inserts an order
 * passes the rows it is inserting, since the tables do not show them yet.
 */
export const orderColumns = ({ lines = 'order_items', history = 'order_status_history' } = {}) => `
  o.id, o.order_number, o.status, o.payment_status, o.payment_method, o.subtotal, o.shipping_cost, o.shipping_method,
  o.tax_amount, o.cgst, o.sgst, o.igst, o.discount_amount, o.coupon_code, o.round_off, o.total_amount,
  o.customer_name, o.customer_email, o.customer_phone, o.shipping_address, o.billing_address, o.tracking_id,
  o.notes, o.admin_notes, o.version, o.created_at, o.updated_at, o.payment_due_at, o.call_due_at, o.test_payment,
  o.user_id, o.promise_first, o.promise_last, o.floor, o.has_lift, o.advance, o.awaits_advance,
  o.confirm_by, o.confirmed_at, o.confirmed_via,
  (select jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) from users u where u.id = o.user_id) as owner,
  (select jsonb_agg(jsonb_build_object(
      'id', i.id, 'product_id', i.product_id, 'product_name', i.product_name,
      'product_category', i.product_category, 'product_description', i.product_description,
      'product_image', i.product_image, 'variant', i.variant, 'variant_type', i.variant_type,
      'product_gst', i.product_gst, 'product_brand', i.product_brand, 'product_sku', i.product_sku,
      'list_price', i.list_price, 'unit_price', i.unit_price, 'quantity', i.quantity,
      'total_price', i.total_price, 'refunded_quantity', i.refunded, 'weight_grams', i.weight_grams) order by i.position)
    from ${lines} i where i.order_id = o.id) as items,
  (select jsonb_agg(jsonb_build_object(
      'field', h.field, 'from', h.from_value, 'to', h.to_value, 'at', h.at, 'actor', h.actor, 'note', h.note)
      order by h.id)
    from ${history} h where h.order_id = o.id) as history,
  (select jsonb_agg(jsonb_build_object(
      'at', c.at, 'actor', c.actor, 'outcome', c.outcome, 'note', c.note, 'again_at', c.again_at) order by c.id)
    from order_calls c where c.order_id = o.id) as calls,
  (select jsonb_build_object(
      'refunded', sum(r.refunded) filter (where p.state = 'COMPLETED'),
      'left', sum(p.amount_received - r.given) filter (where p.state = 'COMPLETED'),
      'disputed', sum(p.amount_received - r.given) filter (where p.state = 'DISPUTED'))
    from payments p, lateral (
      select coalesce(sum(amount) filter (where state = 'COMPLETED'), 0) as refunded,
             coalesce(sum(amount) filter (where state <> 'FAILED'), 0) as given
        from refunds where payment_id = p.id) r
   where p.order_id = o.id) as money`;

interface ItemRow extends Omit<OrderItem, 'product' | 'price_at_purchase' | 'weight_kg'> {
  readonly list_price: number;
  readonly weight_grams: number | null;
}

interface EventRow {
  readonly field: 'status' | 'payment_status';
  readonly from: string | null;
  readonly to: string;
  readonly at: string;
  readonly actor: string;
  readonly note: string | null;
}

/** In paise; null where there is no such payment. */
interface MoneyRow {
  readonly refunded: number | null;
  /** Neither refunded nor in an open refund. */
  readonly left: number | null;
  readonly disputed: number | null;
}

export interface OrderRow {
  readonly id: string;
  readonly order_number: number;
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly payment_method: PaymentMethod;
  readonly subtotal: number;
  readonly shipping_cost: number;
  readonly shipping_method: ShippingMethod;
  readonly tax_amount: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly discount_amount: number;
  readonly coupon_code: string | null;
  readonly round_off: number;
  readonly total_amount: number;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly shipping_address: Record<string, string>;
  readonly billing_address: Record<string, string>;
  readonly tracking_id: string | null;
  readonly notes: string;
  readonly admin_notes: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly payment_due_at: Date | null;
  readonly call_due_at: Date | null;
  readonly test_payment: boolean;
  readonly promise_first: string | null;
  readonly promise_last: string | null;
  readonly floor: number | null;
  readonly has_lift: boolean | null;
  readonly advance: number | null;
  readonly awaits_advance: boolean;
  readonly confirm_by: Date | null;
  readonly confirmed_at: Date | null;
  readonly confirmed_via: ConfirmedVia | null;
  readonly user_id: string | null;
  readonly owner: { id: string; name: string; email: string } | null;
  readonly items: ItemRow[] | null;
  readonly history: EventRow[] | null;
  readonly calls: Order['calls'] | null;
  readonly money: MoneyRow;
}

const amount = (stored: number): number => toRupees(paise(stored));

export function toOrder({ owner, items, history, calls, money: stored, ...columns }: OrderRow): Order {
  const { customer_name: name, customer_email: email, customer_phone: phone, ...row } = columns;
  const amounts = {
    subtotal: amount(row.subtotal),
    shipping_cost: amount(row.shipping_cost),
    tax_amount: amount(row.tax_amount),
    cgst: amount(row.cgst),
    sgst: amount(row.sgst),
    igst: amount(row.igst),
    discount_amount: amount(row.discount_amount),
    round_off: amount(row.round_off),
    total_amount: amount(row.total_amount),
  };
  const advance = row.advance === null ? null : paise(row.advance);
  const refunded = paise(stored.refunded ?? 0);
  const left = stored.left === null ? null : paise(stored.left);
  const money = {
    total: paise(row.total_amount),
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    advance,
    awaitsAdvance: row.awaits_advance,
    refunded,
  };
  const figures = paymentFigures(money);
  return {
    ...row,
    ...amounts,
    order_summary: {
      subtotal: amounts.subtotal,
      shippingCost: amounts.shipping_cost,
      tax: amounts.tax_amount,
      discount: amounts.discount_amount,
      total: amounts.total_amount,
    },
    customer_info: { name, email, phone },
    shipping_address: toAddress(row.shipping_address),
    billing_address: toAddress(row.billing_address),
    order_items: (items ?? []).map(toItem),
    status_history: (history ?? []).map(({ at, ...event }) => ({
      ...event,
      at: new Date(at).toISOString(),
    })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    payment_due_at: row.payment_due_at?.toISOString() ?? null,
    call_due_at: row.call_due_at?.toISOString() ?? null,
    confirm_by: row.confirm_by?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    amount_refunded: toRupees(refunded),
    advance: advance === null ? null : toRupees(advance),
    awaits_advance: row.awaits_advance && isUnpaidOnline(money) && row.status !== 'CANCELLED',
    fully_refunded: isRefundedInFull(row.payment_status, left),
    amount_paid: toRupees(figures.paid),
    amount_due: toRupees(figures.due),
    amount_to_refund: toRupees(amountToRefund(money, left ?? ZERO)),
    amount_disputed: amount(stored.disputed ?? 0),
    user: owner,
    calls: (calls ?? []).map(({ at, again_at, ...call }) => ({
      ...call,
      at: new Date(at).toISOString(),
      again_at: again_at === null ? null : new Date(again_at).toISOString(),
    })),
  };
}

function toItem({ list_price, unit_price, total_price, weight_grams, ...row }: ItemRow): OrderItem {
  const unitPrice = paise(unit_price);
  const listPrice = paise(list_price);
  return {
    ...row,
    product: {
      name: row.product_name,
      category: row.product_category,
      images: row.product_image === '' ? [] : [row.product_image],
      ...priceFields(unitPrice, listPrice),
    },
    unit_price: toRupees(unitPrice),
    price_at_purchase: toRupees(unitPrice),
    total_price: amount(total_price),
    weight_kg: weight_grams === null ? null : weight_grams / 1000,
  };
}

/** A price that an administrator set above the list price is shown as the price itself. */
function priceFields(unitPrice: Paise, listPrice: Paise): { price: number; salePrice?: number } {
  if (unitPrice >= listPrice) return { price: toRupees(unitPrice) };
  return { price: toRupees(listPrice), salePrice: toRupees(unitPrice) };
}

function toAddress(stored: Record<string, string>): OrderAddress {
  const read = readAddress(stored);
  const { fullName = '', email = '', addressLine1 = '', addressLine2 = '' } = read ?? {};
  const { city = '', state = '', pinCode = '', phone = '' } = read ?? {};
  return {
    fullName,
    email,
    addressLine1,
    addressLine2,
    address: addressLine(addressLine1, addressLine2),
    city,
    state,
    pinCode,
    pincode: pinCode,
    phone,
    ...(stored.gstin ? { gstin: stored.gstin } : {}),
  };
}

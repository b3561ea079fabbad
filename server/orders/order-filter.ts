import type { OrderMoney } from '../../domain/orders/order-money.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/orders/order-status.ts';
import { AWAITED_STATUSES } from '../../domain/shipping/promise.ts';
import { firstDayOf, type Period, startOfDay } from '../../domain/text/period.ts';
import { Conditions } from '../db/conditions.ts';
import { addSearch, type SearchColumns } from '../db/search-condition.ts';

export interface OrderFilter {
  /** Only the orders of this account. */
  readonly userId?: string | undefined;
  readonly search?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly payment_status?: PaymentStatus | undefined;
  readonly payment_method?: PaymentMethod | undefined;
  /** Only the orders that wait for an online payment, of all or of their advance. */
  readonly unpaid?: true | undefined;
  /** Only the orders whose money waits for somebody. */
  readonly money?: OrderMoney | undefined;
  /** Only those of whose money nothing is left, or without those. */
  readonly refunded?: boolean | undefined;
  /** Only those whose last promised day is over. */
  readonly late?: true | undefined;
  /** Only the cash orders that wait for the customer's confirmation. */
  readonly unconfirmed?: true | undefined;
  /** Only the orders that the shop has to call about now. */
  readonly to_call?: true | undefined;
  readonly period?: Period | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** It is paid online before it is sent, or its advance is. */
const PAID_FIRST = `(o.payment_method <> 'COD' or o.awaits_advance)`;

/**
 * Conditions on an order `o`; the dashboard counts with the same. A disputed payment has a problem by a constraint, so that
 * the index of those is enough.
 */
export const MONEY_CONDITIONS: Readonly<Record<OrderMoney, string>> = {
  unpaid: `${PAID_FIRST} and o.payment_status in ('PENDING', 'FAILED') and o.status <> 'CANCELLED'`,
  'refund-owed': `o.status = 'CANCELLED' and (o.payment_status = 'PAID' or o.advance is not null) and exists (
    select from payments p where p.order_id = o.id and p.state = 'COMPLETED' and ${unrefundedAmountSql('p')} > 0)`,
  disputed: `o.id = any(array(
    select p.order_id from payments p
     where p.problem is not null and p.state = 'DISPUTED' and ${unrefundedAmountSql('p')} > 0))`,
};

/**
 * Nothing is left of what was paid (`isRefundedInFull`). Few refunds are open at a time, so that their orders are looked up
 * once for all rows.
 */
export const REFUNDED_CONDITION = `(o.payment_status = 'REFUNDED' or o.id = any(array(
  select p.order_id from refunds r join payments p on p.id = r.payment_id
   where r.state in ('REQUESTED', 'PENDING', 'CONFIRMED') and p.state = 'COMPLETED' and not exists (
     select from payments other
      where other.order_id = p.order_id and other.state = 'COMPLETED' and ${unrefundedAmountSql('other')} > 0))))`;

/** A condition on an order `o`: promised for a day that is over in India, and not come. */
export const LATE_CONDITION = `o.status in (${AWAITED_STATUSES.map((status) => `'${status}'`).join(', ')})
  and (o.status = 'SHIPPED' or not ${REFUNDED_CONDITION}) and o.promise_last < (now() at time zone 'Asia/Kolkata')::date`;

/** A condition on an order `o`: `callTime` is now. */
export const TO_CALL_CONDITION = `o.status = 'PENDING' and o.call_due_at is not null and coalesce((
  select c.again_at from order_calls c where c.order_id = o.id order by c.id desc limit 1), now()) <= now()`;

const UNCONFIRMED_CONDITION = `o.status = 'PENDING' and o.confirm_by is not null`;

/** What of a payment was neither refunded nor is in an open refund, in paise. */
export function unrefundedAmountSql(payment: string): string {
  return `(${payment}.amount_received - coalesce((
    select sum(r.amount) from refunds r where r.payment_id = ${payment}.id and r.state <> 'FAILED'), 0))`;
}

const SEARCHED: SearchColumns = {
  'order-number': 'o.order_number',
  document: 'o.id = (select order_id from invoices where number = ?)',
  'order-id': 'o.id',
  phone: 'o.customer_phone',
  email: 'lower(o.customer_email)',
  text: 'o.search_text',
  // As an array, so that PostgreSQL looks the orders up by id, beside the index of the names.
  codes: ({ start, part }) => `o.id = any(array(
    select order_id from order_items where lower(product_sku) like ${start}
    union all select order_id from shipments where lower(tracking_number) like ${part}
    union all select id from orders where lower(tracking_id) like ${part}))`,
};

export function orderConditions(filter: OrderFilter): Conditions {
  const money = filter.money === undefined ? [] : [MONEY_CONDITIONS[filter.money]];
  const late = filter.late ? [LATE_CONDITION] : [];
  const refunded =
    filter.refunded === undefined ? [] : [filter.refunded ? REFUNDED_CONDITION : `not ${REFUNDED_CONDITION}`];
  const unconfirmed = filter.unconfirmed ? [UNCONFIRMED_CONDITION] : [];
  const toCall = filter.to_call ? [TO_CALL_CONDITION] : [];
  const paidFirst = filter.unpaid ? [PAID_FIRST] : [];
  const fixed = [...money, ...late, ...refunded, ...unconfirmed, ...toCall, ...paidFirst];
  const conditions = new Conditions('o.deleted_at is null', ...fixed)
    .add('o.user_id = ?', filter.userId)
    .add('o.status = ?', filter.status)
    .add('o.payment_status = ?', filter.payment_status)
    .add('o.payment_method = ?', filter.payment_method)
    .add('o.payment_status = any(?)', filter.unpaid && ['PENDING', 'FAILED'])
    .add('o.created_at >= ?', filter.period && startOfDay(firstDayOf(filter.period, new Date())))
    .add('o.created_at >= ?', filter.from)
    .add('o.created_at < ?', filter.to);
  return addSearch(conditions, filter.search, SEARCHED);
}

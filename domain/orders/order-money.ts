import { type Paise, paise } from '../pricing/money.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from './order-status.ts';

/** Rules about the money of an order: the status that screens show, what is to be refunded, what can still be edited. */

/** Money that waits: for the customer, for us to give it back, or for a decision. */
export const ORDER_MONEY = ['unpaid', 'refund-owed', 'disputed'] as const;
export type OrderMoney = (typeof ORDER_MONEY)[number];

export type ShownPaymentStatus = PaymentStatus | 'PARTLY REFUNDED';

/** A partial refund is stored as PAID, one of the specification's four statuses, and shown as PARTLY REFUNDED. */
export function shownPaymentStatus(status: PaymentStatus, refunded: number): ShownPaymentStatus {
  return status === 'PAID' && refunded > 0 ? 'PARTLY REFUNDED' : status;
}

/** Of a cancelled order that is paid, all that was not refunded yet. */
export function amountToRefund(status: OrderStatus, paymentStatus: PaymentStatus, left: Paise): Paise {
  return status === 'CANCELLED' && paymentStatus === 'PAID' ? left : paise(0);
}

/** The four figures that an order always shows. Nothing is due for a cancelled one. */
export function paymentFigures(order: {
  readonly total: Paise;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly refunded: Paise;
}): { readonly total: Paise; readonly paid: Paise; readonly due: Paise; readonly refunded: Paise } {
  const { total, status, paymentStatus, refunded } = order;
  const isPaid = paymentStatus === 'PAID' || paymentStatus === 'REFUNDED';
  const isDue = !isPaid && status !== 'CANCELLED';
  return { total, paid: isPaid ? total : paise(0), due: isDue ? total : paise(0), refunded };
}

/** What is taken in cash at the door. */
export function amountToCollect(
  order: Parameters<typeof paymentFigures>[0] & { readonly paymentMethod: PaymentMethod },
): Paise {
  return order.paymentMethod === 'COD' ? paymentFigures(order).due : paise(0);
}

interface PaymentFields {
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: PaymentMethod;
}

type Refusal<Code extends string> = { readonly ok: false; readonly code: Code; readonly message: string };
const refuse = <Code extends string>(code: Code, message: string): Refusal<Code> => ({
  ok: false,
  code,
  message,
});

export type PaymentEdit = { readonly ok: true } | Refusal<'PAYMENT_METHOD_FIXED' | 'PAYMENT_STATUS_FIXED'>;

/**
 * How an administrator may edit an order's payment. Money from the payment service is only refunded through it; cash and
 * transfers are entered, withdrawn and refunded by hand. Only what was paid can be refunded.
 */
export function checkPaymentEdit(
  before: PaymentFields,
  after: PaymentFields,
  isPaidOnline: boolean,
): PaymentEdit {
  const wasPaid = before.paymentStatus === 'PAID' || before.paymentStatus === 'REFUNDED';
  if (wasPaid && before.paymentMethod !== after.paymentMethod)
    return refuse('PAYMENT_METHOD_FIXED', 'This order is paid, so you can’t change its payment method.');
  if (before.paymentStatus === after.paymentStatus) return { ok: true };
  if (before.paymentStatus === 'REFUNDED')
    return refuse('PAYMENT_STATUS_FIXED', 'This order was refunded, so its payment status stays REFUNDED.');
  if (isPaidOnline && after.paymentStatus !== 'PAID')
    return refuse(
      'PAYMENT_STATUS_FIXED',
      'This order was paid online. To change its payment status, refund the payment.',
    );
  if (after.paymentStatus === 'REFUNDED' && before.paymentStatus !== 'PAID')
    return refuse('PAYMENT_STATUS_FIXED', 'Nothing was paid for this order, so there is nothing to refund.');
  return { ok: true };
}

export type Deletable = { readonly ok: true } | Refusal<'ORDER_PAID' | 'ORDER_INVOICED'>;

/** Paid and invoiced orders stay: the law requires that invoices are kept for six years. */
export function checkDeletable(order: {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  readonly isInvoiced: boolean;
}): Deletable {
  const advice = order.status === 'CANCELLED' ? 'It’s already cancelled.' : 'Cancel it instead.';
  if (order.isPaid) return refuse('ORDER_PAID', `This order is paid, so you can’t delete it. ${advice}`);
  if (order.isInvoiced)
    return refuse('ORDER_INVOICED', `This order has an invoice, so you can’t delete it. ${advice}`);
  return { ok: true };
}

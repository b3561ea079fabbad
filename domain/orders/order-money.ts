import { type Paise, subtract, ZERO } from '../pricing/money.ts';
import { type Refusal, refuse } from '../refusal.ts';
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

interface MoneyOf {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  /** What a cash order pays before, null for none, and whether it has not come yet. */
  readonly advance: Paise | null;
  readonly awaitsAdvance: boolean;
}

const hasOnlyAdvance = ({ advance, awaitsAdvance, paymentStatus }: Omit<MoneyOf, 'status'>): boolean =>
  advance !== null && !awaitsAdvance && (paymentStatus === 'PENDING' || paymentStatus === 'FAILED');

/** Of a cancelled order that is paid, or whose advance is, all that was not refunded yet. */
export function amountToRefund(order: MoneyOf, left: Paise): Paise {
  const hasMoney = order.paymentStatus === 'PAID' || hasOnlyAdvance(order);
  return order.status === 'CANCELLED' && hasMoney ? left : ZERO;
}

/** Whether nothing is left of what was paid, null for nothing. What an open refund has is not left. */
export const isRefundedInFull = (paymentStatus: PaymentStatus, left: Paise | null): boolean =>
  paymentStatus === 'REFUNDED' || left === 0;

/**
 * What came for an order, what is still to come, and what it has brought in: the net of what came and what went back. Paid
 * and due together are the total, except that nothing is due for an order that was cancelled or refunded: of ₹11,169 with
 * an advance of ₹1,117 that is paid, ₹10,052 are due. A payment that settles nothing has not come, and a refund goes back
 * when it is done.
 */
export function paymentFigures(order: MoneyOf & { readonly total: Paise; readonly refunded: Paise }): {
  readonly paid: Paise;
  readonly due: Paise;
  readonly net: Paise;
} {
  const paid = paidOf(order);
  const isRefunded = order.paymentStatus === 'REFUNDED';
  return {
    paid,
    due: isRefunded || order.status === 'CANCELLED' ? ZERO : subtract(order.total, paid),
    net: isRefunded ? ZERO : subtract(paid, order.refunded),
  };
}

/** A refunded order has given everything back, so that the refunds say what came. */
function paidOf(order: Parameters<typeof paymentFigures>[0]): Paise {
  const { total, paymentStatus, advance, refunded } = order;
  if (paymentStatus === 'PAID') return total;
  if (paymentStatus === 'REFUNDED') return refunded > 0 ? refunded : total;
  return hasOnlyAdvance(order) ? (advance ?? ZERO) : ZERO;
}

interface PaymentFields {
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: PaymentMethod;
}

/** What counts for an edit besides the fields. */
export interface ReceivedMoney {
  /** What the payment service took and still has: the order's total, its advance alone, or nothing. */
  readonly paidOnline: 'total' | 'advance' | 'nothing';
  readonly advance: 'none' | 'awaited' | 'paid';
  /** Of a PAID order: a part of what was entered by hand has gone back, or is on its way. */
  readonly isRefundedByHand: boolean;
}

/** The rest of an order with an advance is cash, so that its method stays. */
export const ADVANCE_METHOD_FIXED = refuse(
  'PAYMENT_METHOD_FIXED',
  'This order has an advance and its rest is paid in cash, so you can’t change its payment method.',
);

export type PaymentEdit = { readonly ok: true } | Refusal<'PAYMENT_METHOD_FIXED' | 'PAYMENT_STATUS_FIXED'>;

/**
 * How an administrator may edit an order's payment. Money from the payment service is only refunded through it; cash and
 * transfers are entered, withdrawn and refunded by hand. Only what was paid can be refunded. The rest of an order with an
 * advance is cash, so that it is entered and withdrawn while the advance stays.
 */
export function checkPaymentEdit(
  before: PaymentFields,
  after: PaymentFields,
  { paidOnline, advance, isRefundedByHand }: ReceivedMoney,
): PaymentEdit {
  const wasPaid = before.paymentStatus === 'PAID' || before.paymentStatus === 'REFUNDED';
  if (wasPaid && before.paymentMethod !== after.paymentMethod)
    return refuse('PAYMENT_METHOD_FIXED', 'This order is paid, so you can’t change its payment method.');
  if (before.paymentStatus === after.paymentStatus) return { ok: true };
  if (before.paymentStatus === 'REFUNDED')
    return refuse('PAYMENT_STATUS_FIXED', 'This order was refunded, so its payment status stays REFUNDED.');
  if (paidOnline === 'advance' && after.paymentStatus === 'REFUNDED')
    return refuse(
      'PAYMENT_STATUS_FIXED',
      'The advance for this order was paid online. Refund it first, under Payment.',
    );
  if (advance === 'paid' && after.paymentStatus === 'FAILED')
    return refuse(
      'PAYMENT_STATUS_FIXED',
      'The advance for this order is paid, so its payment has not failed.',
    );
  if (paidOnline === 'total' && after.paymentStatus !== 'PAID')
    return refuse(
      'PAYMENT_STATUS_FIXED',
      'This order was paid online. To change its payment status, refund the payment.',
    );
  if (isRefundedByHand && after.paymentStatus !== 'REFUNDED')
    return refuse(
      'PAYMENT_STATUS_FIXED',
      'Part of this payment was refunded, so the order stays PAID. You can refund the rest.',
    );
  const wasPaidInPart = before.paymentStatus === 'PAID' || advance === 'paid';
  if (after.paymentStatus === 'REFUNDED' && !wasPaidInPart)
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

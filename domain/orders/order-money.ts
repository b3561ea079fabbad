import { type Paise, paise } from '../pricing/money.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from './order-status.ts';

/** What the money that came for an order means: which words a screen says, what is owed, and what cannot be edited any more. */

export type ShownPaymentStatus = PaymentStatus | 'PARTLY REFUNDED';

/** Stored are the specification's four; a part that was given back makes PAID read PARTLY REFUNDED. */
export function shownPaymentStatus(status: PaymentStatus, refunded: number): ShownPaymentStatus {
  return status === 'PAID' && refunded > 0 ? 'PARTLY REFUNDED' : status;
}

/** Of a cancelled order that is paid, all that was not given back yet and is not on its way. */
export function amountToRefund(status: OrderStatus, paymentStatus: PaymentStatus, left: Paise): Paise {
  return status === 'CANCELLED' && paymentStatus === 'PAID' ? left : paise(0);
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
 * What an administrator may say of an order's payment. Money that came through the payment service leaves only by a
 * refund there; cash and transfers are received, taken back and refunded by hand, but only what was paid is refunded.
 */
export function checkPaymentEdit(
  before: PaymentFields,
  after: PaymentFields,
  isPaidOnline: boolean,
): PaymentEdit {
  const wasPaid = before.paymentStatus === 'PAID' || before.paymentStatus === 'REFUNDED';
  if (wasPaid && before.paymentMethod !== after.paymentMethod)
    return refuse('PAYMENT_METHOD_FIXED', 'This order was paid, so its payment method cannot change.');
  if (before.paymentStatus === after.paymentStatus) return { ok: true };
  if (before.paymentStatus === 'REFUNDED')
    return refuse(
      'PAYMENT_STATUS_FIXED',
      'The money for this order was given back, so its payment status stays REFUNDED.',
    );
  if (isPaidOnline && after.paymentStatus !== 'PAID')
    return refuse(
      'PAYMENT_STATUS_FIXED',
      'This order was paid online, so only a refund changes its payment status. Refund the payment instead.',
    );
  if (after.paymentStatus === 'REFUNDED' && before.paymentStatus !== 'PAID')
    return refuse('PAYMENT_STATUS_FIXED', 'Nothing was paid for this order, so there is nothing to refund.');
  return { ok: true };
}

export type Deletable = { readonly ok: true } | Refusal<'ORDER_PAID' | 'ORDER_INVOICED'>;

/** The accounts keep what was paid or invoiced: invoices are to be found for six years. */
export function checkDeletable(order: {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  readonly isInvoiced: boolean;
}): Deletable {
  const advice = order.status === 'CANCELLED' ? 'It is cancelled already.' : 'Cancel it instead.';
  if (order.isPaid) return refuse('ORDER_PAID', `This order was paid, so it cannot be deleted. ${advice}`);
  if (order.isInvoiced)
    return refuse('ORDER_INVOICED', `This order has an invoice, so it cannot be deleted. ${advice}`);
  return { ok: true };
}

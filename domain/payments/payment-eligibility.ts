import type { OrderStatus, PaymentMethod, PaymentStatus } from '../orders/order-status.ts';
import type { Paise } from '../pricing/money.ts';

/** The least that the gateway takes: one rupee. */
const LEAST_PAYMENT = 100;

export type PaymentEligibility =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code:
        | 'ORDER_PAID'
        | 'ORDER_REFUNDED'
        | 'ORDER_CANCELLED'
        | 'ORDER_NOT_ONLINE'
        | 'NOTHING_TO_PAY';
      readonly message: string;
    };

export interface OrderToPay {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: PaymentMethod;
  readonly total: Paise;
}

/** Whether an order can be paid online now. Failed payments do not count against it. */
export function checkPaymentEligibility({
  status,
  paymentStatus,
  paymentMethod,
  total,
}: OrderToPay): PaymentEligibility {
  const no = (
    code: Exclude<PaymentEligibility, { ok: true }>['code'],
    message: string,
  ): PaymentEligibility => ({
    ok: false,
    code,
    message,
  });
  if (paymentStatus === 'PAID') return no('ORDER_PAID', 'This order is already paid.');
  if (paymentStatus === 'REFUNDED')
    return no('ORDER_REFUNDED', 'This order was refunded. Please place a new order.');
  if (status === 'CANCELLED')
    return no('ORDER_CANCELLED', 'This order was cancelled. Please place a new order.');
  if (paymentMethod === 'COD')
    return no('ORDER_NOT_ONLINE', 'This order is cash on delivery. You pay when it arrives.');
  if (total < LEAST_PAYMENT) return no('NOTHING_TO_PAY', 'There’s nothing to pay for this order.');
  return { ok: true };
}

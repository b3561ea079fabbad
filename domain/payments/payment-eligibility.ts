import type { OrderStatus, PaymentMethod, PaymentStatus } from '../orders/order-status.ts';
import type { Paise } from '../pricing/money.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** The least that the gateway takes: one rupee. */
const LEAST_PAYMENT = 100;

export type PaymentEligibility =
  | { readonly ok: true }
  | Refusal<'ORDER_PAID' | 'ORDER_REFUNDED' | 'ORDER_CANCELLED' | 'ORDER_NOT_ONLINE' | 'NOTHING_TO_PAY'>;

export interface OrderToPay {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: PaymentMethod;
  readonly total: Paise;
  /** What a cash order pays before, null for none, and whether it has not come yet. */
  readonly advance: Paise | null;
  readonly awaitsAdvance: boolean;
}

/** The exact amount that is paid online: the advance of a cash order, else the total. */
export const amountToPay = ({ advance, total }: Pick<OrderToPay, 'advance' | 'total'>): Paise =>
  advance ?? total;

/** Whether an order can be paid online now. Failed payments do not count against it. */
export function checkPaymentEligibility({
  status,
  paymentStatus,
  paymentMethod,
  total,
  advance,
  awaitsAdvance,
}: OrderToPay): PaymentEligibility {
  if (paymentStatus === 'PAID') return refuse('ORDER_PAID', 'This order is already paid.');
  if (paymentStatus === 'REFUNDED')
    return refuse('ORDER_REFUNDED', 'This order was refunded. Please place a new order.');
  if (status === 'CANCELLED')
    return refuse('ORDER_CANCELLED', 'This order was cancelled. Please place a new order.');
  if (advance !== null && !awaitsAdvance)
    return refuse('ORDER_PAID', 'The advance is already paid. You pay the rest when your order arrives.');
  if (paymentMethod === 'COD' && advance === null)
    return refuse('ORDER_NOT_ONLINE', 'This order is cash on delivery. You pay when it arrives.');
  if (total < LEAST_PAYMENT) return refuse('NOTHING_TO_PAY', 'There’s nothing to pay for this order.');
  return { ok: true };
}

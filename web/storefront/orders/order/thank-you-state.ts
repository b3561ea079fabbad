import type { PaymentRecord } from '../../../../domain/payments/payment-response.ts';
import { getPath, textOf, wholeAmountOf } from '../../../api/response.ts';
import type { OrderState } from '../order-store.ts';

/** The navigation state with which the thank-you page was opened. It survives a reload; anybody may have written it. */
export interface ThankYouState {
  readonly fromPayment: boolean;
  /** Of the order that the checkout has just placed. */
  readonly orderId?: string | undefined;
  readonly payment: Partial<PaymentRecord>;
}

export function readThankYouState(state: unknown): ThankYouState {
  const details = getPath(state, 'paymentDetails');
  const read = {
    transactionId: textOf,
    orderId: textOf,
    status: textOf,
    createdAt: textOf,
    amount: wholeAmountOf,
  };
  const known = Object.entries(read).map(([name, of]) => [name, of(getPath(details, name))] as const);
  return {
    fromPayment: getPath(state, 'fromPayment') === true,
    orderId: textOf(getPath(state, 'orderId')),
    payment: Object.fromEntries(known.filter(([, value]) => value !== undefined)),
  };
}

type NextStep =
  | { readonly is: 'show-current' }
  | { readonly is: 'fetch'; readonly orderId: string }
  | { readonly is: 'leave' };

/**
 * The check of the order store. A payment names its order, and so does the checkout: another tab may have placed a newer
 * one meanwhile, so only the named order is shown, from the store or from the shop. Without a payment the stored order
 * must be complete, and once it is cleared there is none.
 */
export function decideNextStep(
  { fromPayment, orderId: placed, payment: { orderId } }: ThankYouState,
  { currentOrder, orderComplete }: Pick<OrderState, 'currentOrder' | 'orderComplete'>,
): NextStep {
  if (fromPayment && orderId !== undefined && currentOrder?.id !== orderId) return { is: 'fetch', orderId };
  if (!fromPayment && placed !== undefined && currentOrder !== null && currentOrder.id !== placed)
    return { is: 'fetch', orderId: placed };
  if (currentOrder !== null && (orderComplete || fromPayment)) return { is: 'show-current' };
  return { is: 'leave' };
}

import { paymentRecordSchema } from '../../../../contract/payments/pay-order.ts';
import { z } from '../../../../domain/zod.ts';
import type { OrderState } from '../order-store.ts';

const known = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const { transactionId, orderId, status, amount, createdAt } = paymentRecordSchema.shape;

/** The navigation state with which the thank-you page was opened. It survives a reload; anybody may have written it. */
const stateSchema = z
  .object({
    fromPayment: z.boolean().catch(false),
    /** Of the order that the checkout has just placed. */
    orderId: known(orderId),
    paymentDetails: z
      .object({
        transactionId: known(transactionId),
        orderId: known(orderId),
        status: known(status),
        amount: known(amount),
        createdAt: known(createdAt),
      })
      .catch({}),
  })
  .catch({ fromPayment: false, paymentDetails: {} })
  .transform(({ paymentDetails: payment, ...state }) => ({ ...state, payment }));
export type ThankYouState = Readonly<z.output<typeof stateSchema>>;

export const readThankYouState = (state: unknown): ThankYouState => stateSchema.parse(state);

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

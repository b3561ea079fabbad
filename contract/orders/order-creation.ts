import { readAddress } from '../../domain/shipping/address.ts';
import { check } from '../check.ts';
import { z } from '../zod.ts';

const NO_ITEMS = 'No items in cart';
const ADDRESSES_REQUIRED = 'Shipping and billing addresses are required';

const address = z.unknown().transform((value, context) => {
  const read = readAddress(value);
  if (read !== undefined) return read;
  context.addIssue({ code: 'custom', message: ADDRESSES_REQUIRED });
  return z.NEVER;
});

/** Before anything else is looked at, an order has an item and both addresses. */
export const orderCreationSchema = z.object({
  items: z.array(z.unknown(), { error: NO_ITEMS }).min(1, NO_ITEMS),
  shippingAddress: address,
  billingAddress: address,
});
export type OrderCreation = z.output<typeof orderCreationSchema>;

export function checkOrderCreation(input: unknown) {
  return check(orderCreationSchema, input);
}

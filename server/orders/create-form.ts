import { z } from 'zod';
import { type OrderRequest, orderFields, orderLines } from '../../contract/orders/order-request.ts';
import { nearestPaise, type Paise } from '../../domain/pricing/money.ts';

/** The body of the order creation form: columns instead of lines. */
export const createOrderSchema = z
  .strictObject({
    productIds: orderLines(orderFields.productId),
    quantities: orderLines(orderFields.quantity),
    variants: z.array(orderFields.variant).max(50).optional().describe('By line; null where there is none'),
    prices: z
      .array(orderFields.amount)
      .max(50)
      .optional()
      .describe(
        'Unit prices in rupees by line. An administrator sets them, anybody else only confirms them.',
      ),
    paymentMethod: orderFields.paymentMethod,
    shippingAddress: orderFields.address,
    billingAddress: orderFields.address,
    customerInfo: orderFields.customerInfo,
    notes: orderFields.notes,
    couponCode: orderFields.couponCode,
    gstin: orderFields.gstin,
    shippingMethod: orderFields.shippingMethod,
    totalAmount: orderFields.amount,
  })
  .refine(({ productIds, quantities }) => productIds.length === quantities.length, {
    error: 'Every product needs a quantity',
    path: ['quantities'],
  })
  .refine(({ productIds, prices = [] }) => prices.length <= productIds.length, {
    error: 'There are more prices than products',
    path: ['prices'],
  });

export type CreateOrder = z.output<typeof createOrderSchema>;

/** Without `mayPrice` the given prices are the buyer's belief, to be compared like any other. */
export function fromCreateForm(
  form: CreateOrder,
  { mayPrice }: { readonly mayPrice: boolean },
): { request: OrderRequest; prices: (Paise | undefined)[] } {
  const { productIds, quantities, variants = [], prices = [], ...rest } = form;
  const items = productIds.map((productId, index) => ({
    productId,
    quantity: quantities[index] ?? 0,
    variant: variants[index],
    variantType: undefined,
    priceAtPurchase: mayPrice ? undefined : prices[index],
  }));
  return {
    request: { ...rest, items },
    prices: mayPrice
      ? prices.map((price) => (typeof price === 'number' ? nearestPaise(price) : undefined))
      : [],
  };
}

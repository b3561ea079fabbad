import { type AgreedDelivery, DELIVERY_REASON } from '../../domain/orders/quick-order.ts';
import { nearestPaise, type Paise } from '../../domain/pricing/money.ts';
import { z } from '../../domain/zod.ts';
import { amount as amountField, line } from '../fields.ts';
import { ADDRESS_EXAMPLE } from './examples.ts';
import { amount, type CompleteOrder, lineFields, orderFields, orderLines } from './order-request.ts';

export const ORDER_CREATION_FORM_EXAMPLE = {
  productIds: ['1'],
  quantities: [2],
  paymentMethod: 'COD',
  shippingAddress: ADDRESS_EXAMPLE,
  billingAddress: ADDRESS_EXAMPLE,
  customerInfo: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  notes: '',
};

/** The order creation form sends one list per column: products, quantities, prices. */
export const orderCreationFormSchema = z
  .strictObject({
    productIds: orderLines(lineFields.productId),
    quantities: orderLines(lineFields.quantity),
    variants: z.array(lineFields.variant).max(50).optional().describe('One per line; null for none'),
    prices: z
      .array(amount)
      .max(50)
      .optional()
      .describe(
        'Unit prices in rupees, one per line. Administrators can set them; for others they are only compared.',
      ),
    delivery: z
      .strictObject({ price: amountField('Delivery price'), reason: line('Reason', 300, DELIVERY_REASON) })
      .nullish()
      .describe(
        'A delivery price in rupees that was agreed with the customer, and why. For administrators who can change prices',
      ),
    ...orderFields,
  })
  .refine(({ productIds, quantities }) => productIds.length === quantities.length, {
    error: 'Every product needs a quantity',
    path: ['quantities'],
  })
  .refine(({ productIds, prices = [] }) => prices.length <= productIds.length, {
    error: 'There are more prices than products',
    path: ['prices'],
  });

type OrderCreationForm = z.output<typeof orderCreationFormSchema> & Pick<CompleteOrder, 'customerInfo'>;

/** Without `mayPrice` the given prices are only compared with the shop's own, as those of any buyer are. */
export function orderRequestFromCreationForm(
  form: OrderCreationForm,
  { mayPrice }: { readonly mayPrice: boolean },
): { request: CompleteOrder; prices: (Paise | undefined)[]; delivery: AgreedDelivery | undefined } {
  const { productIds, quantities, variants = [], prices = [], delivery, ...rest } = form;
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
    delivery: delivery ? { ...delivery, price: nearestPaise(delivery.price) } : undefined,
  };
}

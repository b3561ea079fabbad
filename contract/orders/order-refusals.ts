import { nearestPaise } from '../../domain/pricing/money.ts';
import { z } from '../../domain/zod.ts';
import { integer } from '../responses.ts';

/** Why an order was not taken, as far as the shopper can do something about it. */

/** `details` of the refusals PRODUCT_UNKNOWN, VARIANT_UNKNOWN and OUT_OF_STOCK. */
export const refusedItemsSchema = z.object({
  items: z.array(
    z.object({
      productId: z.string(),
      /** Left out where the shop has no such product. */
      name: z.string().optional(),
      /** Which of several lines of a product is meant; null where the line has none, left out where all are meant. */
      variant: z.string().nullable().optional(),
      /** How many are left, where there are too few. */
      available: integer.nonnegative().default(0),
    }),
  ),
});
export type RefusedItems = z.input<typeof refusedItemsSchema>;
export type ShortItem = z.output<typeof refusedItemsSchema>['items'][number];

/** Rupees in the response, read as paise. */
const rupees = z.number().transform(nearestPaise);

/** `details` of the refusal PRICE_CHANGED: today's prices. */
export const changedPricesSchema = z
  .object({
    changed: z.array(z.string()).describe('The names of the amounts that differ'),
    totals: z.object({
      subtotal: rupees,
      shippingCost: rupees,
      taxAmount: rupees,
      cgst: rupees,
      sgst: rupees,
      igst: rupees,
      discountAmount: rupees,
      roundOff: rupees,
      totalAmount: rupees,
      advance: rupees.nullable().describe('Null where all of it is paid in one way'),
      taxLines: z.array(z.object({ label: z.string(), amount: rupees })),
    }),
    items: z
      .array(
        z.object({
          productId: z.string(),
          variant: z.string().nullable(),
          quantity: integer,
          priceAtPurchase: rupees,
        }),
      )
      .describe('In the order of the request’s lines'),
  })
  .transform(
    ({ items, totals: { shippingCost, taxAmount, discountAmount, totalAmount, advance, ...totals } }) => ({
      totals: {
        ...totals,
        shipping: shippingCost,
        tax: taxAmount,
        discount: discountAmount,
        total: totalAmount,
      },
      advance: advance ?? undefined,
      unitPrices: items.map(({ priceAtPurchase }) => priceAtPurchase),
    }),
  );
export type ChangedPrices = z.input<typeof changedPricesSchema>;
export type NewPrices = z.output<typeof changedPricesSchema>;

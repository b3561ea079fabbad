import type { Pool } from 'pg';
import { z } from 'zod';
import { weightKg } from '../../contract/shipping.ts';
import type { SoldProduct } from '../../domain/catalogue/product.ts';
import { ORDER_LINES_MAX, QUANTITY_MAX, QUANTITY_MIN } from '../../domain/limits.ts';
import { rupees, toRupees } from '../../domain/pricing/money.ts';
import { isComplete } from '../../domain/pricing/price.ts';
import { carrierQuotes, zonesOf } from '../../domain/shipping/carrier-rates.ts';
import {
  freight,
  lineFreight,
  lineWeightKg,
  SHIPPING_METHODS,
  shippingOptions,
} from '../../domain/shipping/freight.ts';
import { CALCULATION_EXAMPLE } from './examples.ts';
import { listUsableRates } from './rates.ts';

const quantity = 'Quantity must be a whole number from 1 to 99';

const itemSchema = z.strictObject({
  productId: z.string({ error: 'Product is required' }).min(1, 'Product is required').max(100),
  quantity: z
    .number({ error: quantity })
    .int(quantity)
    .min(QUANTITY_MIN, quantity)
    .max(QUANTITY_MAX, quantity),
  variant: z.string().max(130).nullish(),
  variantType: z.enum(['weight', 'color']).nullish(),
});

export const calculationSchema = z.object({
  items: z
    .array(itemSchema)
    .min(1, 'Send at least one item')
    .max(ORDER_LINES_MAX, `Send at most ${ORDER_LINES_MAX} items`)
    .optional()
    .describe('What is shipped; or give a weight'),
  weightKg: weightKg('Weight').optional().describe('One parcel of this weight'),
  state: z.string().max(80).optional().describe('Where it goes'),
  pincode: z
    .string()
    .regex(/^[1-9]\d{5}$/, 'Please enter a valid 6 digit pincode')
    .optional()
    .describe('Says the state where none is given'),
});

export type Calculation = z.infer<typeof calculationSchema>;

export const calculatedSchema = z
  .object({
    weightKg: z.number(),
    state: z.string().nullable(),
    options: z.array(
      z.object({
        method: z.enum(SHIPPING_METHODS),
        label: z.string(),
        days: z.string().describe('Transit after dispatch'),
        charge: z.number().describe('What the customer pays, in rupees'),
      }),
    ),
    carriers: z
      .array(
        z.object({
          partnerId: z.string(),
          partnerName: z.string(),
          method: z.enum(SHIPPING_METHODS),
          zone: z.string(),
          amount: z.number().describe('What the carrier charges the shop, in rupees'),
          days: z.string(),
        }),
      )
      .optional()
      .describe('For administrators only'),
  })
  .meta({ id: 'ShippingCalculation', examples: [CALCULATION_EXAMPLE] });

export type Calculated = z.infer<typeof calculatedSchema>;

export type CalculationResult =
  | { readonly ok: true; readonly calculated: Calculated }
  | { readonly ok: false; readonly code: 'PRODUCT_UNKNOWN'; readonly message: string };

/** What the shop charges by its one rule: weight times ₹25, rounded per line; express is one and a half times that. */
export function calculateShipping(
  { items, weightKg: parcelKg = 0 }: Pick<Calculation, 'items' | 'weightKg'>,
  state: string | undefined,
  products: readonly SoldProduct[],
): CalculationResult {
  const lines = (items ?? []).flatMap((item) => {
    const product = products.find(({ id }) => id === item.productId);
    const selection = { variant: item.variant ?? undefined, variantType: item.variantType ?? undefined };
    const isSold = product !== undefined && isComplete(product, selection);
    return isSold ? [{ product, quantity: item.quantity, ...selection }] : [];
  });
  if (items !== undefined && lines.length !== items.length)
    return { ok: false, code: 'PRODUCT_UNKNOWN', message: 'The shop has no such product or variant' };
  const standard = items === undefined ? lineFreight(parcelKg, 1) : freight(lines);
  const grams =
    items === undefined
      ? Math.round(parcelKg * 1000)
      : lines.reduce(
          (all, line) => all + Math.round(lineWeightKg(line.product, line) * 1000) * line.quantity,
          0,
        );
  const options = shippingOptions(standard).map((option) => ({ ...option, charge: toRupees(option.charge) }));
  return { ok: true, calculated: { weightKg: grams / 1000, state: state ?? null, options } };
}

/** What the carriers would charge the shop for it. */
export async function quoteCarriers(
  pool: Pool,
  { weightKg: kg, state }: Pick<Calculated, 'weightKg' | 'state'>,
): Promise<NonNullable<Calculated['carriers']>> {
  const zones = zonesOf(state ?? undefined);
  const rates = (await listUsableRates(pool, zones)).map((rate) => ({
    ...rate,
    minGrams: Math.round(rate.minWeightKg * 1000),
    maxGrams: rate.maxWeightKg === null ? null : Math.round(rate.maxWeightKg * 1000),
    baseAmount: rupees(rate.baseAmount),
    perKgAmount: rupees(rate.perKgAmount),
  }));
  const place = state ?? undefined;
  return carrierQuotes(rates, { grams: Math.round(kg * 1000), state: place }).map(({ rate, amount }) => ({
    partnerId: rate.partnerId,
    partnerName: rate.partnerName,
    method: rate.method,
    zone: rate.zone,
    amount: toRupees(amount),
    days: `${rate.minDays}-${rate.maxDays} days`,
  }));
}

import type { Pool } from 'pg';
import type { CalculationRequest, ShippingCalculation } from '../../contract/shipping/calculation.ts';
import type { SoldProduct } from '../../domain/catalogue/product.ts';
import { rupees, toRupees } from '../../domain/pricing/money.ts';
import { isComplete } from '../../domain/pricing/price.ts';
import { carrierQuotes, zonesOf } from '../../domain/shipping/carrier-rates.ts';
import { freight, lineFreight, lineWeightKg, shippingOptions } from '../../domain/shipping/freight.ts';
import { listUsableRates } from './rates.ts';

export type CalculationResult =
  | { readonly ok: true; readonly calculated: ShippingCalculation }
  | { readonly ok: false; readonly code: 'PRODUCT_UNKNOWN'; readonly message: string };

/** What the customer pays: weight times ₹25, rounded per line; express is one and a half times that. */
export function calculateShipping(
  { items, weightKg: shipmentKg = 0 }: Pick<CalculationRequest, 'items' | 'weightKg'>,
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
    return { ok: false, code: 'PRODUCT_UNKNOWN', message: 'We don’t have this product or variant' };
  const standard = items === undefined ? lineFreight(shipmentKg, 1) : freight(lines);
  const grams =
    items === undefined
      ? Math.round(shipmentKg * 1000)
      : lines.reduce(
          (all, line) => all + Math.round(lineWeightKg(line.product, line) * 1000) * line.quantity,
          0,
        );
  const options = shippingOptions(standard).map((option) => ({ ...option, charge: toRupees(option.charge) }));
  return { ok: true, calculated: { weightKg: grams / 1000, state: state ?? null, options } };
}

/** What the carriers would charge the shop. */
export async function quoteCarriers(
  pool: Pool,
  { weightKg: kg, state }: Pick<ShippingCalculation, 'weightKg' | 'state'>,
): Promise<NonNullable<ShippingCalculation['carriers']>> {
  const zones = zonesOf(state ?? undefined);
  const rates = (await listUsableRates(pool, zones)).map((rate) => ({
    ...rate,
    minGrams: Math.round(rate.minWeightKg * 1000),
    maxGrams: rate.maxWeightKg === null ? null : Math.round(rate.maxWeightKg * 1000),
    baseAmount: rupees(rate.baseAmount),
    perKgAmount: rupees(rate.perKgAmount),
  }));
  return carrierQuotes(rates, { grams: Math.round(kg * 1000), state: state ?? undefined }).map(
    ({ rate, amount }) => ({
      carrierId: rate.carrierId,
      carrierName: rate.carrierName,
      method: rate.method,
      zone: rate.zone,
      amount: toRupees(amount),
      days: `${rate.minDays}-${rate.maxDays} days`,
    }),
  );
}

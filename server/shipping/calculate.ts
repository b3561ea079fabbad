import type { Pool } from 'pg';
import type { CalculationRequest, ShippingCalculation } from '../../contract/shipping/calculation.ts';
import type { SoldProduct } from '../../domain/catalogue/product.ts';
import { toRupees } from '../../domain/pricing/money.ts';
import { isComplete } from '../../domain/pricing/price.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { carrierOffers } from '../../domain/shipping/carrier-offers.ts';
import { boxesOfLines } from '../../domain/shipping/chargeable-weight.ts';
import {
  freight,
  lineFreight,
  lineWeightKg,
  type ShippedLine,
  shippingOptions,
} from '../../domain/shipping/freight.ts';
import { PROMISE_TERMS } from '../../domain/shipping/promise.ts';
import { offeringCarriers } from './offering-carriers.ts';
import { packedLines } from './packed-lines.ts';

export type CalculationResult =
  | {
      readonly ok: true;
      readonly calculated: ShippingCalculation;
      /** None where a weight was given. */
      readonly lines: readonly ShippedLine[];
    }
  | Refusal<'PRODUCT_UNKNOWN'>;

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
    return refuse('PRODUCT_UNKNOWN', 'We don’t have this product or variant');
  const standard = items === undefined ? lineFreight(shipmentKg, 1) : freight(lines);
  const grams =
    items === undefined
      ? Math.round(shipmentKg * 1000)
      : lines.reduce(
          (all, line) => all + Math.round(lineWeightKg(line.product, line) * 1000) * line.quantity,
          0,
        );
  const options = shippingOptions(standard).map((option) => ({ ...option, charge: toRupees(option.charge) }));
  return { ok: true, calculated: { weightKg: grams / 1000, state: state ?? null, options }, lines };
}

/** What the carriers would charge the shop, by their rules for boxes where those are known. */
export async function quoteCarriers(
  pool: Pool,
  { weightKg: kg, state }: Pick<ShippingCalculation, 'weightKg' | 'state'>,
  lines: readonly ShippedLine[],
): Promise<NonNullable<ShippingCalculation['carriers']>> {
  const boxes =
    lines.length === 0
      ? [{ count: 1, grams: Math.round(kg * 1000), sides: null }]
      : boxesOfLines(await packedLines(pool, lines)).boxes;
  const place = { state: state ?? undefined };
  const { offers } = carrierOffers(
    { ...place, boxes, pincode: '', promiseLast: null, now: new Date(), terms: PROMISE_TERMS },
    await offeringCarriers(pool, place),
  );
  return offers.map(({ carrierId, carrierName, method, zone, amount, days: [min, max] }) => ({
    carrierId,
    carrierName,
    method,
    zone,
    amount: toRupees(amount),
    days: `${min}-${max} days`,
  }));
}

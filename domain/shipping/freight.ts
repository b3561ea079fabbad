import type { SoldProduct } from '../catalogue/product.ts';
import { type Paise, RUPEE, rupees, scale, sum, ZERO } from '../pricing/money.ts';
import { findVariant, type Selection } from '../pricing/price.ts';
import { formatRupees } from '../text/format.ts';

export const FREE_SHIPPING_LABEL = 'Pan India';
export const FREIGHT_PER_KG = rupees(25);

/** In rupees. */
export interface FlatShipping {
  readonly shippingThreshold: number;
  readonly freeShippingAmount: number;
}

/** The cart page's flat rule: free above the threshold; exactly at the threshold it is charged. */
export function cartShipping(subtotal: Paise, settings: FlatShipping): { amount: Paise; label: string } {
  if (subtotal > rupees(settings.shippingThreshold)) return { amount: ZERO, label: FREE_SHIPPING_LABEL };
  const amount = rupees(settings.freeShippingAmount);
  return { amount, label: formatRupees(amount) };
}

/** For products without a shipping weight of their own. `kettlebells` and `other` are no categories but known. */
export const DEFAULT_WEIGHT_KG: ReadonlyMap<string, number> = new Map([
  ['barbells', 25],
  ['dumbbells', 20],
  ['benches', 50],
  ['racks', 100],
  ['weight-plates', 15],
  ['accessories', 5],
  ['combo-offers', 30],
  ['kettlebells', 10],
  ['other', 10],
  ['others', 10],
]);
const UNKNOWN_CATEGORY_WEIGHT_KG = 10;

/** Nothing we sell comes near; a larger number is a slip of the keyboard. */
const HEAVIEST_KG = 10_000;
const FIRST_NUMBER = /\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d*\.?\d+/;

/**
 * The first number in a text: 'approx. 22.5 kg' is 22.5, '1,200 kg' is 1200. No weight at all: an empty text, one
 * without a number, zero, less than zero, more than ten tonnes.
 */
export function parseWeightKg(weight: number | string | undefined): number | undefined {
  const text = String(weight ?? '').trim();
  const digits = /^[-−]/.test(text) ? undefined : FIRST_NUMBER.exec(text)?.[0];
  const kg = typeof weight === 'number' ? weight : Number(digits?.replaceAll(',', ''));
  return kg > 0 && kg <= HEAVIEST_KG ? kg : undefined;
}

export const defaultWeightKg = (category: string): number =>
  DEFAULT_WEIGHT_KG.get(category) ?? UNKNOWN_CATEGORY_WEIGHT_KG;

/** The colour's or the weight's own shipping weight, else the product's, else its category's. */
export function lineWeightKg(product: SoldProduct, selection: Selection = {}): number {
  const variant = findVariant(product, selection.variant, selection.variantType);
  return (
    parseWeightKg(variant?.shippingWeight) ??
    parseWeightKg(product.shippingWeight) ??
    defaultWeightKg(product.category)
  );
}

/** ₹25 × weight × quantity, rounded per line to the rupee. Example: three pairs of 5.5 kg are ₹413 (412.50). */
export function lineFreight(weightKg: number, quantity: number): Paise {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a quantity: ${quantity}`);
  const grams = Math.round(weightKg * 1000);
  return scale(FREIGHT_PER_KG, grams * quantity, 1000, RUPEE);
}

/** A cart item is such a line. */
export interface ShippedLine extends Selection {
  product: SoldProduct;
  quantity: number;
}

export function freight(lines: readonly ShippedLine[]): Paise {
  return sum(lines.map((line) => lineFreight(lineWeightKg(line.product, line), line.quantity)));
}

export const SHIPPING_METHODS = ['standard', 'express'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

export interface ShippingOption {
  method: ShippingMethod;
  label: string;
  /** Transit after dispatch. */
  days: string;
  charge: Paise;
}

/** Express is one and a half times the freight, rounded per order to the rupee. */
export function shippingCharge(method: ShippingMethod, standard: Paise): Paise {
  return method === 'express' ? scale(standard, 3, 2, RUPEE) : standard;
}

export function shippingOptions(standard: Paise): [ShippingOption, ShippingOption] {
  return [
    { method: 'standard', label: 'Standard', days: '3-7 days', charge: standard },
    { method: 'express', label: 'Express', days: '1-3 days', charge: shippingCharge('express', standard) },
  ];
}

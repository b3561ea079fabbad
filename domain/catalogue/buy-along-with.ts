import { add, type Paise, sum, times } from '../pricing/money.ts';
import { defaultVariant, effectivePrice, isBuyable, type Selection } from '../pricing/price.ts';
import type { SoldProduct } from './product.ts';

/** Racks, and only racks, are offered with two more products. */
export function isSoldAlong(product: Pick<SoldProduct, 'category'>): boolean {
  return product.category === 'racks';
}

/** An added product comes once, in its first variant in stock; one that cannot be bought is not offered. */
export function alongSelection(product: SoldProduct): Selection | undefined {
  const selection = defaultVariant(product) ?? {};
  return isBuyable(product, selection) ? selection : undefined;
}

export function alongPrice(product: SoldProduct): Paise {
  return effectivePrice(product, defaultVariant(product) ?? {});
}

/** Example: a rack of ₹59,999 with the bar of ₹9,999 and the bench of ₹10,999: ₹20,998 and ₹80,997. */
export function alongTotals(
  unitPrice: Paise,
  quantity: number,
  additions: readonly SoldProduct[],
  priceOf: (addition: SoldProduct) => Paise = alongPrice,
) {
  const optionTotal = sum(additions.map(priceOf));
  /** Of the chosen additions, and with the product itself in its quantity. */
  return { optionTotal, grandTotal: add(times(unitPrice, quantity), optionTotal) };
}

import type { SoldProduct } from '../catalogue/product.ts';
import { canBeBought, isBuyable, isComplete, type Selection, selections } from '../pricing/price.ts';

/** What can be waited for: a variant as an order names it, or null for a product as a whole, in whichever variant. */
export function isKnownWish(product: SoldProduct, variant: string | null): boolean {
  return variant === null || isComplete(product, { variant });
}

export function isBackInStock(product: SoldProduct, variant: string | null): boolean {
  return variant === null ? canBeBought(product) : isBuyable(product, { variant });
}

export function soldOutSelections(product: SoldProduct): Selection[] {
  return selections(product).filter((selection) => !isBuyable(product, selection));
}

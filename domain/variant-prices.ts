import { nearestPaise, type Paise } from './pricing/money.ts';

/** A product's new price, and its variants with prices of their own: those are what shoppers pay. */

/** In rupees. A variant without either costs what the product costs. */
export interface OwnPrice {
  readonly price?: number | null | undefined;
  readonly salePrice?: number | null | undefined;
}

/** The sale price, else the list price. */
export function chargedPrice({ price, salePrice }: OwnPrice): Paise | null {
  const charged = salePrice ?? price ?? null;
  return charged === null ? null : nearestPaise(charged);
}

export interface VariantAtOtherPrice<Variant> {
  readonly variant: Variant;
  readonly variantPrice: Paise;
  readonly productPrice: Paise;
  /** It cost what the product cost, so the new price is meant for it too unless somebody says otherwise. */
  readonly isFollower: boolean;
}

/**
 * The variants that cost something else than the product once it has its new price. A bench goes from ₹5,999 to ₹5,499:
 * Black at ₹5,999 is a follower, Gold at ₹9,999 is none, Red at ₹5,499 is not among them.
 */
export function variantsAtOtherPrices<Variant extends OwnPrice>(
  before: OwnPrice,
  after: OwnPrice,
  variants: readonly Variant[],
): VariantAtOtherPrice<Variant>[] {
  const [oldPrice, productPrice] = [chargedPrice(before), chargedPrice(after)];
  if (oldPrice === null || productPrice === null || oldPrice === productPrice) return [];
  return variants.flatMap((variant) => {
    const variantPrice = chargedPrice(variant);
    return variantPrice === null || variantPrice === productPrice
      ? []
      : [{ variant, variantPrice, productPrice, isFollower: variantPrice === oldPrice }];
  });
}

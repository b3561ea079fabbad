import { cartLineKey } from '../cart/cart.ts';
import type { SoldProduct, VariantType } from '../catalogue/product.ts';
import { findVariant } from '../pricing/price.ts';
import type { FitFacts, ProductFit } from './facts.ts';
import { factsOf } from './facts-of.ts';
import type { FitItem } from './set.ts';

export type FitProduct = SoldProduct & {
  readonly id: string;
  readonly name: string;
  readonly fit?: ProductFit | undefined;
};

/** What a line of a cart, a row of a quick order and a thing that is owned have in common. */
export interface FitLine<P extends FitProduct = FitProduct> {
  readonly product: P;
  readonly variant?: string | null | undefined;
  readonly variantType?: VariantType | null | undefined;
  readonly quantity: number;
}

export const fitLineKey = ({ product, variant, variantType }: FitLine): string =>
  cartLineKey({ productId: product.id, variant, variantType });

/** A line names its second choice too ('50 kg set / Chrome'); the facts are those of its weight. */
export function factsOfLine({ product, variant }: Pick<FitLine, 'product' | 'variant'>): FitFacts {
  const label = variant ?? undefined;
  if (label === undefined || product.fit?.variants?.[label]) return factsOf(product, label);
  const found = findVariant(product, label);
  return factsOf(product, found && ('weight' in found ? found.weight : found.color));
}

export function fitItems(lines: readonly FitLine[], { isOwned = false } = {}): FitItem[] {
  return lines.flatMap((line) => {
    const facts = factsOfLine(line);
    if (Object.keys(facts).length === 0) return [];
    const { name } = line.product;
    return [{ key: fitLineKey(line), name, quantity: line.quantity, facts, isOwned }];
  });
}

import type { FitFacts, ProductFit } from './facts.ts';
import { FIT_PARTS, type FitPart } from './parts.ts';

const FOUND_MAX = 60;

interface Fitted {
  readonly fit?: ProductFit | undefined;
}

/** What a product is, in any of its weights: a plate tree has pegs and holds bars. */
export function partsOf({ fit }: Fitted): FitPart[] {
  const all: readonly FitFacts[] = fit === undefined ? [] : [fit, ...Object.values(fit.variants ?? {})];
  return FIT_PARTS.filter((part) => all.some((facts) => facts[part] !== undefined));
}

type Priced = Fitted & {
  readonly price: number;
  readonly salePrice?: number | undefined;
  readonly inStock: boolean;
};

/** What is one of these and in stock, the cheapest first, for a shop too large to look through in the browser. */
export function productsWithParts<P extends Priced>(products: readonly P[], parts: readonly string[]): P[] {
  return products
    .filter((product) => product.inStock && partsOf(product).some((part) => parts.includes(part)))
    .sort((a, b) => (a.salePrice ?? a.price) - (b.salePrice ?? b.price))
    .slice(0, FOUND_MAX);
}

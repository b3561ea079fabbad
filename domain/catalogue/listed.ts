import type { Selection } from '../pricing/price.ts';
import { variantName } from '../pricing/price.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';
import type { Product } from './product.ts';
import { type FilterCounts, filterCounts, searchProducts, shopProducts } from './search.ts';
import { namedSelection } from './search-choice.ts';
import { type Near, nearest } from './search-nearest.ts';
import { readPrices } from './search-prices.ts';
import { type Leaf, leafOf, type ShopView } from './shop-view.ts';

/** One page of what a view finds, ready to be shown. */
export interface Listed extends Leaf<CardProduct> {
  /** On all pages together. */
  readonly count: number;
  readonly counts: FilterCounts;
  /** What comes near to a text that finds nothing, whatever the other filters are. */
  readonly near?: { readonly products: readonly CardProduct[]; readonly isSold: boolean } | undefined;
}

/** The same on the server and in the browser, so that a page does not change when it comes alive. */
export function listed<P extends Product>(
  products: readonly P[],
  { filters, sort, page }: ShopView,
  isFitting?: (product: P) => boolean,
): Listed {
  const found = shopProducts(products, filters, sort, isFitting);
  const leaf = leafOf(found, page);
  const hasText = filters.text.trim() !== '';
  const asked = hasText ? readPrices(filters.text) : undefined;
  return {
    ...leaf,
    products: leaf.products.map((product) => cardOf(product, asked && namedSelection(product, asked))),
    count: found.length,
    counts: filterCounts(products, filters, isFitting),
    ...(hasText && found.length === 0 && searchProducts(products, filters.text).length === 0
      ? { near: nearCards(nearest(products, filters.text)) }
      : {}),
  };
}

const nearCards = <P extends Product>({ products, isSold }: Near<P>) => ({
  isSold,
  products: products.map(({ product, selection }) => cardOf(product, selection)),
});

const cards = new WeakMap<Product, Map<string | undefined, CardProduct>>();

/** One and the same card for a product and what is named of it, so that a card which stays is not drawn again. */
function cardOf(product: Product, named?: Selection | null): CardProduct {
  const known = cards.get(product) ?? new Map<string | undefined, CardProduct>();
  cards.set(product, known);
  const name = named ? variantName(named) : undefined;
  const card = known.get(name) ?? { ...toCardProduct(product), ...(named ? { named } : {}) };
  known.set(name, card);
  return card;
}

import { type CardProduct, toCardProduct } from './card-product.ts';
import type { Product } from './product.ts';
import { type FilterCounts, filterCounts, shopProducts } from './search.ts';
import { type Leaf, leafOf, type ShopView } from './shop-view.ts';

/** One page of what a view finds, ready to be shown. */
export interface Listed extends Leaf<CardProduct> {
  /** On all pages together. */
  readonly count: number;
  readonly counts: FilterCounts;
}

/** The same on the server and in the browser, so that a page does not change when it comes alive. */
export function listed<P extends Product>(
  products: readonly P[],
  { filters, sort, page }: ShopView,
  isFitting?: (product: P) => boolean,
): Listed {
  const found = shopProducts(products, filters, sort, isFitting);
  const leaf = leafOf(found, page);
  return {
    ...leaf,
    products: leaf.products.map(cardOf),
    count: found.length,
    counts: filterCounts(products, filters, isFitting),
  };
}

const cards = new WeakMap<Product, CardProduct>();

/** One and the same card for a product, so that a card which stays is not drawn again. */
function cardOf(product: Product): CardProduct {
  const card = cards.get(product) ?? toCardProduct(product);
  cards.set(product, card);
  return card;
}

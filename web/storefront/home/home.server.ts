import type { RouterContextProvider } from 'react-router';
import { testimonials } from '../../../catalogue/testimonials.ts';
import { toCardProduct } from '../../../domain/catalogue/card-product.ts';
import { bestSellers, featuredProducts } from '../../../domain/limits.ts';
import { shopContext } from '../../../server/shop-context.ts';
import { toCategoryTile } from '../catalogue/category-tile.server.ts';

/** The rack that the hero shows with its measurements. */
const HERO_PRODUCT = '21';

export async function readHome(context: Readonly<RouterContextProvider>) {
  const { snapshot, now } = context.get(shopContext);
  const { products, categories } = await snapshot();
  const hero = products.find(({ id }) => id === HERO_PRODUCT);
  return {
    now: now().toISOString(),
    productCount: products.length,
    hero: hero === undefined ? null : toCardProduct(hero),
    featured: featuredProducts(products).map(toCardProduct),
    bestSellers: bestSellers(products).map(toCardProduct),
    categories: categories.map((category) => toCategoryTile(category, products)),
    testimonials,
  };
}

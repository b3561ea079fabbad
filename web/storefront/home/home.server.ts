import type { RouterContextProvider } from 'react-router';
import { testimonials } from '../../../catalogue/testimonials.ts';
import { bestSellers, featuredProducts } from '../../../domain/limits.ts';
import { minPaise, type Paise, toRupees } from '../../../domain/money.ts';
import { effectivePrice } from '../../../domain/price.ts';
import { shopContext } from '../../../server/http/shop-context.ts';
import { toCardProduct } from '../card-product.ts';

/** The rack that the hero shows with its measurements. */
const HERO_PRODUCT = '21';

export async function readHome(context: Readonly<RouterContextProvider>) {
  const { catalogue, publicUrl, now } = context.get(shopContext);
  const [{ products }, categories] = await Promise.all([
    catalogue.listProducts(),
    catalogue.listCategories(),
  ]);
  const hero = products.find(({ id }) => id === HERO_PRODUCT);
  return {
    canonical: `${publicUrl}/`,
    now: now().toISOString(),
    productCount: products.length,
    hero: hero === undefined ? null : toCardProduct(hero),
    featured: featuredProducts(products).map(toCardProduct),
    bestSellers: bestSellers(products).map(toCardProduct),
    categories: categories.map(({ id, name, image }) => {
      const shelf = products.filter((product) => product.category === id);
      const prices = shelf.map((product) => effectivePrice(product));
      return { id, name, image, productCount: shelf.length, fromPrice: lowest(prices) };
    }),
    testimonials,
  };
}

function lowest([first, ...others]: readonly Paise[]): number | null {
  return first === undefined ? null : toRupees(others.reduce((low, price) => minPaise(low, price), first));
}

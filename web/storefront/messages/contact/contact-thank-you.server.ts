import type { RouterContextProvider } from 'react-router';
import { toCardProduct } from '../../../../domain/catalogue/card-product.ts';
import { featuredProducts } from '../../../../domain/limits.ts';
import { shopContext } from '../../../../server/shop-context.ts';

export async function readTeasers(context: Readonly<RouterContextProvider>) {
  const { snapshot, now } = context.get(shopContext);
  const { products } = await snapshot();
  return { now: now().toISOString(), products: featuredProducts(products).map(toCardProduct) };
}

import type { RouterContextProvider } from 'react-router';
import { featuredProducts } from '../../../../domain/limits.ts';
import { shopContext } from '../../../../server/http/shop-context.ts';
import { toCardProduct } from '../../catalogue/card-product.ts';

export async function readTeasers(context: Readonly<RouterContextProvider>) {
  const { catalogue, now } = context.get(shopContext);
  const { products } = await catalogue.listProducts();
  return { now: now().toISOString(), products: featuredProducts(products).map(toCardProduct) };
}

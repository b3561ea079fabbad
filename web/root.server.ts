import type { RouterContextProvider } from 'react-router';
import { shopContext } from '../server/http/shop-context.ts';

/** What every page carries: the categories for header and footer, and where the catalogue's snapshot lies. */
export async function readFrame(context: Readonly<RouterContextProvider>) {
  const { url, products, categories } = await context.get(shopContext).snapshot();
  return {
    snapshotUrl: url,
    categories: categories.map(({ id, name }) => ({
      id,
      name,
      productCount: products.filter(({ category }) => category === id).length,
    })),
  };
}

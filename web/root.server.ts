import type { RouterContextProvider } from 'react-router';
import { shopContext } from '../server/http/shop-context.ts';

/** What every page carries: the categories for the header, and where the catalogue's snapshot lies. */
export async function readFrame(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const [categories, snapshotUrl] = await Promise.all([shop.catalogue.listCategories(), shop.snapshotUrl()]);
  return { categories: categories.map(({ id, name }) => ({ id, name })), snapshotUrl };
}

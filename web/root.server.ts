import type { RouterContextProvider } from 'react-router';
import { shopContext } from '../server/http/shop-context.ts';

/** What every page carries: who sells here, the categories for header and footer, and where the snapshot lies. */
export async function readFrame(context: Readonly<RouterContextProvider>) {
  const { snapshot, publicUrl } = context.get(shopContext);
  const { url, products, categories, settings } = await snapshot();
  const { storeName, storeEmail, storePhone, storeAddress, taxRate } = settings;
  return {
    snapshotUrl: url,
    publicUrl,
    store: { storeName, storeEmail, storePhone, storeAddress, taxRate },
    categories: categories.map(({ id, name }) => ({
      id,
      name,
      productCount: products.filter(({ category }) => category === id).length,
    })),
  };
}

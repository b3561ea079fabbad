import type { RouterContextProvider } from 'react-router';
import { TEST_MODE, waysToPay } from '../domain/payments/payment-mode.ts';
import { shopContext } from '../server/shop-context.ts';

/** What every page carries: who sells here, the categories for header and footer, and where the snapshot lies. */
export async function readFrame(context: Readonly<RouterContextProvider>) {
  const { snapshot, publicUrl, payments } = context.get(shopContext);
  const { url, products, categories, settings } = await snapshot();
  const { storeName, storeEmail, storePhone, storeAddress, taxRate } = settings;
  return {
    snapshotUrl: url,
    publicUrl,
    testMode: payments === 'test' ? TEST_MODE : undefined,
    store: {
      storeName,
      storeEmail,
      storePhone,
      storeAddress,
      taxRate,
      waysToPay: waysToPay(payments),
      offersOnline: payments !== 'cod-only',
    },
    categories: categories.map(({ id, name }) => ({
      id,
      name,
      productCount: products.filter(({ category }) => category === id).length,
    })),
  };
}

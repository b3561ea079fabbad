import type { RouterContextProvider } from 'react-router';
import { shopContext } from '../../../server/http/shop-context.ts';
import type { ShopTerms } from './shop-terms.ts';

/** The rates and coupons that cart and checkout reckon with from their first moment. */
export async function readTerms(context: Readonly<RouterContextProvider>, path: '/cart' | '/checkout') {
  const { snapshot, publicUrl } = context.get(shopContext);
  const { settings, coupons } = await snapshot();
  const { taxRate, shippingThreshold, freeShippingAmount } = settings;
  const terms: ShopTerms = { settings: { taxRate, shippingThreshold, freeShippingAmount }, coupons };
  return { canonical: `${publicUrl}${path}`, terms };
}

import type { RouterContextProvider } from 'react-router';
import { shopContext } from '../../../server/http/shop-context.ts';

export function readWishlistPage(context: Readonly<RouterContextProvider>) {
  return { canonical: `${context.get(shopContext).publicUrl}/wishlist` };
}

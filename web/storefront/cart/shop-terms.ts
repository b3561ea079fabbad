import { useCallback, useEffect, useState } from 'react';
import type { ShopSettings } from '../../../contract/settings.ts';
import type { OrderBounds } from '../../../domain/orders/order-bounds.ts';
import type { Coupon } from '../../../domain/promotions/coupon.ts';
import { loadCatalogue } from '../catalogue/catalogue-calls.ts';
import { refreshLists } from '../start-stores.ts';

/** What an order is priced by, besides its products. */
export interface ShopTerms {
  readonly settings: Pick<ShopSettings, 'taxRate' | 'shippingThreshold' | 'freeShippingAmount'> & OrderBounds;
  readonly coupons: readonly Coupon[];
}

export interface CheckoutTerms extends ShopTerms {
  readonly settings: ShopTerms['settings'] & Pick<ShopSettings, 'cashRules'>;
}

/** Those of the page, until the catalogue in the browser is there; `renew` fetches the present ones, prices included. */
export function useShopTerms<Terms extends ShopTerms>(
  ofPage: Terms,
): readonly [Terms | CheckoutTerms, () => Promise<void>] {
  const [terms, setTerms] = useState<Terms | CheckoutTerms>(ofPage);
  // The page may come from a cache, with terms older than the catalogue's.
  useEffect(() => {
    loadCatalogue().then(setTerms, () => undefined);
  }, []);
  const renew = useCallback(async () => {
    try {
      setTerms(await loadCatalogue({ isFresh: true }));
    } catch {
      return;
    }
    await refreshLists();
  }, []);
  return [terms, renew];
}

import { useCallback, useEffect, useState } from 'react';
import type { StoreSettings } from '../../../contract/settings.ts';
import type { OrderBounds } from '../../../domain/orders/order-bounds.ts';
import type { Coupon } from '../../../domain/promotions/coupon.ts';
import { loadCatalogue } from '../catalogue/catalogue-calls.ts';
import { refreshLists } from '../start-stores.ts';

/** What an order is priced by, besides its products. */
export interface ShopTerms {
  readonly settings: Pick<
    StoreSettings,
    'taxRate' | 'shippingThreshold' | 'freeShippingAmount' | 'cashRules'
  > &
    OrderBounds;
  readonly coupons: readonly Coupon[];
}

/** Those of the page, until the catalogue in the browser is there; `renew` fetches the present ones, prices included. */
export function useShopTerms(ofPage: ShopTerms): readonly [ShopTerms, () => Promise<void>] {
  const [terms, setTerms] = useState(ofPage);
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

import { useCallback, useEffect, useState } from 'react';
import type { Coupon } from '../../../domain/coupon.ts';
import type { OrderBounds } from '../../../domain/order-bounds.ts';
import type { StoreSettings } from '../../../domain/settings.ts';
import { loadCatalogue } from '../../api/catalogue.ts';
import { refreshLists } from '../../stores/start-stores.ts';

/** What an order is priced by, besides its products. */
export interface ShopTerms {
  readonly settings: Pick<StoreSettings, 'taxRate' | 'shippingThreshold' | 'freeShippingAmount'> &
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

import type { RouterContextProvider } from 'react-router';
import { shopContext } from '../../../server/http/shop-context.ts';
import type { ShopTerms } from './shop-terms.ts';

/** The rates and coupons that cart and checkout reckon with from their first moment. */
export async function readTerms(
  context: Readonly<RouterContextProvider>,
  { withCashRules = false } = {},
): Promise<ShopTerms> {
  const { settings, coupons } = await context.get(shopContext).snapshot();
  const { taxRate, shippingThreshold, freeShippingAmount } = settings;
  const { cashOrderMax, orderUnitsMax, callAbove, cashRules } = settings;
  return {
    settings: {
      taxRate,
      shippingThreshold,
      freeShippingAmount,
      cashOrderMax,
      orderUnitsMax,
      callAbove,
      ...(withCashRules && cashRules && { cashRules }),
    },
    coupons,
  };
}

import { type Paise, toRupees } from '../../../domain/pricing/money.ts';
import type { Coupon } from '../../../domain/promotions/coupon.ts';
import { type ApiClient, isServiceFailure, shopClient } from '../../api/client.ts';
import { getPath, messageOf, textOf } from '../../api/response.ts';

/** What the shop says of a code that the catalogue does not carry. */
export type CouponAnswer =
  | { readonly ok: true; readonly coupon: Coupon }
  | { readonly ok: false; readonly message: string };

/** The answer holds for an order of this amount. As a coupon it takes off a fixed sum, or the shipping. */
export function createCouponCall({ callPublic, callProtected }: ApiClient = shopClient) {
  return async (code: string, orderAmount: Paise, token: string | null): Promise<CouponAnswer> => {
    const init = { method: 'POST', body: { code, order_amount: toRupees(orderAmount) } } as const;
    try {
      const response = await (token === null
        ? callPublic('/coupons/validate', init)
        : callProtected('/coupons/validate', { ...init, token }));
      if (isServiceFailure(response)) return { ok: false, message: response.message };
      return readAnswer(response, code);
    } catch (thrown) {
      return { ok: false, message: messageOf(thrown, 'Invalid coupon code') };
    }
  };
}

function readAnswer(response: unknown, code: string): CouponAnswer {
  const discount = getPath(response, 'discountAmount');
  if (getPath(response, 'isValid') !== true || typeof discount !== 'number')
    return { ok: false, message: textOf(getPath(response, 'message')) ?? 'Invalid coupon code' };
  const coupon = {
    code: textOf(getPath(response, 'couponCode')) ?? code,
    name: code,
    minAmount: 0,
    maxDiscount: null,
    isActive: true,
  };
  return getPath(response, 'waivesShipping') === true
    ? { ok: true, coupon: { ...coupon, type: 'shipping', value: 0 } }
    : { ok: true, coupon: { ...coupon, type: 'fixed', value: discount } };
}

export const askCoupon = createCouponCall();

import { useEffect, useEffectEvent, useState } from 'react';
import { type Paise, toRupees } from '../../../domain/pricing/money.ts';
import { type Coupon, findCoupon, normalizeCode, validateCoupon } from '../../../domain/promotions/coupon.ts';
import { askPublic, callProtected } from '../../api/client.ts';
import { parseResponse } from '../../api/parse-response.ts';
import { messageOf } from '../../api/response.ts';
import { isGuest } from '../../storage/safe-storage.ts';
import { checkoutDraft, useDraft } from './checkout-draft.ts';

export type CouponEntry = ReturnType<typeof useCoupon>;

/**
 * Public coupons are checked here. The shop is asked about any other code, and again when the order's amount changes,
 * because its answer holds for that amount.
 */
export function useCoupon(coupons: readonly Coupon[], orderAmount: Paise) {
  const code = useDraft((draft) => draft.couponCode);
  const choose = useDraft((draft) => draft.choose);
  const [confirmed, setConfirmed] = useState<{ code: string; orderAmount: Paise; coupon: Coupon }>();
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const publicCoupon = findCoupon(code, coupons);
  const mustAsk =
    code !== '' &&
    publicCoupon === undefined &&
    orderAmount > 0 &&
    (confirmed?.code !== code || confirmed.orderAmount !== orderAmount);

  async function ask(wanted: string) {
    setAsking(true);
    const answer = await askCoupon(wanted, orderAmount);
    setAsking(false);
    if (answer.ok) {
      setConfirmed({ code: wanted, orderAmount, coupon: answer.coupon });
      choose({ couponCode: wanted });
    } else {
      setError(answer.message);
      if (checkoutDraft.getState().couponCode === wanted) choose({ couponCode: '' });
    }
  }

  const askAgain = useEffectEvent(() => void ask(code));
  // The cart or another tab changes the amount that the shop's answer holds for.
  useEffect(() => {
    if (mustAsk) askAgain();
  }, [mustAsk]);

  return {
    /** Of the applied coupon; empty where there is none. */
    code,
    coupon: publicCoupon ?? (confirmed?.code === code ? confirmed.coupon : undefined),
    error,
    isAsking,
    apply(entered: string) {
      setError(undefined);
      const result = validateCoupon(entered, orderAmount, coupons);
      if (result.isValid) choose({ couponCode: result.couponCode });
      else if (normalizeCode(entered) !== '' && findCoupon(entered, coupons) === undefined)
        void ask(normalizeCode(entered));
      else setError(result.message);
    },
    /** With the reason where the shop has refused it. */
    remove(reason?: string) {
      setError(reason);
      choose({ couponCode: '' });
    },
  };
}

type CouponAnswer =
  | { readonly ok: true; readonly coupon: Coupon }
  | { readonly ok: false; readonly message: string };

/** The shop's answer about a code holds for an order of this amount: it takes off a fixed sum, or the shipping. */
async function askCoupon(code: string, orderAmount: Paise): Promise<CouponAnswer> {
  const invalid = 'Invalid coupon code';
  const init = { method: 'POST', body: { code, order_amount: toRupees(orderAmount) } } as const;
  try {
    // The schema comes with the first code that the shop is asked about: the cart's page does without zod.
    const { couponValidityResponse } = await import('../../../contract/promotions/coupon.ts');
    const call = (isGuest() ? askPublic : callProtected)('/coupons/validate', init);
    const { isValid, message, couponCode, discountAmount, waivesShipping } = await parseResponse(
      couponValidityResponse,
      call,
    );
    if (!isValid) return { ok: false, message };
    const coupon = { code: couponCode, name: code, minAmount: 0, maxDiscount: null, isActive: true };
    return waivesShipping
      ? { ok: true, coupon: { ...coupon, type: 'shipping', value: 0 } }
      : { ok: true, coupon: { ...coupon, type: 'fixed', value: discountAmount } };
  } catch (thrown) {
    return { ok: false, message: messageOf(thrown, invalid) };
  }
}

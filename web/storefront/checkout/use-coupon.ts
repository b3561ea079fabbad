import { useEffect, useEffectEvent, useState } from 'react';
import type { Paise } from '../../../domain/pricing/money.ts';
import { type Coupon, findCoupon, normalizeCode, validateCoupon } from '../../../domain/promotions/coupon.ts';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';
import { checkoutDraft, useDraft } from './checkout-draft.ts';
import { askCoupon } from './coupon-calls.ts';

export interface CouponEntry {
  /** Of the applied coupon; empty where there is none. */
  readonly code: string;
  readonly coupon: Coupon | undefined;
  readonly error: string | undefined;
  readonly isAsking: boolean;
  apply(typed: string): void;
  remove(why?: string): void;
}

/**
 * Public coupons are tried here; any other code is asked at the shop, and asked again when the order's amount changes,
 * because the answer holds for that amount.
 */
export function useCoupon(coupons: readonly Coupon[], orderAmount: Paise): CouponEntry {
  const code = useDraft((draft) => draft.couponCode);
  const choose = useDraft((draft) => draft.choose);
  const [asked, setAsked] = useState<{ code: string; orderAmount: Paise; coupon: Coupon }>();
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const known = findCoupon(code, coupons);
  const mustAsk =
    code !== '' &&
    known === undefined &&
    orderAmount > 0 &&
    (asked?.code !== code || asked.orderAmount !== orderAmount);

  async function ask(wanted: string) {
    setAsking(true);
    const answer = await askCoupon(wanted, orderAmount, readToken(browserStorage));
    setAsking(false);
    if (answer.ok) {
      setAsked({ code: wanted, orderAmount, coupon: answer.coupon });
      choose({ couponCode: wanted });
    } else {
      setError(answer.message);
      if (checkoutDraft.getState().couponCode === wanted) choose({ couponCode: '' });
    }
  }

  const askAgain = useEffectEvent(() => void ask(code));
  useEffect(() => {
    if (mustAsk) askAgain();
  }, [mustAsk]);

  return {
    code,
    coupon: known ?? (asked?.code === code ? asked.coupon : undefined),
    error,
    isAsking,
    apply(typed) {
      setError(undefined);
      const tried = validateCoupon(typed, orderAmount, coupons);
      if (tried.isValid) choose({ couponCode: tried.couponCode });
      else if (normalizeCode(typed) !== '' && findCoupon(typed, coupons) === undefined)
        void ask(normalizeCode(typed));
      else setError(tried.message);
    },
    remove(why) {
      setError(why);
      choose({ couponCode: '' });
    },
  };
}

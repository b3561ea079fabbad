import { minPaise, type Paise, percentOf, rupees, ZERO } from '../pricing/money.ts';
import { formatRupees } from '../text/format.ts';

export const COUPON_TYPES = ['percentage', 'fixed', 'shipping'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** In the order in which they are decided: the switch, then the period, then the uses. */
export const COUPON_STATES = ['inactive', 'scheduled', 'expired', 'used-up', 'active'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** As the API and the snapshot carry it: amounts in rupees; `value` is a percentage or rupees, by its type. */
export interface Coupon {
  code: string;
  name: string;
  type: CouponType;
  value: number;
  minAmount: number;
  maxDiscount: number | null;
  isActive: boolean;
}

export interface CouponResult {
  isValid: boolean;
  message: string;
  discountAmount: Paise;
  discountPercent: number;
  couponCode: string;
  /** A shipping coupon discounts nothing; the totals leave the shipping charge out instead. */
  waivesShipping: boolean;
}

export const INITIAL_COUPONS: readonly Coupon[] = [
  {
    code: 'WELCOME10',
    name: '10% off your first order',
    type: 'percentage',
    value: 10,
    minAmount: 1000,
    maxDiscount: 500,
    isActive: true,
  },
  {
    code: 'SAVE500',
    name: '₹500 off',
    type: 'fixed',
    value: 500,
    minAmount: 2000,
    maxDiscount: null,
    isActive: true,
  },
  {
    code: 'FREESHIP',
    name: 'Free shipping',
    type: 'shipping',
    value: 0,
    minAmount: 1000,
    maxDiscount: null,
    isActive: true,
  },
  {
    code: 'NEWUSER',
    name: '15% off for new customers',
    type: 'percentage',
    value: 15,
    minAmount: 500,
    maxDiscount: 1000,
    isActive: true,
  },
];

export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}

export function findCoupon(text: string, coupons: readonly Coupon[]): Coupon | undefined {
  const code = normalizeCode(text);
  return code === '' ? undefined : coupons.find((coupon) => normalizeCode(coupon.code) === code);
}

/** Never more than the order is worth. Example: WELCOME10 on ₹8,000 is ₹500, its maximum, not ₹800. */
function discountOf(coupon: Coupon, orderAmount: Paise): Paise {
  if (coupon.type === 'shipping') return ZERO;
  const full = coupon.type === 'percentage' ? percentOf(orderAmount, coupon.value) : rupees(coupon.value);
  const most = coupon.maxDiscount === null ? full : minPaise(full, rupees(coupon.maxDiscount));
  return minPaise(most, orderAmount);
}

function acceptance(discount: Paise, waivesShipping: boolean, shipping: Paise): string {
  if (!waivesShipping) return `You saved ${formatRupees(discount)} with this coupon!`;
  if (shipping === 0) return 'You saved the shipping charge with this coupon!';
  return `You saved ${formatRupees(shipping)} with this coupon! Shipping is free.`;
}

function refusal(couponCode: string, message: string): CouponResult {
  return {
    isValid: false,
    message,
    discountAmount: ZERO,
    discountPercent: 0,
    couponCode,
    waivesShipping: false,
  };
}

export interface CouponContext {
  /** What shipping would cost, where it is known; the message of a shipping coupon names it. */
  shipping?: Paise | undefined;
}

export function applyCoupon(
  coupon: Coupon,
  orderAmount: Paise,
  { shipping = ZERO }: CouponContext = {},
): CouponResult {
  const couponCode = normalizeCode(coupon.code);
  if (!coupon.isActive) return refusal(couponCode, 'This coupon is no longer active');
  const minimum = rupees(coupon.minAmount);
  if (orderAmount < minimum)
    return refusal(couponCode, `Minimum order amount of ${formatRupees(minimum)} required for this coupon`);
  const discountAmount = discountOf(coupon, orderAmount);
  const waivesShipping = coupon.type === 'shipping';
  return {
    isValid: true,
    message: acceptance(discountAmount, waivesShipping, shipping),
    discountAmount,
    discountPercent: coupon.type === 'percentage' ? coupon.value : 0,
    couponCode,
    waivesShipping,
  };
}

export function validateCoupon(
  text: string,
  orderAmount: Paise,
  coupons: readonly Coupon[],
  context: CouponContext = {},
): CouponResult {
  const code = normalizeCode(text);
  if (code === '') return refusal(code, 'Please enter a coupon code');
  const coupon = findCoupon(code, coupons);
  return coupon ? applyCoupon(coupon, orderAmount, context) : refusal(code, 'Invalid coupon code');
}

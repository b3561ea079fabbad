import type { CouponRecord } from '../../contract/promotions/coupon.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import type { Coupon, CouponState } from '../../domain/promotions/coupon.ts';
import { type Dated, isoDates } from '../db/iso-dates.ts';

/** What the rules compute with, in hundredths: paise, or hundredths of a percentage. */
export type TermsRow = Readonly<Coupon>;
export type CouponRow = TermsRow &
  Dated<
    Omit<CouponRecord, keyof Coupon | 'state' | 'saved'>,
    'startsAt' | 'endsAt' | 'createdAt' | 'updatedAt'
  >;

export const TERMS_COLUMNS =
  'code, name, type, value, min_amount as "minAmount", max_discount as "maxDiscount", is_active as "isActive"';
export const OFFER_COLUMNS = `id, ${TERMS_COLUMNS}, starts_at as "startsAt", ends_at as "endsAt",
  per_customer_limit as "perCustomerLimit", version`;
export const COUPON_COLUMNS = `${OFFER_COLUMNS}, description, is_public as "isPublic", usage_limit as "usageLimit",
  used_count as "usedCount", created_at as "createdAt", updated_at as "updatedAt"`;

export function termsOf({ code, name, type, value, minAmount, maxDiscount, isActive }: TermsRow): Coupon {
  return {
    code,
    name,
    type,
    value: toRupees(paise(value)),
    minAmount: toRupees(paise(minAmount)),
    maxDiscount: maxDiscount === null ? null : toRupees(paise(maxDiscount)),
    isActive,
  };
}

export const toCoupon = (row: CouponRow, now: Date): CouponRecord => ({
  ...isoDates(row),
  ...termsOf(row),
  state: stateOf(row, now),
});

function stateOf({ isActive, startsAt, endsAt, usageLimit, usedCount }: CouponRow, now: Date): CouponState {
  if (!isActive) return 'inactive';
  if (startsAt !== null && now < startsAt) return 'scheduled';
  if (endsAt !== null && now >= endsAt) return 'expired';
  return usageLimit !== null && usedCount >= usageLimit ? 'used-up' : 'active';
}

/** The same in SQL, for lists and counts; `now` is the parameter that holds the time: `$1::timestamptz`. */
export const couponStateSql = (now: string) => `
  case when not is_active then 'inactive' when starts_at > ${now} then 'scheduled'
       when ends_at <= ${now} then 'expired' when used_count >= usage_limit then 'used-up' else 'active' end`;

import type { CouponRecord } from '../../contract/promotions/coupon.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import type { Coupon, CouponState } from '../../domain/promotions/coupon.ts';

export interface TermsRow {
  readonly code: string;
  readonly name: string;
  readonly type: Coupon['type'];
  readonly value: number;
  readonly min_amount: number;
  readonly max_discount: number | null;
  readonly is_active: boolean;
}

export interface CouponRow extends TermsRow {
  readonly id: string;
  readonly description: string;
  readonly is_public: boolean;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly usage_limit: number | null;
  readonly per_customer_limit: number | null;
  readonly used_count: number;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const TERMS_COLUMNS = 'code, name, type, value, min_amount, max_discount, is_active';
export const COUPON_COLUMNS = `id, ${TERMS_COLUMNS}, description, is_public, starts_at, ends_at, usage_limit,
  per_customer_limit, used_count, version, created_at, updated_at`;

/** What the rules compute with. The column `value` holds hundredths: paise, or hundredths of a percentage. */
export function termsOf(row: TermsRow): Coupon {
  return {
    code: row.code,
    name: row.name,
    type: row.type,
    value: toRupees(paise(row.value)),
    minAmount: toRupees(paise(row.min_amount)),
    maxDiscount: row.max_discount === null ? null : toRupees(paise(row.max_discount)),
    isActive: row.is_active,
  };
}

export function toCoupon(row: CouponRow, now: Date): CouponRecord {
  return {
    ...termsOf(row),
    id: row.id,
    description: row.description,
    isPublic: row.is_public,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    usageLimit: row.usage_limit,
    perCustomerLimit: row.per_customer_limit,
    usedCount: row.used_count,
    state: stateOf(row, now),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function stateOf(row: CouponRow, now: Date): CouponState {
  if (!row.is_active) return 'inactive';
  if (row.starts_at !== null && now < row.starts_at) return 'scheduled';
  if (row.ends_at !== null && now >= row.ends_at) return 'expired';
  return row.usage_limit !== null && row.used_count >= row.usage_limit ? 'used-up' : 'active';
}

/** The same in SQL, for lists and counts; `now` is the parameter that holds the time: `$1::timestamptz`. */
export const couponStateSql = (now: string) => `
  case when not is_active then 'inactive' when starts_at > ${now} then 'scheduled'
       when ends_at <= ${now} then 'expired' when used_count >= usage_limit then 'used-up' else 'active' end`;

import type { Pool } from 'pg';
import type { Coupon } from '../../domain/promotions/coupon.ts';
import { TERMS_COLUMNS, type TermsRow, termsOf } from './coupon-rows.ts';

/** A coupon that every browser knows, with its period. */
export interface PublicCoupon {
  readonly coupon: Coupon;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

type PublicRow = TermsRow & { readonly starts_at: Date | null; readonly ends_at: Date | null };

export async function listPublicCoupons(pool: Pool): Promise<PublicCoupon[]> {
  const { rows } = await pool.query<PublicRow>(
    `select ${TERMS_COLUMNS}, starts_at, ends_at from coupons
      where is_public and deleted_at is null order by created_at, code`,
  );
  return rows.map((row) => ({ coupon: termsOf(row), startsAt: row.starts_at, endsAt: row.ends_at }));
}

/** Outside its period a code is left out of the browser's list, which then asks the server. */
export function couponsAt(coupons: readonly PublicCoupon[], now: Date): Coupon[] {
  return coupons
    .filter(
      ({ startsAt, endsAt }) => (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt),
    )
    .map(({ coupon }) => coupon);
}

import type { Pool } from 'pg';
import type { Coupon } from '../../domain/promotions/coupon.ts';
import { TERMS_COLUMNS, type TermsRow, termsOf } from './coupon-rows.ts';

/** A coupon that every browser knows, with its period. */
export interface PublicCoupon {
  readonly coupon: Coupon;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

type PublicRow = TermsRow & Omit<PublicCoupon, 'coupon'>;

export async function listPublicCoupons(pool: Pool): Promise<PublicCoupon[]> {
  const { rows } = await pool.query<PublicRow>(
    `select ${TERMS_COLUMNS}, starts_at as "startsAt", ends_at as "endsAt" from coupons
      where is_public and deleted_at is null order by created_at, code`,
  );
  return rows.map((row) => ({ coupon: termsOf(row), startsAt: row.startsAt, endsAt: row.endsAt }));
}

/** Outside its period a code is left out of the browser's list, which then asks the server. */
export function couponsAt(coupons: readonly PublicCoupon[], now: Date): Coupon[] {
  return coupons
    .filter(
      ({ startsAt, endsAt }) => (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt),
    )
    .map(({ coupon }) => coupon);
}

import type { Pool } from 'pg';
import type { CouponValidity } from '../../contract/promotions/coupon.ts';
import { type Paise, toRupees } from '../../domain/pricing/money.ts';
import { applyCoupon, normalizeCode } from '../../domain/promotions/coupon.ts';
import { withTransaction } from '../db/connect.ts';
import { customerKey, findCouponOffer } from './coupon-use.ts';

export interface CouponAttempt {
  readonly code: string;
  readonly orderAmount: Paise;
  /** Of a signed-in shopper, whose earlier uses count. A guest's are checked when the order is placed. */
  readonly userId: string | null;
}

function refusal(code: string, message: string): CouponValidity {
  return {
    isValid: false,
    message,
    discountAmount: 0,
    discountPercent: 0,
    couponCode: normalizeCode(code),
    waivesShipping: false,
  };
}

export async function validateCouponCode(
  pool: Pool,
  { code, orderAmount, userId }: CouponAttempt,
  now: Date,
): Promise<CouponValidity> {
  return withTransaction(pool, async (client) => {
    const found = await findCouponOffer(client, code, now);
    if (!found.ok) return refusal(code, found.message);
    const result = applyCoupon(found.offer.coupon, orderAmount);
    if (!result.isValid) return refusal(code, result.message);
    const email = userId === null ? undefined : await emailOf(userId);
    const { rows } = await client.query<{ used_up: boolean; own_uses: number }>(
      `select coalesce(used_count >= usage_limit, false) as used_up,
              (select count(*) from coupon_uses u
                where u.coupon_id = c.id and u.customer_key = $2 and u.returned_at is null) as own_uses
         from coupons c where c.id = $1`,
      [found.offer.id, email === undefined ? null : customerKey(email)],
    );
    const { perCustomerLimit } = found.offer;
    if (rows[0]?.used_up) return refusal(code, 'This coupon is used up');
    if (perCustomerLimit !== null && (rows[0]?.own_uses ?? 0) >= perCustomerLimit)
      return refusal(code, 'You have already used this coupon');
    return { ...result, discountAmount: toRupees(result.discountAmount) };

    async function emailOf(id: string): Promise<string | undefined> {
      const users = await client.query<{ email: string }>('select email from users where id = $1', [id]);
      return users.rows[0]?.email;
    }
  });
}

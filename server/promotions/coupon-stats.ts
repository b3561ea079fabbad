import type { Pool } from 'pg';
import type { CouponStats } from '../../contract/promotions/coupon.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import type { CouponState } from '../../domain/promotions/coupon.ts';
import { couponStateSql } from './coupon-rows.ts';

const MOST_USED = 5;

export async function couponStats(pool: Pool, now: Date): Promise<CouponStats> {
  const [states, uses] = await Promise.all([
    pool.query<{ state: CouponState; count: number }>(
      `select ${couponStateSql('$1::timestamptz')} as state, count(*) from coupons
        where deleted_at is null group by 1`,
      [now],
    ),
    pool.query<{ code: string; uses: number; saved: number }>(
      `select c.code, uses, saved
         from (select coupon_id, count(*) as uses, sum(amount)::bigint as saved
                 from coupon_uses where returned_at is null group by coupon_id) used
              join coupons c on c.id = used.coupon_id
        order by uses desc, c.code`,
    ),
  ]);
  const inState = (state: CouponState) => states.rows.find((row) => row.state === state)?.count ?? 0;
  const rupeesOf = (amount: number) => toRupees(paise(amount));
  return {
    total: states.rows.reduce((all, row) => all + row.count, 0),
    byState: {
      inactive: inState('inactive'),
      scheduled: inState('scheduled'),
      expired: inState('expired'),
      'used-up': inState('used-up'),
      active: inState('active'),
    },
    uses: uses.rows.reduce((all, row) => all + row.uses, 0),
    saved: rupeesOf(uses.rows.reduce((all, row) => all + row.saved, 0)),
    mostUsed: uses.rows.slice(0, MOST_USED).map((row) => ({ ...row, saved: rupeesOf(row.saved) })),
  };
}

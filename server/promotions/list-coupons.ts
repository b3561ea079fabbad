import type { Pool } from 'pg';
import type { CouponRecord } from '../../contract/promotions/coupon.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import type { CouponState, CouponType } from '../../domain/promotions/coupon.ts';
import { totalWith } from '../db/bounded-count.ts';
import { Conditions, containing } from '../db/conditions.ts';
import { COUPON_COLUMNS, type CouponRow, couponStateSql, toCoupon } from './coupon-rows.ts';

export interface CouponFilter {
  readonly status?: CouponState | undefined;
  readonly type?: CouponType | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** The newest first. State and search are computed row by row: a shop has a few hundred coupons. */
export async function listCoupons(
  pool: Pool,
  filter: CouponFilter,
  now: Date,
): Promise<{ coupons: CouponRecord[]; total: number }> {
  const { status, type, search, page, limit } = filter;
  const conditions = new Conditions('deleted_at is null')
    .add('type = ?', type)
    .add(`lower(code || ' ' || name || ' ' || description) like lower(?)`, containing(search));
  if (status !== undefined) {
    const moment = `${conditions.param(now)}::timestamptz`;
    conditions.add(`${couponStateSql(moment)} = ?`, status);
  }
  const { rows } = await pool.query<CouponRow & { total: number; saved: number }>(
    `select ${COUPON_COLUMNS}, total,
            (select coalesce(sum(u.amount), 0)::bigint from coupon_uses u
              where u.coupon_id = page.id and u.returned_at is null) as saved
       from (select *, count(*) over () as total from coupons ${conditions.where}
              order by created_at desc, id desc
              limit ${conditions.param(limit)} offset ${conditions.param((page - 1) * limit)}) page
      order by created_at desc, id desc`,
    conditions.values,
  );
  const coupons = rows.map((row) => ({ ...toCoupon(row, now), saved: toRupees(paise(row.saved)) }));
  const first = () => listCoupons(pool, { ...filter, page: 1, limit: 1 }, now);
  return { coupons, total: await totalWith(rows, page, first) };
}

export async function findCoupon(pool: Pool, id: string, now: Date): Promise<CouponRecord | null> {
  const { rows } = await pool.query<CouponRow>(
    `select ${COUPON_COLUMNS} from coupons where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] === undefined ? null : toCoupon(rows[0], now);
}

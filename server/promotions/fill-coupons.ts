import type { PoolClient } from 'pg';
import { rupees } from '../../domain/pricing/money.ts';
import type { Coupon } from '../../domain/promotions/coupon.ts';
import { insertRows } from '../db/insert-rows.ts';

/** The coupons that a new shop begins with; they are public. */
export async function fillCoupons(client: PoolClient, coupons: readonly Coupon[]): Promise<void> {
  await insertRows(
    client,
    'coupons',
    coupons.map(({ code, name, type, value, minAmount, maxDiscount, isActive }) => ({
      code,
      name,
      type,
      // The column holds hundredths: paise of an amount, hundredths of a percentage.
      value: rupees(value),
      min_amount: rupees(minAmount),
      max_discount: maxDiscount === null ? null : rupees(maxDiscount),
      is_active: isActive,
      is_public: true,
    })),
  );
}

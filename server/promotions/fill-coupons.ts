import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Coupon } from '../../domain/coupon.ts';
import { rupees } from '../../domain/money.ts';
import { coupons as couponTable } from '../db/schema/promotions.ts';

/** The shop's first coupons, known to every browser. */
export async function fillCoupons(client: PoolClient, coupons: readonly Coupon[]): Promise<void> {
  await drizzle(client)
    .insert(couponTable)
    .values(
      coupons.map(({ minAmount, maxDiscount, value, ...coupon }) => ({
        ...coupon,
        // The column holds hundredths: paise of an amount, hundredths of a percentage.
        value: rupees(value),
        minAmount: rupees(minAmount),
        maxDiscount: maxDiscount === null ? null : rupees(maxDiscount),
        isPublic: true,
      })),
    );
}

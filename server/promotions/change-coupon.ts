import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import type { CouponForm, CouponRecord } from '../../contract/promotions/coupon.ts';
import { rupees } from '../../domain/pricing/money.ts';
import { editConflict, refuse } from '../../domain/refusal.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { refusingViolations } from '../db/violations.ts';
import type { EntityChange } from '../http/crud-responses.ts';
import { COUPON_COLUMNS, type CouponRow, toCoupon } from './coupon-rows.ts';

export type CouponChange = EntityChange<
  'coupon',
  CouponRecord,
  'COUPON_NOT_FOUND' | 'COUPON_CODE_TAKEN' | 'COUPON_LIMIT_BELOW_USES' | 'VERSION_CONFLICT'
>;

const COLUMNS = [
  'code',
  'name',
  'description',
  'type',
  'value',
  'min_amount',
  'max_discount',
  'is_active',
  'is_public',
  'starts_at',
  'ends_at',
  'usage_limit',
  'per_customer_limit',
] as const;

function valuesOf(form: CouponForm): unknown[] {
  return [
    form.code,
    form.name,
    form.description,
    form.type,
    rupees(form.value),
    rupees(form.minAmount),
    form.maxDiscount === null ? null : rupees(form.maxDiscount),
    form.isActive,
    form.isPublic,
    form.startsAt,
    form.endsAt,
    form.usageLimit,
    form.perCustomerLimit,
  ];
}

const REFUSALS = {
  coupons_code_unique: refuse('COUPON_CODE_TAKEN', 'There’s already a coupon with this code', {
    field: 'code',
  }),
};

export function createCoupon(
  pool: Pool,
  form: CouponForm,
  by: Administrator,
  now: Date,
): Promise<CouponChange> {
  return refusingViolations<CouponChange>(REFUSALS, () =>
    withTransaction(pool, async (client) => {
      const { rows } = await client.query<CouponRow>(
        `insert into coupons (${COLUMNS}) values (${COLUMNS.map((_, index) => `$${index + 1}`)})
         returning ${COUPON_COLUMNS}`,
        valuesOf(form),
      );
      if (rows[0] === undefined) throw new Error('The coupon was not stored');
      const coupon = toCoupon(rows[0], now);
      await recordChange(client, by, 'create', 'coupon', coupon.id, { after: form });
      return { ok: true, coupon };
    }),
  );
}

const notFound = refuse('COUPON_NOT_FOUND', 'Coupon not found');

async function lockCoupon(client: PoolClient, id: string): Promise<CouponRow | undefined> {
  const { rows } = await client.query<CouponRow>(
    `select ${COUPON_COLUMNS} from coupons where id = $1 and deleted_at is null for update`,
    [id],
  );
  return rows[0];
}

/** An order that uses the coupon at the same time waits for the lock, and then sees the new terms. */
export function updateCoupon(
  pool: Pool,
  id: string,
  { version, ...form }: CouponForm & { readonly version: number | undefined },
  by: Administrator,
  now: Date,
): Promise<CouponChange> {
  return refusingViolations<CouponChange>(REFUSALS, () =>
    withTransaction(pool, async (client): Promise<CouponChange> => {
      const before = await lockCoupon(client, id);
      if (before === undefined) return notFound;
      const current = toCoupon(before, now);
      if (version !== undefined && version !== before.version) return editConflict('coupon', current);
      if (isDeepStrictEqual(logged(current), form)) return { ok: true, coupon: current };
      if (form.usageLimit !== null && form.usageLimit < before.usedCount)
        return refuse(
          'COUPON_LIMIT_BELOW_USES',
          `This coupon has already been used ${before.usedCount} times`,
          {
            current,
            field: 'usageLimit',
          },
        );
      const { rows } = await client.query<CouponRow>(
        `update coupons set ${COLUMNS.map((column, index) => `${column} = $${index + 2}`)}, version = version + 1
          where id = $1 returning ${COUPON_COLUMNS}`,
        [id, ...valuesOf(form)],
      );
      if (rows[0] === undefined) throw new Error('A locked coupon is gone');
      const coupon = toCoupon(rows[0], now);
      await recordChange(client, by, 'update', 'coupon', id, {
        before: logged(current),
        after: logged(coupon),
      });
      return { ok: true, coupon };
    }),
  );
}

const logged = ({ state, version, createdAt, updatedAt, usedCount, saved, id, ...form }: CouponRecord) =>
  form;

/** Hides it: orders that used it still name it, and its code is free again. */
export async function deleteCoupon(
  pool: Pool,
  id: string,
  by: Administrator,
  now: Date,
): Promise<CouponChange> {
  return withTransaction(pool, async (client): Promise<CouponChange> => {
    const before = await lockCoupon(client, id);
    if (before === undefined) return notFound;
    await client.query('update coupons set deleted_at = $2, version = version + 1 where id = $1', [id, now]);
    const coupon = toCoupon(before, now);
    await recordChange(client, by, 'delete', 'coupon', id, { before: logged(coupon) });
    return { ok: true, coupon };
  });
}

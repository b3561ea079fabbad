import { z } from '../../../contract/zod.ts';
import { COUPON_STATES, COUPON_TYPES } from '../../../domain/promotions/coupon.ts';
import { getPath } from '../../api/response.ts';

const couponSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(COUPON_TYPES),
  value: z.number(),
  minAmount: z.number(),
  maxDiscount: z.number().nullable(),
  isActive: z.boolean(),
  isPublic: z.boolean(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  usageLimit: z.number().nullable(),
  perCustomerLimit: z.number().nullable(),
  usedCount: z.number(),
  /** Only lists add it up. */
  saved: z.number().optional(),
  state: z.enum(COUPON_STATES),
  version: z.number(),
});

export type AdminCoupon = z.output<typeof couponSchema>;

export const readCoupon = (value: unknown): AdminCoupon | undefined => couponSchema.safeParse(value).data;

/** Of `{ coupon }`, the answer to reading and to saving one. */
export const readOneCoupon = (reply: unknown): AdminCoupon => couponSchema.parse(getPath(reply, 'coupon'));

const count = z.number();
const statsSchema = z.object({
  byState: z.object({
    active: count,
    scheduled: count,
    'used-up': count,
    expired: count,
    inactive: count,
  }),
  uses: count,
  saved: z.number(),
});

export type CouponStats = z.output<typeof statsSchema>;

export const readCouponStats = (reply: unknown): CouponStats => statsSchema.parse(getPath(reply, 'stats'));

/** Everything that the API takes of a coupon. */
export function couponFields({ id, usedCount, saved, state, version, ...fields }: AdminCoupon) {
  return fields;
}

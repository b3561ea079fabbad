import '../../zod-without-eval.ts';
import { z } from 'zod';
import { COUPON_STATES, COUPON_TYPES } from '../../../domain/coupon.ts';
import { fieldOf } from '../../api/reply.ts';

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

export type OfficeCoupon = z.output<typeof couponSchema>;

export const readCoupon = (value: unknown): OfficeCoupon | undefined => couponSchema.safeParse(value).data;

/** Of `{ coupon }`, the answer to reading and to saving one. */
export const readOneCoupon = (reply: unknown): OfficeCoupon => couponSchema.parse(fieldOf(reply, 'coupon'));

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

export const readCouponStats = (reply: unknown): CouponStats => statsSchema.parse(fieldOf(reply, 'stats'));

/** Everything that the API takes of a coupon. */
export function couponFields({ id, usedCount, saved, state, version, ...fields }: OfficeCoupon) {
  return fields;
}

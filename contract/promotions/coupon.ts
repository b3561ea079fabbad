import { COUPON_STATES, COUPON_TYPES, normalizeCode } from '../../domain/promotions/coupon.ts';
import { NAME_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { checker } from '../check.ts';
import { amount, flag, line, optionalParagraph, refuseField } from '../fields.ts';
import { integer } from '../responses.ts';
import { isPlausibleDate, valueProblem } from './promotion-fields.ts';

const USES_MAX = 1_000_000;
const ORDER_AMOUNT_MAX = 1_000_000_000;
const CODE = /^[A-Z0-9][A-Z0-9_-]{1,39}$/;

/** Empty means: no limit. */
const limit = (label: string) =>
  z
    .number({ error: `${label} must be a whole number` })
    .int(`${label} must be a whole number`)
    .min(1, `${label} must be 1 or more`)
    .max(USES_MAX, `${label} must be at most 10,00,000`)
    .nullish()
    .transform((uses) => uses ?? null);

const moment = (label: string) =>
  z.iso
    .datetime({ offset: true, error: `${label} must be a date with time and time zone` })
    .refine(isPlausibleDate, `${label} must be a date with time and time zone`)
    .nullish()
    .transform((text) => (text ? new Date(text).toISOString() : null));

const COUPON_FIELDS_EXAMPLE = {
  code: 'DIWALI25',
  name: '25% off for Diwali',
  type: 'percentage',
  value: 25,
  minAmount: 5000,
  maxDiscount: 2000,
  startsAt: '2026-11-01T00:00:00+05:30',
  endsAt: '2026-11-16T00:00:00+05:30',
  usageLimit: 500,
  perCustomerLimit: 1,
};

export const couponFieldsSchema = z
  .object({
    code: z
      .string({ error: 'Code is required' })
      .trim()
      .min(1, 'Code is required')
      .transform(normalizeCode)
      .refine((code) => CODE.test(code), 'Use 2 to 40 letters, digits, hyphens or underscores in the code'),
    name: line('Name', NAME_MAX),
    description: optionalParagraph('Description', 1000),
    type: z.enum(COUPON_TYPES, { error: 'Type must be percentage, fixed or shipping' }),
    value: amount('Value').default(0),
    minAmount: amount('Minimum order amount').default(0),
    maxDiscount: amount('Maximum discount')
      .refine((most) => most > 0, 'Maximum discount must be more than 0')
      .nullish()
      .transform((most) => most ?? null),
    isActive: flag('Active', true),
    isPublic: flag('Public', false),
    startsAt: moment('Start'),
    endsAt: moment('End'),
    usageLimit: limit('Usage limit'),
    perCustomerLimit: limit('Limit per customer'),
  })
  .meta({ examples: [COUPON_FIELDS_EXAMPLE] });

export const couponFormSchema = couponFieldsSchema
  .superRefine((coupon, context) => {
    const problem = valueProblem(coupon.type, coupon.value);
    if (problem !== undefined) refuseField(context, 'value', problem);
    if (coupon.startsAt !== null && coupon.endsAt !== null && coupon.endsAt <= coupon.startsAt)
      refuseField(context, 'endsAt', 'The end must be after the start');
  })
  .transform((coupon) => ({ ...coupon, value: coupon.type === 'shipping' ? 0 : coupon.value }));
export type CouponForm = z.output<typeof couponFormSchema>;

export const checkCouponForm = checker(couponFormSchema);

/** A coupon as the admin has it; amounts are rupees. */
export const couponSchema = z
  .object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    type: z.enum(COUPON_TYPES),
    value: z.number().describe('A percentage or rupees, depending on the type; 0 for free shipping'),
    minAmount: z.number(),
    maxDiscount: z.number().nullable(),
    isActive: z.boolean(),
    isPublic: z.boolean().describe('Checked in the browser; other coupons are checked only on the server'),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable().describe('It stops working at this time'),
    usageLimit: z.number().int().nullable(),
    perCustomerLimit: z.number().int().nullable(),
    usedCount: z.number().int(),
    saved: z
      .number()
      .optional()
      .describe(
        'In lists, for those who see revenue: the total saved on orders that used it and weren’t cancelled, including waived shipping',
      ),
    state: z.enum(COUPON_STATES),
    version: integer.describe('Send it back with your change, so you don’t overwrite someone else’s'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({
    id: 'Coupon',
    examples: [
      {
        ...COUPON_FIELDS_EXAMPLE,
        id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
        description: '',
        isActive: true,
        isPublic: false,
        startsAt: '2026-10-31T18:30:00.000Z',
        endsAt: '2026-11-15T18:30:00.000Z',
        usedCount: 42,
        saved: 61500,
        state: 'active',
        version: 1,
        createdAt: '2026-11-15T10:00:00.000Z',
        updatedAt: '2026-11-15T10:00:00.000Z',
      },
    ],
  });
export type CouponRecord = z.infer<typeof couponSchema>;

const count = z.number().int();

export const couponStatsSchema = z
  .object({
    total: count,
    byState: z.record(z.enum(COUPON_STATES), count),
    uses: count.describe('Orders that used a coupon and weren’t cancelled'),
    saved: z.number().describe('The total saved on these orders, in rupees, including waived shipping'),
    mostUsed: z.array(z.object({ code: z.string(), uses: count, saved: z.number() })),
  })
  .meta({
    id: 'CouponStats',
    examples: [
      {
        total: 5,
        byState: { inactive: 0, scheduled: 1, expired: 0, 'used-up': 0, active: 4 },
        uses: 310,
        saved: 142250,
        mostUsed: [{ code: 'WELCOME10', uses: 212, saved: 91200 }],
      },
    ],
  });
export type CouponStats = z.infer<typeof couponStatsSchema>;

export const couponValidationSchema = z
  .object({
    code: z
      .string({ error: 'Please enter a coupon code' })
      .trim()
      .min(1, 'Please enter a coupon code')
      .max(100, 'Invalid coupon code'),
    order_amount: z
      .number({ error: 'Order amount must be a number' })
      .min(0, 'Order amount must be 0 or more')
      .max(ORDER_AMOUNT_MAX, 'The order amount is too large'),
  })
  .meta({ examples: [{ code: 'WELCOME10', order_amount: 4999 }] });

const COUPON_VALIDITY_EXAMPLE = {
  isValid: true,
  message: 'You saved ₹500 with this coupon!',
  discountAmount: 499.9,
  discountPercent: 10,
  couponCode: 'WELCOME10',
  waivesShipping: false,
};

const couponValiditySchema = z
  .object({
    isValid: z.boolean(),
    message: z.string().describe('What it saves, or why it doesn’t apply'),
    discountAmount: z.number().describe('Rupees; 0 for free shipping'),
    discountPercent: z.number(),
    couponCode: z.string(),
    waivesShipping: z.boolean(),
  })
  .meta({ id: 'CouponResult', examples: [COUPON_VALIDITY_EXAMPLE] });
export type CouponValidity = z.infer<typeof couponValiditySchema>;

/** Its fields stand both beside `success` and in `data`. */
export const couponValidityResponse = couponValiditySchema
  .extend({ success: z.literal(true), data: couponValiditySchema })
  .meta({ examples: [{ success: true, ...COUPON_VALIDITY_EXAMPLE, data: COUPON_VALIDITY_EXAMPLE }] });

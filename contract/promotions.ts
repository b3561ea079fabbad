import { COUPON_TYPES, normalizeCode } from '../domain/promotions/coupon.ts';
import { DISCOUNT_SCOPES, DISCOUNT_TYPES } from '../domain/promotions/discount.ts';
import { check } from './check.ts';
import { line, NAME_MAX, optionalParagraph } from './fields.ts';
import { z } from './zod.ts';

/** The coupon and discount forms of the admin. Amounts are rupees, a percentage is a percentage. */

const AMOUNT_MAX = 10_000_000;
const USES_MAX = 1_000_000;
const TARGET_MAX = 64;

const hasTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;

const amount = (label: string) =>
  z
    .number({ error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be a number'}` })
    .min(0, `${label} must be 0 or more`)
    .max(AMOUNT_MAX, `${label} must be at most 1,00,00,000`)
    .refine(hasTwoDecimals, `${label} must have at most two decimals`);

/** Empty means: no limit. */
const limit = (label: string) =>
  z
    .number({ error: `${label} must be a whole number` })
    .int(`${label} must be a whole number`)
    .min(1, `${label} must be 1 or more`)
    .max(USES_MAX, `${label} must be at most 10,00,000`)
    .nullish()
    .transform((uses) => uses ?? null);

const flag = (label: string, fallback: boolean) =>
  z
    .boolean({ error: `${label} must be yes or no` })
    .nullish()
    .transform((value) => value ?? fallback);

/** Between the years 2000 and 2100: beyond, it is a slip of the keyboard. */
const isNear = (text: string) => text >= '2000' && text < '2100';

const moment = (label: string) =>
  z.iso
    .datetime({ offset: true, error: `${label} must be a date with time and zone` })
    .refine(isNear, `${label} must be a date with time and zone`)
    .nullish()
    .transform((text) => (text ? new Date(text).toISOString() : null));

const day = (label: string) =>
  z.iso
    .date({ error: `${label} must be a date` })
    .refine(isNear, `${label} must be a date`)
    .nullish()
    .transform((text) => text ?? null);

/** A percentage is above 0 and at most 100, an amount above 0; free shipping has no value. */
function valueProblem(type: string, value: number): string | undefined {
  if (type === 'shipping') return undefined;
  if (value <= 0) return 'Value must be more than 0';
  return type === 'percentage' && value > 100 ? 'A percentage must be at most 100' : undefined;
}

const CODE = /^[A-Z0-9][A-Z0-9_-]{1,39}$/;

export const couponFieldsSchema = z.object({
  code: z
    .string({ error: 'Code is required' })
    .trim()
    .min(1, 'Code is required')
    .transform(normalizeCode)
    .refine((code) => CODE.test(code), 'A code has 2 to 40 letters, digits, hyphens or underscores'),
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
});

export const couponFormSchema = couponFieldsSchema
  .superRefine((coupon, context) => {
    const problem = valueProblem(coupon.type, coupon.value);
    if (problem !== undefined) context.addIssue({ code: 'custom', path: ['value'], message: problem });
    if (coupon.startsAt !== null && coupon.endsAt !== null && coupon.endsAt <= coupon.startsAt)
      context.addIssue({ code: 'custom', path: ['endsAt'], message: 'The end must be after the start' });
  })
  .transform((coupon) => ({ ...coupon, value: coupon.type === 'shipping' ? 0 : coupon.value }));
export type CouponForm = z.output<typeof couponFormSchema>;

export function checkCouponForm(input: unknown) {
  return check(couponFormSchema, input);
}

export const discountFieldsSchema = z.object({
  name: line('Name', NAME_MAX),
  type: z.enum(DISCOUNT_TYPES, { error: 'Type must be percentage or fixed' }),
  value: amount('Value'),
  appliesTo: z.enum(DISCOUNT_SCOPES, { error: 'Applies to must be all, category or product' }).default('all'),
  targetId: z
    .string({ error: 'Target must be text' })
    .trim()
    .max(TARGET_MAX, `Target must be at most ${TARGET_MAX} characters`)
    .nullish()
    .transform((id) => id || null),
  from: day('First day'),
  to: day('Last day'),
  isActive: flag('Active', true),
});

export const discountFormSchema = discountFieldsSchema
  .superRefine((discount, context) => {
    const problem = valueProblem(discount.type, discount.value);
    if (problem !== undefined) context.addIssue({ code: 'custom', path: ['value'], message: problem });
    if (discount.appliesTo !== 'all' && discount.targetId === null)
      context.addIssue({
        code: 'custom',
        path: ['targetId'],
        message: `Please choose a ${discount.appliesTo}`,
      });
    if (discount.from !== null && discount.to !== null && discount.to < discount.from)
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: 'The last day must not be before the first',
      });
  })
  .transform((discount) => ({
    ...discount,
    targetId: discount.appliesTo === 'all' ? null : discount.targetId,
  }));
export type DiscountForm = z.output<typeof discountFormSchema>;

export function checkDiscountForm(input: unknown) {
  return check(discountFormSchema, input);
}

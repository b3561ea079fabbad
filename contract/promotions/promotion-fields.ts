import { z } from '../zod.ts';

/** Fields that the forms of coupons and of discounts share. Amounts are rupees. */

const AMOUNT_MAX = 10_000_000;

const hasTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;

export const amount = (label: string) =>
  z
    .number({ error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be a number'}` })
    .min(0, `${label} must be 0 or more`)
    .max(AMOUNT_MAX, `${label} must be at most 1,00,00,000`)
    .refine(hasTwoDecimals, `${label} must have at most two decimals`);

export const flag = (label: string, fallback: boolean) =>
  z
    .boolean({ error: `${label} must be yes or no` })
    .nullish()
    .transform((value) => value ?? fallback);

/** A date outside 2000–2099 is a slip of the keyboard. */
export const isPlausibleDate = (text: string) => text >= '2000' && text < '2100';

/** A percentage is above 0 and at most 100, an amount above 0; free shipping has no value. */
export function valueProblem(type: string, value: number): string | undefined {
  if (type === 'shipping') return undefined;
  if (value <= 0) return 'Value must be more than 0';
  return type === 'percentage' && value > 100 ? 'A percentage must be at most 100' : undefined;
}

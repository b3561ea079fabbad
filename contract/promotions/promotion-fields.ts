/** What the forms of coupons and of discounts share. */

/** A date outside 2000–2099 is a slip of the keyboard. */
export const isPlausibleDate = (text: string) => text >= '2000' && text < '2100';

/** A percentage is above 0 and at most 100, an amount above 0; free shipping has no value. */
export function valueProblem(type: string, value: number): string | undefined {
  if (type === 'shipping') return undefined;
  if (value <= 0) return 'Value must be more than 0';
  return type === 'percentage' && value > 100 ? 'Enter at most 100%' : undefined;
}

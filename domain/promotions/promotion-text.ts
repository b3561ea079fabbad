import { RUPEE, rupees } from '../pricing/money.ts';
import { formatClock, formatCount, formatLongDate, formatRupees, formatRupeesExact } from '../text/format.ts';
import type { Coupon } from './coupon.ts';
import type { Discount } from './discount.ts';

/** Coupons and discounts in plain words, for the administrators. */

/** '₹500', '₹99.50': the paise only where there are some. */
export function formatAmount(amount: number): string {
  const exact = rupees(amount);
  return exact % RUPEE === 0 ? formatRupees(exact) : formatRupeesExact(exact);
}

function reductionText({ type, value }: Pick<Coupon, 'type' | 'value'>): string {
  if (type === 'shipping') return 'Free shipping on';
  return `${type === 'percentage' ? `${value}%` : formatAmount(value)} off`;
}

/** '10% off orders from ₹1,000, at most ₹500' */
export function couponText(coupon: Pick<Coupon, 'type' | 'value' | 'minAmount' | 'maxDiscount'>): string {
  const { type, minAmount, maxDiscount } = coupon;
  const orders = minAmount === 0 ? 'any order' : `orders from ${formatAmount(minAmount)}`;
  const most = type === 'shipping' || maxDiscount === null ? '' : `, at most ${formatAmount(maxDiscount)}`;
  return `${reductionText(coupon)} ${orders}${most}`;
}

const MIDNIGHT = '12:00 am';

/** '1 November 2026', '1 November 2026, 6:00 pm': the time only where it is not the day's beginning. */
function momentText(moment: string): string {
  const clock = formatClock(moment);
  return `${formatLongDate(moment)}${clock === MIDNIGHT ? '' : `, ${clock}`}`;
}

/** A coupon that ends as a day begins is good to the end of the day before. */
function endText(moment: string): string {
  if (formatClock(moment) !== MIDNIGHT) return momentText(moment);
  return formatLongDate(new Date(new Date(moment).getTime() - 1));
}

/** '1 November 2026 – 15 November 2026', 'From 1 November 2026, 6:00 pm', 'Until 15 November 2026', 'Always' */
export function couponPeriod({ startsAt, endsAt }: Record<'startsAt' | 'endsAt', string | null>): string {
  return periodText(startsAt && momentText(startsAt), endsAt && endText(endsAt));
}

/** Its first and its last day, both included. */
export function discountPeriod({ from, to }: Pick<Discount, 'from' | 'to'>): string {
  return periodText(from && formatLongDate(from), to && formatLongDate(to));
}

function periodText(first: string | null, last: string | null): string {
  if (first !== null && last !== null) return first === last ? `On ${first}` : `${first} – ${last}`;
  if (first !== null) return `From ${first}`;
  return last === null ? 'Always' : `Until ${last}`;
}

/** 'For 500 orders, once per customer'; nothing where nothing is limited. */
export function couponLimits({
  usageLimit,
  perCustomerLimit,
}: Record<'usageLimit' | 'perCustomerLimit', number | null>): string | null {
  const inAll =
    usageLimit === null
      ? []
      : [`for ${usageLimit === 1 ? 'one order' : `${formatCount(usageLimit)} orders`}`];
  const each = perCustomerLimit === null ? [] : [`${timesText(perCustomerLimit)} per customer`];
  const limits = [...inAll, ...each].join(', ');
  return limits === '' ? null : `${limits.charAt(0).toUpperCase()}${limits.slice(1)}`;
}

const timesText = (count: number) => (count === 1 ? 'once' : `${formatCount(count)} times`);

/** '10% off every product in Racks' */
export function discountText(
  discount: Pick<Discount, 'type' | 'value' | 'appliesTo'>,
  targetName: string | null,
): string {
  const name = targetName ?? `a ${discount.appliesTo}`;
  const what = {
    all: 'every product',
    category: `every product in ${name}`,
    product: name,
  }[discount.appliesTo];
  return `${reductionText(discount)} ${what}`;
}

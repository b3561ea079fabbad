import type { Product, SoldProduct } from '../catalogue/product.ts';
import {
  maxPaise,
  minPaise,
  type Paise,
  percentOf,
  RUPEE,
  roundToRupee,
  rupees,
  subtract,
  toRupees,
} from '../pricing/money.ts';
import { endOfDay } from '../pricing/offer.ts';
import { effectivePrice } from '../pricing/price.ts';
import { priceRangeText } from '../pricing/price-range.ts';
import { startOfDay } from '../text/period.ts';

export const DISCOUNT_TYPES = ['percentage', 'fixed'] as const;
export const DISCOUNT_SCOPES = ['all', 'category', 'product'] as const;

/** In the order in which they are decided: the switch, then the days. */
export const DISCOUNT_STATES = ['inactive', 'scheduled', 'ended', 'live'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

/** An automatic reduction of the sale price; coupons come on top of it. Amounts are rupees. */
export interface Discount {
  name: string;
  type: (typeof DISCOUNT_TYPES)[number];
  value: number;
  appliesTo: (typeof DISCOUNT_SCOPES)[number];
  /** The product's or the category's id; null when it applies to all. */
  targetId: string | null;
  /** First and last day, in India, both included; null leaves that end open. */
  from: string | null;
  to: string | null;
  isActive: boolean;
}

type Discountable = Pick<SoldProduct, 'id' | 'category'>;

export function isDiscountLive(discount: Discount, now: Date): boolean {
  if (!discount.isActive) return false;
  const begun = discount.from === null || now.getTime() >= startOfDay(discount.from).getTime();
  return begun && (discount.to === null || now.getTime() <= endOfDay(discount.to).getTime());
}

function covers(discount: Discount, product: Discountable): boolean {
  if (discount.appliesTo === 'all') return true;
  return discount.targetId === (discount.appliesTo === 'product' ? product.id : product.category);
}

/**
 * To the whole rupee, as every screen shows it, so that ten pieces cost ten times what one says. Never below ₹1,
 * never above the price. Example: 10 % off ₹2,625 is ₹2,363 (2,362.50).
 */
function reduce(price: Paise, discount: Discount): Paise {
  const off = discount.type === 'percentage' ? percentOf(price, discount.value) : rupees(discount.value);
  return minPaise(price, maxPaise(RUPEE, roundToRupee(subtract(price, off))));
}

function liveDiscounts(discounts: readonly Discount[], product: Discountable, now: Date): Discount[] {
  return discounts.filter((discount) => isDiscountLive(discount, now) && covers(discount, product));
}

/** The lowest price that one of the discounts gives; they never add up. */
function best(price: Paise, discounts: readonly Discount[]): Paise {
  return minPaise(price, ...discounts.map((discount) => reduce(price, discount)));
}

/** Each sale price (or price, where there is none) is reduced; list prices stay. */
export function discountedProduct<P extends SoldProduct>(
  product: P,
  discounts: readonly Discount[],
  now: Date,
): P {
  const live = liveDiscounts(discounts, product, now);
  if (live.length === 0) return product;

  const lower = <T extends { price?: number | undefined; salePrice?: number | undefined }>(sold: T): T => {
    const current = sold.salePrice ?? sold.price;
    if (current === undefined) return sold;
    const reduced = best(rupees(current), live);
    return reduced < rupees(current) ? { ...sold, salePrice: toRupees(reduced) } : sold;
  };

  const { weightVariants, colorVariants } = product;
  return {
    ...lower(product),
    ...(weightVariants && {
      weightVariants: weightVariants.map((variant) => ({
        ...lower(variant),
        ...(variant.weightOptions && { weightOptions: variant.weightOptions.map(lower) }),
      })),
    }),
    ...(colorVariants && { colorVariants: colorVariants.map(lower) }),
  };
}

/**
 * The product with today's prices, also in the texts that repeat them: with 10 % off, a range of '₹950 – ₹66,825' reads
 * '₹855 – ₹60,143', and a combo saves more than it did.
 */
export function productNow<P extends Product>(product: P, discounts: readonly Discount[], now: Date): P {
  const sold = discountedProduct(product, discounts, now);
  const priceRange = rangeNow(sold);
  if (sold === product && priceRange === product.priceRange) return product;
  return {
    ...sold,
    priceRange,
    ...(product.savings !== undefined && {
      savings: toRupees(subtract(rupees(product.originalPrice ?? product.price), effectivePrice(sold))),
    }),
  };
}

/** A text that names an amount is replaced, since the amount could differ from the one that is charged. */
function rangeNow(sold: Product): string | undefined {
  const written = sold.priceRange;
  return written === undefined || written.includes('₹') ? priceRangeText(sold) : written;
}

/** When the next discount begins or ends: the first moment of a day in India. */
export function nextDiscountChange(
  discounts: readonly Pick<Discount, 'from' | 'to' | 'isActive'>[],
  now: Date,
): Date | null {
  const times = discounts
    .filter(({ isActive }) => isActive)
    .flatMap(({ from, to }) => [
      ...(from === null ? [] : [startOfDay(from).getTime()]),
      ...(to === null ? [] : [endOfDay(to).getTime() + 1]),
    ])
    .filter((time) => time > now.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

import { cartLineKey } from '../../../domain/cart/cart.ts';
import { checkOrderSize, type OrderBounds, type SizeCheck } from '../../../domain/orders/order-bounds.ts';
import type { Paise } from '../../../domain/pricing/money.ts';
import { buyableLines, priceCart, pricedLines } from '../../../domain/pricing/price-cart.ts';
import { subtotalOf } from '../../../domain/pricing/subtotal.ts';
import type { OrderTotals } from '../../../domain/pricing/totals.ts';
import { isHeavy } from '../../../domain/shipping/floor.ts';
import { lineWeightKg } from '../../../domain/shipping/freight.ts';
import { type ShopCart, useCart } from '../cart/cart-store.ts';
import type { ShopTerms } from '../cart/shop-terms.ts';
import { useStore } from '../frame/frame-context.ts';
import { useDraft } from './checkout-draft.ts';
import type { OrderProblem } from './order-problem.tsx';
import { type CouponEntry, useCoupon } from './use-coupon.ts';

export interface OrderPricing {
  /** What can be ordered of the cart. */
  readonly lines: ShopCart;
  readonly totals: OrderTotals;
  readonly coupon: CouponEntry;
  /** Of the lines, where the shop has answered newer prices than the catalogue's. */
  readonly unitPrices: readonly Paise[] | undefined;
  /** Changes with everything that the prices depend on: lines, State, delivery and coupon. */
  readonly pricingKey: string;
}

/** The amounts that the shopper sees and confirms. After a change of prices they are the shop's own. */
export function useOrderPricing(
  { settings, coupons }: ShopTerms,
  problem: OrderProblem | undefined,
): OrderPricing {
  const lines = buyableLines(useCart((cart) => cart.items));
  const state = useDraft((draft) => draft.fields.state);
  const shippingMethod = useDraft((draft) => draft.shippingMethod);
  const coupon = useCoupon(coupons, subtotalOf(pricedLines(lines)));
  const totals = priceCart(lines, { state, settings, shippingMethod, coupon: coupon.coupon });
  const quantities = lines.map((line) => [cartLineKey(line), line.quantity]);
  const pricingKey = JSON.stringify([quantities, state, shippingMethod, coupon.code]);
  const priced = { lines, totals, coupon, pricingKey, unitPrices: undefined };
  if (problem?.kind !== 'prices' || problem.pricingKey !== pricingKey) return priced;
  const { newPrices } = problem;
  return { ...priced, totals: { ...totals, ...newPrices.totals }, unitPrices: newPrices.unitPrices };
}

/** Whether the floor is asked: something in it takes two people. */
export const isHeavyCart = (lines: ShopCart): boolean =>
  isHeavy(lines.map((line) => ({ kg: lineWeightKg(line.product, line), quantity: line.quantity })));

/** Whether the shop takes an order of this size, known before it is sent. */
export function useOrderSize({ lines, totals }: OrderPricing, bounds: OrderBounds): SizeCheck {
  const isCash = useDraft((draft) => draft.paymentMethod) === 'cod';
  const offersOnline = useStore()?.offersOnline !== false;
  const paymentMethod = isCash ? 'COD' : 'ONLINE';
  return checkOrderSize({ lines, total: totals.total, paymentMethod }, bounds, { offersOnline });
}

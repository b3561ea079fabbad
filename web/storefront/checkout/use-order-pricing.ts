import { cartLineKey } from '../../../domain/cart/cart.ts';
import { type CashRefusal, checkCash } from '../../../domain/orders/cash-rules.ts';
import { checkOrderSize, type SizeCheck } from '../../../domain/orders/order-bounds.ts';
import { advanceOf } from '../../../domain/orders/part-payment.ts';
import type { Paise } from '../../../domain/pricing/money.ts';
import { buyableLines, priceCart, pricedLines } from '../../../domain/pricing/price-cart.ts';
import { subtotalOf } from '../../../domain/pricing/subtotal.ts';
import type { OrderTotals } from '../../../domain/pricing/totals.ts';
import { isHeavy } from '../../../domain/shipping/floor.ts';
import { lineWeightKg } from '../../../domain/shipping/freight.ts';
import { type ShopCart, useCart } from '../cart/cart-store.ts';
import type { CheckoutTerms, ShopTerms } from '../cart/shop-terms.ts';
import { useStore } from '../frame/frame-context.ts';
import { useDraft } from './checkout-draft.ts';
import type { OrderProblem } from './order-problem.tsx';
import { type CouponEntry, useCoupon } from './use-coupon.ts';

export interface OrderPricing {
  /** What can be ordered of the cart. */
  readonly lines: ShopCart;
  readonly totals: OrderTotals;
  /** What is paid now, where the shopper pays a part; undefined for all other orders. */
  readonly advance: Paise | undefined;
  readonly coupon: CouponEntry;
  /** Of the lines, where the shop has answered newer prices than the catalogue's. */
  readonly unitPrices: readonly Paise[] | undefined;
  /** Changes with everything that the prices depend on: lines, State, delivery and coupon. */
  readonly pricingKey: string;
}

/** The amounts that the shopper sees and confirms. After a change of prices they are the shop's own. */
export function useOrderPricing(
  { settings, coupons }: ShopTerms | CheckoutTerms,
  problem: OrderProblem | undefined,
): OrderPricing {
  const lines = buyableLines(useCart((cart) => cart.items));
  const state = useDraft((draft) => draft.fields.state);
  const shippingMethod = useDraft((draft) => draft.shippingMethod);
  const coupon = useCoupon(coupons, subtotalOf(pricedLines(lines)));
  const totals = priceCart(lines, { state, settings, shippingMethod, coupon: coupon.coupon });
  const quantities = lines.map((line) => [cartLineKey(line), line.quantity]);
  const pricingKey = JSON.stringify([quantities, state, shippingMethod, coupon.code]);
  const isPart = useDraft((draft) => draft.paymentMethod) === 'part';
  const advanceFor = (total: Paise) =>
    isPart && total > 0 && 'cashRules' in settings
      ? advanceOf(total, settings.cashRules.advancePercent)
      : undefined;
  const priced = {
    lines,
    totals,
    advance: advanceFor(totals.total),
    coupon,
    pricingKey,
    unitPrices: undefined,
  };
  if (problem?.kind !== 'prices' || problem.pricingKey !== pricingKey) return priced;
  const { newPrices } = problem;
  return {
    ...priced,
    totals: { ...totals, ...newPrices.totals },
    advance: advanceFor(newPrices.totals.total),
    unitPrices: newPrices.unitPrices,
  };
}

/** Whether the floor is asked: something in it takes two people. */
export const isHeavyCart = (lines: ShopCart): boolean =>
  isHeavy(lines.map((line) => ({ kg: lineWeightKg(line.product, line), quantity: line.quantity })));

export type OrderCheck = SizeCheck | CashRefusal;

/** Whether the shop takes this order in this way, known before it is sent. */
export function useOrderCheck(
  { lines, totals, advance }: OrderPricing,
  settings: CheckoutTerms['settings'],
): OrderCheck {
  const choice = useDraft((draft) => draft.paymentMethod);
  const pinCode = useDraft((draft) => draft.fields.pincode);
  const state = useDraft((draft) => draft.fields.state);
  const offersOnline = useStore()?.offersOnline !== false;
  const { total } = totals;
  if (choice === 'online')
    return checkOrderSize({ lines, total, paymentMethod: 'ONLINE' }, settings, { offersOnline });
  const order = { total, isPartPayment: choice === 'part', pinCode, state };
  const cash = checkCash(order, settings.cashRules, { offersOnline });
  if (!cash.ok) return cash;
  return checkOrderSize({ lines, total, paymentMethod: 'COD', advance: advance ?? null }, settings, {
    offersOnline,
  });
}

import type { Cart, CartItem } from '../cart/cart.ts';
import type { SoldProduct } from '../catalogue/product.ts';
import type { Coupon } from '../promotions/coupon.ts';
import { lineFreight, lineWeightKg, type ShippingMethod } from '../shipping/freight.ts';
import { HOME_STATE } from './gst.ts';
import { type Paise, subtract, sum, times } from './money.ts';
import { effectivePrice, isBuyable, listPrice } from './price.ts';
import { type OrderTotals, priceOrder, type TaxSettings } from './totals.ts';

/** The browser's totals of a cart, before the server is asked; the server's pricing gives the same. */

/** Example: two of ₹6,800 with a list price of ₹9,399 are ₹13,600 instead of ₹18,798. */
export function lineAmounts<P extends SoldProduct>(item: CartItem<P>) {
  const each = effectivePrice(item.product, item);
  const list = listPrice(item.product, item);
  return {
    each,
    total: times(each, item.quantity),
    /** At list prices, where that is more: it is struck through. */
    listTotal: list > each ? times(list, item.quantity) : undefined,
    weightKg: weightKg([item]),
  };
}

/** The lines that can be ordered now; the others wait in the cart until they are removed. */
export function buyableLines<P extends SoldProduct>(cart: Cart<P>): CartItem<P>[] {
  return cart.filter((item) => isBuyable(item.product, item));
}

export function pricedLines<P extends SoldProduct>(cart: Cart<P>) {
  return cart.map((item) => ({
    unitPrice: effectivePrice(item.product, item),
    quantity: item.quantity,
    gst: item.product.gst,
    freight: lineFreight(lineWeightKg(item.product, item), item.quantity),
  }));
}

export interface CheckoutChoices {
  /** Until one is chosen, the tax is split as for the home state. Where prices have paise the total may be a rupee off. */
  state?: string | undefined;
  settings: TaxSettings;
  shippingMethod?: ShippingMethod | undefined;
  coupon?: Coupon | undefined;
}

export function priceCart<P extends SoldProduct>(cart: Cart<P>, choices: CheckoutChoices): OrderTotals {
  return priceOrder({ ...choices, state: choices.state || HOME_STATE, lines: pricedLines(cart) });
}

/** To the gram: 0.1 + 0.2 kg are 0.3 kg. */
export function weightKg<P extends SoldProduct>(cart: Cart<P>): number {
  const grams = cart.map((item) => Math.round(lineWeightKg(item.product, item) * 1000) * item.quantity);
  return grams.reduce((total, line) => total + line, 0) / 1000;
}

export function savedOnListPrices<P extends SoldProduct>(cart: Cart<P>): Paise {
  const lines = cart.map(lineAmounts);
  return subtract(
    sum(lines.map(({ listTotal, total }) => listTotal ?? total)),
    sum(lines.map(({ total }) => total)),
  );
}

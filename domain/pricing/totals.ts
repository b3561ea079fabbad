import { applyCoupon, type Coupon, type CouponResult } from '../promotions/coupon.ts';
import { cartShipping, type FlatShipping, type ShippingMethod, shippingCharge } from '../shipping/freight.ts';
import { HOME_STATE, isHomeState } from './gst.ts';
import { type GstAtRate, type GstLine, type GstSplit, gstByRate, gstLines, sumGst } from './gst-rates.ts';
import { add, nearestPaise, type Paise, RUPEE, roundToRupee, subtract, sum, times, ZERO } from './money.ts';
import { type PricedLine, subtotalOf } from './subtotal.ts';

export interface Totals extends GstSplit {
  subtotal: Paise;
  shipping: Paise;
  discount: Paise;
  /** What rounding to the whole rupee added; below zero where it took away. */
  roundOff: Paise;
  total: Paise;
  /** What a summary shows of the tax: the parts of each rate. */
  taxLines: GstLine[];
}

export interface OrderTotals extends Totals {
  /** Standard freight, before the method and a waiver. */
  freight: Paise;
  shippingMethod: ShippingMethod;
  /** What the coupon did, or why it did nothing. */
  coupon: CouponResult | undefined;
}

/** Invoices in India are payable in whole rupees, with the difference on a line of its own. */
function settle(parts: Pick<Totals, 'subtotal' | 'shipping' | 'discount'>, rates: GstAtRate[]): Totals {
  const { subtotal, shipping, discount } = parts;
  const gst = sumGst(rates);
  const exact = subtract(add(subtotal, shipping, gst.tax), discount);
  const total = roundToRupee(exact);
  return { ...parts, ...gst, roundOff: subtract(total, exact), total, taxLines: gstLines(rates) };
}

export interface TaxSettings {
  /** Per cent. */
  readonly taxRate: number;
}

/** A product's own rate counts for its lines. */
function ratesOf(lines: readonly PricedLine[], state: string, { taxRate }: TaxSettings): GstAtRate[] {
  return gstByRate(
    lines.map(({ unitPrice, quantity, gst }) => ({
      value: times(unitPrice, quantity),
      ratePercent: gst ?? taxRate,
    })),
    isHomeState(state),
  );
}

/**
 * The checkout's and the server's totals: subtotal + shipping + tax − discount. GST is on the products, before the
 * discount and without shipping, each line at its own rate. Example: two of ₹5,900 with 10 kg each, to Maharashtra, with SAVE500:
 * 11,800 + 500 + 2,124 − 500 = ₹13,924.
 */
export function priceOrder(order: {
  lines: readonly (PricedLine & { freight: Paise })[];
  state: string;
  settings: TaxSettings;
  shippingMethod?: ShippingMethod | undefined;
  coupon?: Coupon | undefined;
  /** Agreed with the customer instead of what the weight comes to. */
  delivery?: Paise | undefined;
}): OrderTotals {
  const { lines, state, settings, shippingMethod = 'standard' } = order;
  const subtotal = subtotalOf(lines);
  const freight = sum(lines.map((line) => line.freight));
  const charge = order.delivery ?? shippingCharge(shippingMethod, freight);
  const coupon = order.coupon && applyCoupon(order.coupon, subtotal, { shipping: charge });
  const shipping = coupon?.waivesShipping ? ZERO : charge;
  const discount = coupon?.discountAmount ?? ZERO;
  return {
    ...settle({ subtotal, shipping, discount }, ratesOf(lines, state, settings)),
    freight,
    shippingMethod,
    coupon,
  };
}

/** The cart page's totals: the flat shipping rule. What checkout will charge by weight stands beside them. */
export function cartTotals(cart: {
  lines: readonly PricedLine[];
  settings: TaxSettings & FlatShipping;
  state?: string | undefined;
}) {
  const { lines, settings, state } = cart;
  const subtotal = subtotalOf(lines);
  const { amount, label } = cartShipping(subtotal, settings);
  const shipping = lines.length === 0 ? ZERO : amount;
  return {
    ...settle({ subtotal, shipping, discount: ZERO }, ratesOf(lines, state ?? HOME_STATE, settings)),
    shippingLabel: label,
    /** No pincode yet, so the tax is split as for the home state. */
    isEstimate: state === undefined,
  };
}

const COMPARED = ['subtotal', 'shipping', 'tax', 'cgst', 'sgst', 'igst', 'discount', 'total'] as const;
export type ComparedAmount = (typeof COMPARED)[number];

/** What a client believes, in rupees; anything it leaves out is not compared. */
export type ClientTotals = Partial<Record<ComparedAmount, number | null | undefined>>;

export type TotalsCheck = { ok: true } | { ok: false; code: 'PRICE_CHANGED'; changed: ComparedAmount[] };

/** A rupee or more apart means that the shopper has seen other prices than the shop's. */
export function checkTotals(client: ClientTotals, server: Pick<Totals, ComparedAmount>): TotalsCheck {
  const changed = COMPARED.filter((name) => {
    const believed = client[name];
    if (believed === undefined || believed === null) return false;
    return !isClose(believed, server[name]);
  });
  return changed.length === 0 ? { ok: true } : { ok: false, code: 'PRICE_CHANGED', changed };
}

function isClose(believed: number, actual: Paise): boolean {
  try {
    return Math.abs(subtract(nearestPaise(believed), actual)) < RUPEE;
  } catch {
    return false;
  }
}

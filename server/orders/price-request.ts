import type { PoolClient } from 'pg';
import type { ChangedPrices } from '../../contract/orders/order-refusals.ts';
import type { OrderRequest } from '../../contract/orders/order-request.ts';
import { type ShopSettings, withDefaults } from '../../contract/settings.ts';
import { type CashMark, cashKeys } from '../../domain/orders/cash-score.ts';
import { advanceOf, isSameAdvance } from '../../domain/orders/part-payment.ts';
import type { AgreedDelivery } from '../../domain/orders/quick-order.ts';
import { nearestPaise, type Paise, RUPEE, subtract, toRupees } from '../../domain/pricing/money.ts';
import { checkTotals, type OrderTotals, priceOrder } from '../../domain/pricing/totals.ts';
import type { Refusal } from '../../domain/refusal.ts';
import { shippingCharge } from '../../domain/shipping/freight.ts';
import { type CarrierAnswer, longestLead } from '../../domain/shipping/promise.ts';
import { findProductsForSale } from '../catalogue/products-for-sale.ts';
import { pipelined } from '../db/connect.ts';
import {
  type CouponOffer,
  type CouponRefusal,
  findCouponOffer,
  refusedCoupon,
} from '../promotions/coupon-use.ts';
import {
  SETTINGS_COLUMNS,
  type SettingsRow,
  type StoredSettings,
  toStored,
} from '../settings/read-settings.ts';
import { CARRIER_ANSWERS } from '../shipping/carrier-answers.ts';
import { countsFor } from './cash-score/marks.ts';
import { type LinesRefusal, type OrderLine, resolveLines } from './order-lines.ts';

/** What an order needs of the settings, and what is known of its pincode and its customer. */
interface SettingsForOrder extends StoredSettings {
  readonly settings: ShopSettings;
  /** What the carriers' lists say of its pincode. */
  readonly carriers: readonly CarrierAnswer[];
  /**
   * What became of earlier cash orders of its phone or address; none where the settings ask for no confirmation, or an
   * administrator allows cash anyway.
   */
  readonly cashMarks: readonly { readonly kind: CashMark }[];
}

export interface PricedRequest extends SettingsForOrder {
  readonly ok: true;
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  /** What is paid online now, where the rest is paid in cash; null for all other orders. */
  readonly advance: Paise | null;
  readonly coupon: { readonly offer: CouponOffer; readonly saved: Paise } | undefined;
  /** Of the product that takes longest. */
  readonly leadDays: number;
}

export type PriceChange = Refusal<'PRICE_CHANGED'> & { readonly details: ChangedPrices };

export type PricingRefusal = LinesRefusal | CouponRefusal | PriceChange;

export interface SetPrices {
  /** By line. */
  readonly prices?: readonly (Paise | undefined)[];
  readonly delivery?: AgreedDelivery | undefined;
}

/**
 * Prices a request with the shop's own prices, coupons and settings of now. The amounts in the request are only compared
 * with the result; `prices` and `delivery` are those that an administrator set.
 */
export async function priceRequest(
  client: PoolClient,
  request: OrderRequest,
  now: Date,
  { prices, delivery }: SetPrices = {},
): Promise<PricedRequest | PricingRefusal> {
  const ids = [...new Set(request.items.map(({ productId }) => productId))];
  const [stored, products] = await pipelined([
    readSettingsFor(client, request),
    findProductsForSale(client, ids, now),
  ]);
  const { settings } = stored;
  const resolved = resolveLines(request.items, products, settings, prices);
  if (!resolved.ok) return resolved;
  const { lines } = resolved;
  const found =
    request.couponCode === undefined ? undefined : await findCouponOffer(client, request.couponCode, now);
  if (found !== undefined && !found.ok) return found;
  const totals = priceOrder({
    lines: lines.map((line) => ({ ...line, gst: line.productGst })),
    state: request.shippingAddress.state,
    settings,
    shippingMethod: request.shippingMethod,
    coupon: found?.offer.coupon,
    delivery: delivery?.price,
  });
  if (totals.coupon && !totals.coupon.isValid) return refusedCoupon(totals.coupon.message);
  const advance = advanceFor(request, totals, settings);
  const changed = [...differingAmounts(request, lines, totals), ...differingAdvance(request, advance)];
  if (changed.length > 0) return priceChange(changed, lines, totals, advance);
  const coupon = found && { offer: found.offer, saved: couponSaving(totals) };
  const leadDays = longestLead([...products.values()].map(({ product }) => product));
  return { ...stored, ok: true, lines, totals, advance, coupon, leadDays };
}

/** In one statement, since every order waits for it. */
async function readSettingsFor(client: PoolClient, request: OrderRequest): Promise<SettingsForOrder> {
  const cash = cashKeysFor(request);
  const { rows } = await client.query<
    SettingsRow & { [Name in 'carriers' | 'cashMarks']: SettingsForOrder[Name] | null }
  >({
    name: 'read settings for an order',
    text: `select ${SETTINGS_COLUMNS}, (${CARRIER_ANSWERS}) as carriers,
                  case when $2::text is not null and (cash_confirmation -> 'isAsked')::boolean
                        and not exists (select from cash_allowances where phone = $2)
                       then (select jsonb_agg(jsonb_build_object('kind', m.kind))
                               from cash_marks m where ${countsFor('$2', '$3')}) end as "cashMarks"
             from settings where id = 1`,
    values: [request.shippingAddress.pinCode, cash?.phone ?? null, cash?.address ?? null],
  });
  const [row] = rows;
  const stored = toStored(row);
  return {
    ...stored,
    settings: withDefaults(stored.settings),
    carriers: row?.carriers ?? [],
    cashMarks: row?.cashMarks ?? [],
  };
}

/** Whose earlier cash orders count; null for an order that is not all paid in cash. */
function cashKeysFor({ paymentMethod, partPayment, shippingAddress }: OrderRequest) {
  return paymentMethod === 'COD' && partPayment !== true ? cashKeys(shippingAddress) : null;
}

/** An order of nothing has no advance. */
function advanceFor({ partPayment }: OrderRequest, { total }: OrderTotals, settings: ShopSettings) {
  return partPayment && total > 0 ? advanceOf(total, settings.cashRules.advancePercent) : null;
}

const differingAdvance = ({ advance: stated }: OrderRequest, advance: Paise | null): string[] =>
  typeof stated === 'number' && !isSameAdvance(nearestPaise(stated), advance) ? ['advance'] : [];

/** By a rupee or more. */
const isOther = (stated: number, amount: Paise) => Math.abs(subtract(nearestPaise(stated), amount)) >= RUPEE;

function couponSaving({ coupon, discount, freight, shippingMethod }: OrderTotals): Paise {
  return coupon?.waivesShipping ? shippingCharge(shippingMethod, freight) : discount;
}

/** The names of the amounts in the request that differ from the shop's by a rupee or more. */
function differingAmounts(request: OrderRequest, lines: readonly OrderLine[], totals: OrderTotals): string[] {
  const checked = checkTotals(
    {
      subtotal: request.subtotal,
      shipping: request.shippingCost,
      tax: request.taxAmount,
      cgst: request.cgst,
      sgst: request.sgst,
      igst: request.igst,
      discount: request.discountAmount,
      total: request.totalAmount,
    },
    totals,
  );
  const differs = ({ unitPrice }: OrderLine, stated: number | null | undefined) =>
    typeof stated === 'number' && isOther(stated, unitPrice);
  const isLineChanged = lines.some((line, index) => differs(line, request.items[index]?.priceAtPurchase));
  return [...(checked.ok ? [] : checked.changed), ...(isLineChanged ? ['items'] : [])];
}

function priceChange(
  changed: string[],
  lines: readonly OrderLine[],
  totals: OrderTotals,
  advance: Paise | null,
): PriceChange {
  return {
    ok: false,
    code: 'PRICE_CHANGED',
    message: 'Prices have changed. Please check the new total and confirm your order.',
    details: {
      changed,
      totals: {
        subtotal: toRupees(totals.subtotal),
        shippingCost: toRupees(totals.shipping),
        taxAmount: toRupees(totals.tax),
        cgst: toRupees(totals.cgst),
        sgst: toRupees(totals.sgst),
        igst: toRupees(totals.igst),
        discountAmount: toRupees(totals.discount),
        roundOff: toRupees(totals.roundOff),
        totalAmount: toRupees(totals.total),
        advance: advance === null ? null : toRupees(advance),
        taxLines: totals.taxLines.map(({ label, amount }) => ({ label, amount: toRupees(amount) })),
      },
      items: lines.map(({ productId, variant, quantity, unitPrice }) => ({
        productId,
        variant,
        quantity,
        priceAtPurchase: toRupees(unitPrice),
      })),
    },
  };
}

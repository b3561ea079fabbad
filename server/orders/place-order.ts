import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { type Order, type OrderView, orderViewSchema } from '../../contract/orders/order.ts';
import type { CompleteOrder } from '../../contract/orders/order-request.ts';
import type { ShopSettings } from '../../contract/settings.ts';
import { nameWithVariant } from '../../domain/catalogue/variant-text.ts';
import { isOwnGstin, OWN_GSTIN } from '../../domain/invoices/gstin.ts';
import { confirmationDates } from '../../domain/orders/cash-confirmation.ts';
import { CASH_RULES, type CashRefusal, checkCash } from '../../domain/orders/cash-rules.ts';
import { cashScore, refuseByScore } from '../../domain/orders/cash-score.ts';
import { orderId } from '../../domain/orders/order.ts';
import {
  CALL_WITHIN_DAYS,
  checkOrderSize,
  LINK_DAYS,
  type OrderTooLarge,
} from '../../domain/orders/order-bounds.ts';
import type { AgreedDelivery } from '../../domain/orders/quick-order.ts';
import { toRupees } from '../../domain/pricing/money.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { isDelivered, notDelivered, promiseFor } from '../../domain/shipping/promise.ts';
import { promiseTerms } from '../../domain/shipping/promise-schema.ts';
import { formatRupeesUnrounded } from '../../domain/text/format.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { pipelined } from '../db/connect.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { claimKey, type RequestKey, storeResponse } from '../http/idempotency.ts';
import { recordCouponUse, takeCoupon } from '../promotions/coupon-use.ts';
import { takeStock } from '../stock/move-stock.ts';
import type { Actor } from './actor.ts';
import { enqueueNewOrderMails, enqueuePaymentLink } from './enqueue-order-mail.ts';
import { demandOfLines, type LinesRefusal, type OrderLine } from './order-lines.ts';
import { type PricedRequest, type PricingRefusal, priceRequest, type SetPrices } from './price-request.ts';
import { type OrderReader, orderViewFor } from './read-order.ts';
import { cancelReplacedOrder, type ReplacementRefusal } from './replace-order.ts';
import { type NewOrder, writeOrder } from './write-order.ts';

export interface OrderToPlace extends SetPrices {
  readonly delivery?: (AgreedDelivery & { readonly by: Administrator }) | undefined;
  readonly request: CompleteOrder;
  readonly userId: string | null;
  readonly actor: Actor;
  /** Whose view of the order is answered. */
  readonly reader: OrderReader;
  /** False where the shop sells for cash on delivery alone. */
  readonly offersOnline: boolean;
  readonly key: RequestKey | undefined;
  readonly now: Date;
}

export type OrderRefusal =
  | PricingRefusal
  | ReplacementRefusal
  | OrderTooLarge
  | NotDelivered
  | CashRefusal
  | OwnGstin
  | Refusal<'KEY_REUSED'>;

type OwnGstin = Refusal<'VALIDATION_FAILED'> & {
  readonly details: readonly { readonly field: 'gstin'; readonly message: string }[];
};

type NotDelivered = Refusal<'NOT_DELIVERED'>;

export type PlacedOrder = { readonly ok: true; readonly order: OrderView } | OrderRefusal;

/** How long stock stays reserved for an unpaid online order; the gateway's own page closes earlier. */
export const PAYMENT_WINDOW_MS = 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

const KEY_REUSED = refuse('KEY_REUSED', 'This Idempotency-Key was already used for another order');

const OWN_GSTIN_REFUSED: OwnGstin = {
  ok: false,
  code: 'VALIDATION_FAILED',
  message: OWN_GSTIN,
  details: [{ field: 'gstin', message: OWN_GSTIN }],
};

/**
 * Places an order in one transaction, once per idempotency key. Rows that many orders need at the same time are locked
 * as late as possible and always in this order: the orders' turn, stock, coupon, counter of order numbers.
 */
export async function placeOrder(pool: Pool, toPlace: OrderToPlace): Promise<PlacedOrder> {
  return rollbackUnlessOk(pool, async (client): Promise<PlacedOrder> => {
    const { key, now, reader } = toPlace;
    const claimed = await claimKey(client, key, now);
    if (claimed.state === 'key reused') return KEY_REUSED;
    if (claimed.state === 'repeated') return { ok: true, order: orderViewSchema.parse(claimed.response) };
    const created = await createOrder(client, toPlace);
    if (!created.ok) return created;
    const order = orderViewFor(reader, created.order);
    // Neither waits for the other: all orders wait for the lock on the counter, which ends with this transaction.
    await pipelined([
      isPaidFirst(created.order)
        ? reader === 'admin' && enqueuePaymentLink(client, created.order, created.priced)
        : enqueueNewOrderMails(client, created.order, created.priced),
      key !== undefined && storeResponse(client, key, order),
    ]);
    return { ok: true, order };
  });
}

/** The mails about an order that is paid online, or its advance, leave once that has come; before, whoever is not at the checkout gets a link. */
const isPaidFirst = ({ payment_method, awaits_advance }: Order) => payment_method !== 'COD' || awaits_advance;

async function createOrder(
  client: PoolClient,
  toPlace: OrderToPlace,
): Promise<{ readonly ok: true; readonly order: Order; readonly priced: PricedRequest } | OrderRefusal> {
  const { request, userId, actor, now } = toPlace;
  if (request.replacesOrderId !== undefined) {
    const replaced = await cancelReplacedOrder(
      client,
      { orderId: request.replacesOrderId, userId },
      actor,
      now,
    );
    if (!replaced.ok) return replaced;
  }
  const priced = await priceRequest(client, request, now, toPlace);
  if (!priced.ok) return priced;
  if (isOwnGstin(request.gstin, priced.gstin)) return OWN_GSTIN_REFUSED;
  const checked = checkOrder(toPlace, priced);
  if (!checked.ok) return checked;
  const taken = await takeStock(client, demandOfLines(priced.lines));
  if (!taken.ok) return outOfStock(priced.lines, taken.short);
  const coupon = priced.coupon && (await takeCoupon(client, priced.coupon.offer));
  if (coupon?.ok === false) return coupon;
  const note = deliveryNote(toPlace, priced);
  const order = await writeOrder(client, toNewOrder(toPlace, priced, checked), priced.lines, actor, note);
  if (toPlace.delivery !== undefined) {
    const { by, price, reason } = toPlace.delivery;
    await recordChange(client, by, 'update', 'order', order.id, {
      before: { delivery_price: toRupees(priced.totals.freight) },
      after: { delivery_price: toRupees(price), reason },
    });
  }
  if (priced.coupon !== undefined) {
    const use = { ...priced.coupon, orderId: order.id, email: order.customer_info.email };
    const recorded = await recordCouponUse(client, use, now);
    if (!recorded.ok) return recorded;
  }
  return { ok: true, order, priced };
}

/** For the order's history. */
const deliveryNote = ({ delivery }: OrderToPlace, { totals }: PricedRequest) =>
  delivery === undefined
    ? null
    : `Delivery ${formatRupeesUnrounded(delivery.price)} instead of ${formatRupeesUnrounded(totals.freight)}: ${delivery.reason}`;

/** An administrator has agreed with the customer: on any size and any pincode, on an advance, or on cash with anybody. */
function checkOrder(
  { request, reader, offersOnline }: OrderToPlace,
  { lines, totals, advance, settings, cashMarks, carriers }: PricedRequest,
): { readonly ok: true; readonly needsCall: boolean } | CashRefusal | OrderTooLarge | NotDelivered {
  const { paymentMethod, partPayment: isPartPayment = false, shippingAddress } = request;
  const { pinCode, state } = shippingAddress;
  const { total } = totals;
  const isCash = paymentMethod === 'COD';
  const rules = reader === 'admin' ? { ...CASH_RULES, partPayment: true } : settings.cashRules;
  const cash = isCash && checkCash({ total, isPartPayment, pinCode, state }, rules, { offersOnline });
  if (cash && !cash.ok) return cash;
  if (reader === 'admin') return { ok: true, needsCall: false };

  const { score } = cashScore(cashMarks);
  const limit = settings.cashConfirmation.scoreLimit;
  const scored = isCash && refuseByScore({ score, limit, isPartPayment }, rules, { offersOnline });
  if (scored && !scored.ok) return scored;
  const size = checkOrderSize({ lines, total, paymentMethod, advance }, settings, { offersOnline });
  if (!size.ok || isDelivered(carriers)) return size;
  const message = `${notDelivered(pinCode)} Please choose another address, or call us on ${settings.storePhone}.`;
  return refuse('NOT_DELIVERED', message);
}

function toNewOrder(
  { request, userId, reader, now }: OrderToPlace,
  { lines, totals, advance, coupon, carriers, leadDays, settings }: PricedRequest,
  { needsCall }: { readonly needsCall: boolean },
): NewOrder {
  const { paymentMethod, shippingAddress, billingAddress, customerInfo, gstin, floor = null } = request;
  const isCash = paymentMethod === 'COD' && advance === null;
  const promise = promiseFor({
    pincode: shippingAddress.pinCode,
    method: request.shippingMethod,
    leadDays,
    orderedAt: now,
    terms: promiseTerms(settings),
    carriers,
  });
  return {
    id: orderId(randomBytes(16), { guest: reader === 'guest' }),
    user_id: userId,
    payment_method: paymentMethod,
    subtotal: totals.subtotal,
    shipping_cost: totals.shipping,
    tax_amount: totals.tax,
    cgst: totals.cgst,
    sgst: totals.sgst,
    igst: totals.igst,
    discount_amount: totals.discount,
    round_off: totals.roundOff,
    total_amount: totals.total,
    advance,
    awaits_advance: advance !== null,
    coupon_code: coupon?.offer.coupon.code ?? null,
    shipping_method: totals.shippingMethod,
    customer_name: customerInfo.name,
    customer_email: customerInfo.email,
    customer_phone: customerInfo.phone,
    shipping_address: shippingAddress,
    billing_address: { ...billingAddress, gstin },
    floor,
    has_lift: floor ? (request.hasLift ?? null) : null,
    promise_first: promise.first,
    promise_last: promise.last,
    notes: request.notes ?? '',
    stock_held: lines.some(({ stockId }) => stockId !== null),
    payment_due_at: isCash
      ? null
      : new Date(now.getTime() + (reader === 'admin' ? LINK_DAYS * DAY_MS : PAYMENT_WINDOW_MS)),
    call_due_at: needsCall ? new Date(now.getTime() + CALL_WITHIN_DAYS * DAY_MS) : null,
    ...confirmation({ isAsked: isCash && !needsCall && reader !== 'admin', settings, now }),
    created_at: now,
  };
}

/** Nobody is asked who has agreed with an administrator, or will on the phone: once is enough. */
function confirmation({ isAsked, settings, now }: { isAsked: boolean; settings: ShopSettings; now: Date }) {
  const rules = settings.cashConfirmation;
  if (!isAsked || !rules.isAsked) return { confirm_by: null, ask_again_at: null };
  const { confirmBy, askAgainAt } = confirmationDates(rules, now);
  return { confirm_by: confirmBy, ask_again_at: askAgainAt };
}

function outOfStock(lines: readonly OrderLine[], short: ReadonlyMap<number, number | null>): LinesRefusal {
  const missing = lines.filter(({ stockId }) => stockId !== null && short.has(stockId));
  const items = missing.map(({ productId, productName, variant, stockId }) => ({
    productId,
    name: productName,
    variant,
    available: (stockId !== null && short.get(stockId)) || 0,
  }));
  const [first] = items;
  const name = first === undefined ? 'A product' : nameWithVariant(first.name, first.variant);
  const message = first?.available ? `Only ${first.available} of ${name} left` : `${name} is out of stock`;
  return { ok: false, code: 'OUT_OF_STOCK', message, details: { items } };
}

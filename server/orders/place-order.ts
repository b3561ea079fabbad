import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { type Order, type OrderView, orderViewSchema } from '../../contract/orders/order.ts';
import { customerOf, type OrderRequest } from '../../contract/orders/order-request.ts';
import { orderId } from '../../domain/orders/order.ts';
import { CALL_WITHIN_DAYS, checkOrderSize, type OrderTooLarge } from '../../domain/orders/order-bounds.ts';
import type { Paise } from '../../domain/pricing/money.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { type CouponRefusal, recordCouponUse, takeCoupon } from '../promotions/coupon-use.ts';
import { takeStock } from '../stock/move-stock.ts';
import type { Actor } from './actor.ts';
import { enqueueOrderMail } from './enqueue-order-mail.ts';
import { answerKey, claimKey, type RequestKey } from './idempotency.ts';
import { demandOfLines, type LinesRefusal, lineName, type OrderLine } from './order-lines.ts';
import { type PricedRequest, type PricingRefusal, priceRequest } from './price-request.ts';
import { type OrderReader, orderFor } from './read-order.ts';
import { giveUpReplaced, type ReplacementRefusal } from './replace-order.ts';
import { writeOrder } from './write-order.ts';

export interface Placement {
  /** Checked, with the State of its addresses filled in. */
  readonly request: OrderRequest;
  readonly userId: string | null;
  readonly actor: Actor;
  /** How the answer shows the order. */
  readonly reader: OrderReader;
  /** Prices that an administrator set, by the place of the line. */
  readonly prices?: readonly (Paise | undefined)[];
  /** False where the shop sells for cash on delivery alone. */
  readonly offersOnline: boolean;
  readonly key: RequestKey | undefined;
  readonly now: Date;
}

export type PlacementRefusal =
  | PricingRefusal
  | ReplacementRefusal
  | OrderTooLarge
  | { readonly ok: false; readonly code: 'KEY_REUSED'; readonly message: string };

export type PlacedOrder = { readonly ok: true; readonly order: OrderView } | PlacementRefusal;

/** An unpaid online order keeps its goods so long; a gateway's own page closes earlier. */
export const PAYMENT_WINDOW_MS = 60 * 60 * 1000;

const CALL_WINDOW_MS = CALL_WITHIN_DAYS * 24 * 60 * 60 * 1000;

const KEY_REUSED = {
  ok: false,
  code: 'KEY_REUSED',
  message: 'This Idempotency-Key was already used for another order',
} as const;

/**
 * Goods, coupon, number, order, mail and answer in one transaction. What many orders want at once is locked last and
 * always in the same order: counts of stock, the coupon, the row of the order numbers.
 */
export async function placeOrder(pool: Pool, placement: Placement): Promise<PlacedOrder> {
  return rollbackUnlessOk(pool, async (client): Promise<PlacedOrder> => {
    const { key, now, reader } = placement;
    if (key !== undefined) {
      const claimed = await claimKey(client, key, now);
      if (claimed.state === 'other request') return KEY_REUSED;
      if (claimed.state === 'answered') return { ok: true, order: orderViewSchema.parse(claimed.body) };
    }
    const placed = await place(client, placement);
    if (!placed.ok) return placed;
    const order = orderFor(reader, placed.order);
    if (key !== undefined) await answerKey(client, key, 201, order);
    return { ok: true, order };
  });
}

async function place(
  client: PoolClient,
  placement: Placement,
): Promise<{ readonly ok: true; readonly order: Order } | PlacementRefusal> {
  const { request, userId, actor, now } = placement;
  if (request.replacesOrderId !== undefined) {
    const replaced = await giveUpReplaced(client, { orderId: request.replacesOrderId, userId }, actor, now);
    if (!replaced.ok) return replaced;
  }
  const priced = await priceRequest(client, request, now, placement.prices);
  if (!priced.ok) return priced;
  const size = sizeOf(placement, priced);
  if (!size.ok) return size;
  const taken = await takeStock(client, demandOfLines(priced.lines));
  if (!taken.ok) return soldOut(priced.lines, taken.short);
  const used = priced.coupon && (await takeCoupon(client, priced.coupon.offer));
  if (used?.ok === false) return used;
  const order = await writeOrder(client, newOrder(placement, priced, size));
  const recorded = await recordUse(client, priced, order, now);
  if (!recorded.ok) return recorded;
  if (order.payment_method === 'COD') {
    const about = {
      to: order.customer_info.email,
      number: order.order_number,
      store: priced.settings.storeName,
    };
    await enqueueOrderMail(client, { orderId: order.id, news: 'placed' }, order.order_number, about);
  }
  return { ok: true, order };
}

/** What an administrator enters was agreed upon with the customer. */
function sizeOf({ request, reader, offersOnline }: Placement, { lines, totals, settings }: PricedRequest) {
  if (reader === 'admin') return { ok: true, needsCall: false } as const;
  const { paymentMethod } = request;
  return checkOrderSize({ lines, total: totals.total, paymentMethod }, settings, { offersOnline });
}

function newOrder(
  { request, userId, actor, reader, now }: Placement,
  { lines, totals, coupon }: PricedRequest,
  { needsCall }: { readonly needsCall: boolean },
) {
  const { paymentMethod, billingAddress, gstin } = request;
  const isGuest = reader === 'bearer of the link';
  return {
    id: orderId(randomBytes(16), { guest: isGuest }),
    userId,
    customer: customerOf(request),
    shippingAddress: request.shippingAddress,
    billingAddress: { ...billingAddress, ...(gstin === undefined ? {} : { gstin }) },
    paymentMethod,
    paymentDueAt: paymentMethod === 'COD' ? null : new Date(now.getTime() + PAYMENT_WINDOW_MS),
    callDueAt: needsCall ? new Date(now.getTime() + CALL_WINDOW_MS) : null,
    couponCode: coupon?.offer.coupon.code ?? null,
    notes: request.notes ?? '',
    lines,
    totals,
    actor,
    now,
  };
}

async function recordUse(
  client: PoolClient,
  { coupon }: PricedRequest,
  { id, customer_info }: Order,
  now: Date,
): Promise<{ readonly ok: true } | CouponRefusal> {
  if (coupon === undefined) return { ok: true };
  return recordCouponUse(client, { ...coupon, orderId: id, email: customer_info.email }, now);
}

function soldOut(lines: readonly OrderLine[], short: ReadonlyMap<number, number | null>): LinesRefusal {
  const missing = lines.filter(({ stockId }) => stockId !== null && short.has(stockId));
  const items = missing.map(({ productId, productName, variant, stockId }) => ({
    productId,
    name: productName,
    variant,
    available: (stockId !== null && short.get(stockId)) || 0,
  }));
  const [first] = items;
  const name = first === undefined ? 'A product' : lineName(first.name, first.variant);
  const message = first?.available ? `Only ${first.available} of ${name} left` : `${name} is out of stock`;
  return { ok: false, code: 'OUT_OF_STOCK', message, details: { items } };
}

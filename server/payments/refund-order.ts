import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { splitRefund } from '../../domain/claims/claim.ts';
import { checkCancellable } from '../../domain/orders/cancellation.ts';
import { LEAST_REFUND, type RefundState, refundLeft } from '../../domain/payments/refund.ts';
import { type Paise, paise, sum } from '../../domain/pricing/money.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { ShipmentStatus } from '../../domain/shipping/shipment.ts';
import { formatRupeesExact } from '../../domain/text/format.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { changeOrder } from '../orders/change-order.ts';
import { enqueueRefundMail } from './payment-mails.ts';
import { lockOrder, type OrderRow, type PaymentParts } from './payment-rows.ts';
import { type RefundedPieces, restockRefund, storeRefundLines } from './refund-lines.ts';
import { findRefund, REFUND_COLUMNS, type RefundRow, refundsOf } from './refund-rows.ts';
import { type RequestedRefund, storeRefund } from './request-refund.ts';
import { creditRefund, isAllGivenBack, sendRefund } from './settle-refund.ts';

export interface OrderRefund {
  readonly orderId: string;
  readonly amount: Paise;
  readonly reason: string;
  /** What it is for; without lines a free amount. */
  readonly lines: readonly RefundedPieces[];
  /** Also cancels the order, whose goods go back to stock. */
  readonly isCancelling: boolean;
  readonly by: Administrator;
}

type OrderRefundRefusal =
  | Exclude<RequestedRefund, { ok: true }>
  | Refusal<'ORDER_NOT_FOUND' | 'PIECES_REFUNDED' | 'REFUND_NOT_WHOLE' | 'REFUND_TOO_SMALL' | 'ORDER_LEFT'>;

export type RefundedOrder =
  | {
      readonly ok: true;
      readonly refunds: readonly RefundRow[];
      /** To be called after the commit. Answers the states of what went to the gateway, undefined where that is silent. */
      readonly send: () => Promise<readonly (RefundState | undefined)[]>;
    }
  | OrderRefundRefusal;

interface PaidRow {
  readonly id: string;
  readonly provider: string;
  readonly amount_received: number | null;
}

/**
 * Refunds an amount of whatever paid the order, in the caller's transaction: through the gateway what came that way, and then
 * all else, which an administrator gives back by hand. What it is for stands with the first refund, whose pieces count;
 * the others are for the same lines. An order that is cancelled with it is cancelled at once, whatever the gateway answers.
 */
export async function refundOrder(
  client: PoolClient,
  parts: PaymentParts,
  request: OrderRefund,
): Promise<RefundedOrder> {
  const { orderId, amount, isCancelling } = request;
  const order = await lockOrder(client, orderId);
  if (order === undefined || order.is_deleted) return refuse('ORDER_NOT_FOUND', 'Order not found');
  const { rows } = await client.query<PaidRow>(
    `select id, provider, amount_received from payments where order_id = $1 and state = 'COMPLETED'
      order by provider <> $2, created_at, id`,
    [orderId, parts.gateway.provider],
  );
  if (rows.length === 0)
    return refuse('NOT_PAID', 'No payment is recorded for this order. Record it first, then refund it.');
  const earlier = await refundsOf(
    client,
    rows.map(({ id }) => id),
  );
  const left = rows.map(({ id, amount_received }) => unrefundedAmount(amount_received ?? 0, earlier, id));
  const split = splitRefund(amount, left);
  if (split === undefined)
    return refuse('REFUND_TOO_LARGE', `You can refund at most ${formatRupeesExact(sum(left))}.`);
  if (split.some((part) => part > 0 && part < LEAST_REFUND))
    return {
      ok: false,
      code: 'REFUND_TOO_SMALL',
      message: 'The order was paid in parts, and each part’s refund must be at least ₹1. Change the amount.',
    };
  const obstacle = isCancelling ? await cancelObstacle(client, order, amount, sum(left)) : undefined;
  if (obstacle !== undefined) return obstacle;
  const refunds: RefundRow[] = [];
  const toSend: RefundRow[] = [];
  for (const [index, payment] of rows.entries()) {
    const part = split[index] ?? paise(0);
    if (part === 0) continue;
    const ofPayment = { ...request, paymentId: payment.id, amount: part };
    const isByHand = payment.provider !== parts.gateway.provider;
    const stored = isByHand
      ? { ok: true as const, refund: await storeManualRefund(client, ofPayment, parts.now()) }
      : await storeRefund(client, parts, ofPayment);
    if (!stored.ok) return stored;
    const { refund } = stored;
    const lines =
      refunds.length === 0 ? request.lines : request.lines.map((line) => ({ ...line, quantity: 0 }));
    if (!(await storeRefundLines(client, { refundId: refund.id, orderId }, lines)))
      return refuse(
        'PIECES_REFUNDED',
        'Some of these pieces are already refunded. Please check the order and try again.',
      );
    refunds.push(refund);
    if (isByHand) await finishByHand(client, order, refund, request.by, parts.now());
    else toSend.push(refund);
  }
  // What goes through the gateway is booked when that has answered.
  if (toSend.length < refunds.length && (await isAllGivenBack(client, orderId)))
    await changeOrder(client, orderId, { paymentStatus: 'REFUNDED' }, request.by, parts.now());
  if (isCancelling) {
    const change = { status: 'CANCELLED', note: `Refunded: ${request.reason}` } as const;
    const cancelled = await changeOrder(client, orderId, change, request.by, parts.now());
    if (!cancelled.ok) throw new Error(`A refunded order cannot be cancelled: ${cancelled.message}`);
  }
  return {
    ok: true,
    refunds,
    send: async () => {
      const states: (RefundState | undefined)[] = [];
      for (const refund of toSend) states.push(await sendRefund(parts, refund));
      return states;
    },
  };
}

const unrefundedAmount = (received: number, refunds: readonly RefundRow[], paymentId: string): Paise =>
  refundLeft(
    paise(received),
    refunds
      .filter(({ payment_id }) => payment_id === paymentId)
      .map(({ amount, state }) => ({ amount: paise(amount), state })),
  );

async function cancelObstacle(
  client: PoolClient,
  { id, status }: OrderRow,
  amount: Paise,
  left: Paise,
): Promise<OrderRefundRefusal | undefined> {
  if (amount < left)
    return refuse(
      'REFUND_NOT_WHOLE',
      `To cancel the order with it, refund all that’s left: ${formatRupeesExact(left)}.`,
    );
  const { rows } = await client.query<{ status: ShipmentStatus }>(
    'select status from shipments where order_id = $1',
    [id],
  );
  const cancellable = checkCancellable(
    status,
    rows.map((shipment) => shipment.status),
  );
  if (cancellable.ok) return undefined;
  return {
    ...cancellable,
    message: 'This order has been shipped, so it can’t be cancelled with the refund.',
  };
}

async function storeManualRefund(
  client: PoolClient,
  { orderId, paymentId, amount, reason, by }: OrderRefund & { readonly paymentId: string },
  now: Date,
): Promise<RefundRow> {
  const { rows } = await client.query<RefundRow>(
    `insert into refunds (payment_id, merchant_refund_id, state, amount, reason, requested_by, completed_at, created_at)
     values ($1, $2, 'COMPLETED', $3, $4, $5, $6, $6) returning ${REFUND_COLUMNS}`,
    [paymentId, `R-${randomUUID()}`, amount, reason, by.id, now],
  );
  const refund = rows[0];
  if (refund === undefined) throw new Error('The refund was not stored');
  await recordChange(client, by, 'refund', 'payment', paymentId, {
    after: { order_id: orderId, amount, reason },
  });
  return refund;
}

/** It counts as done, with its credit note: the administrator returns the money. */
async function finishByHand(
  client: PoolClient,
  order: OrderRow,
  stored: RefundRow,
  by: Administrator,
  now: Date,
): Promise<void> {
  const refund = (await findRefund(client, stored.merchant_refund_id)) ?? stored;
  await restockRefund(client, { refundId: refund.id, orderId: order.id }, by.id);
  await creditRefund(client, order.id, refund, now);
  await enqueueRefundMail(client, { order, refund, isByHand: true });
}

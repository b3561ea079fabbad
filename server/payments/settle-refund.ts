import type { PoolClient } from 'pg';
import { nextRefundState, type RefundState } from '../../domain/payments/refund.ts';
import { paise } from '../../domain/pricing/money.ts';
import { withTransaction } from '../db/connect.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { GATEWAY } from '../orders/actor.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { GatewayFailure } from './gateway-call.ts';
import { enqueueRefundMail } from './payment-mails.ts';
import { lockPayment, type OrderRow, type PaymentParts, type PaymentRow } from './payment-rows.ts';
import type { RefundStatusResponse } from './phonepe-responses.ts';
import { namedPieces, releaseRefundLines, restockRefund } from './refund-lines.ts';
import { findRefund, type RefundRow } from './refund-rows.ts';

/** How much of the reason a credit note has room for. */
const REASON_MAX = 500;

/** Asks the gateway for the state of a refund and books it once. Undefined where the gateway does not answer. */
export async function settleRefund(
  parts: PaymentParts,
  merchantRefundId: string,
): Promise<RefundState | undefined> {
  const answer = await parts.gateway.client.refundStatus(merchantRefundId);
  if (answer.ok) return bookRefund(parts, merchantRefundId, answer.value);
  const refund = await findRefund(parts.pool, merchantRefundId);
  // The request never reached the gateway, so it is sent again.
  if (answer.kind === 'not-found' && refund?.state === 'REQUESTED') return sendRefund(parts, refund);
  parts.log.warn({ reason: answer.code }, 'the gateway did not say how a refund stands');
  return undefined;
}

/** The gateway recognises a refund by our id, so one that is sent twice is paid once. */
export async function sendRefund(parts: PaymentParts, refund: RefundRow): Promise<RefundState | undefined> {
  const { rows } = await parts.pool.query<{ merchant_order_id: string }>(
    'select merchant_order_id from payments where id = $1',
    [refund.payment_id],
  );
  const merchantOrderId = rows[0]?.merchant_order_id;
  if (merchantOrderId === undefined) throw new Error('A refund has lost its payment');
  const answer = await parts.gateway.client.refund({
    merchantRefundId: refund.merchant_refund_id,
    merchantOrderId,
    amount: paise(refund.amount),
  });
  if (answer.ok) return bookRefund(parts, refund.merchant_refund_id, answer.value);
  return bookFailure(parts, refund, answer);
}

async function bookFailure(
  parts: PaymentParts,
  refund: RefundRow,
  { kind, code }: GatewayFailure,
): Promise<RefundState | undefined> {
  parts.log.error({ refundId: refund.id, kind, reason: code }, 'the gateway did not take a refund');
  if (kind === 'unavailable' || kind === 'unauthorized') return undefined;
  const report = { refundId: '', amount: refund.amount, state: 'FAILED', detailedErrorCode: code };
  return bookRefund(parts, refund.merchant_refund_id, report);
}

async function bookRefund(
  parts: PaymentParts,
  merchantRefundId: string,
  report: RefundStatusResponse,
): Promise<RefundState | undefined> {
  return withTransaction(parts.pool, async (client) => {
    const found = await findRefund(client, merchantRefundId);
    const locked = found && (await lockPayment(client, { id: found.payment_id }));
    const refund = locked && (await findRefund(client, merchantRefundId));
    if (locked === undefined || refund === undefined) return undefined;
    if (report.amount !== refund.amount) {
      parts.log.error({ refundId: refund.id }, 'the gateway reports another amount of a refund');
      await client.query(`update refunds set error_code = 'AMOUNT_MISMATCH' where id = $1`, [refund.id]);
      return refund.state;
    }
    const state = nextRefundState(refund.state, report.state);
    if (state === refund.state) return state;
    await storeRefundState(client, refund, state, report, parts.now());
    if (state === 'FAILED') await releaseRefundLines(client, refund.id);
    if (state === 'COMPLETED') await finishRefund(client, { ...locked, refund, now: parts.now() });
    return state;
  });
}

async function storeRefundState(
  client: PoolClient,
  { id }: RefundRow,
  state: RefundState,
  report: RefundStatusResponse,
  now: Date,
): Promise<void> {
  const isFailed = state === 'FAILED';
  await client.query(
    `update refunds set state = $2, provider_refund_id = coalesce($3, provider_refund_id), error_code = $4,
            payload = $5, completed_at = $6
      where id = $1`,
    [
      id,
      state,
      report.refundId || null,
      isFailed ? (report.detailedErrorCode ?? report.errorCode ?? 'FAILED').slice(0, 100) : null,
      JSON.stringify(report),
      state === 'COMPLETED' ? now : null,
    ],
  );
}

/** An order with an advance may have two payments: the advance, and the cash that was recorded later. */
export async function isAllGivenBack(client: PoolClient, orderId: string): Promise<boolean> {
  const { rows } = await client.query<{ isLeft: boolean }>(
    `select exists (
       select from payments p where p.order_id = $1 and p.state = 'COMPLETED' and p.amount_received > (
         select coalesce(sum(amount), 0) from refunds r where r.payment_id = p.id and r.state = 'COMPLETED')
     ) as "isLeft"`,
    [orderId],
  );
  return rows[0]?.isLeft === false;
}

/** The order is refunded when nothing is left of its money; each refund gets a credit note, and its good pieces go back to stock. */
async function finishRefund(
  client: PoolClient,
  done: { order: OrderRow; payment: PaymentRow; refund: RefundRow; now: Date },
): Promise<void> {
  const { order, payment, refund, now } = done;
  await enqueueRefundMail(client, { order, refund, isByHand: false });
  if (payment.state !== 'COMPLETED') return;
  await restockRefund(client, { refundId: refund.id, orderId: order.id }, GATEWAY.id);
  if (!order.is_deleted && (await isAllGivenBack(client, order.id)))
    await changeOrder(client, order.id, { paymentStatus: 'REFUNDED' }, GATEWAY, now);
  await creditRefund(client, order.id, refund, now);
}

export async function creditRefund(
  client: PoolClient,
  orderId: string,
  { id, reason, amount }: RefundRow,
  now: Date,
): Promise<void> {
  const text = reason === '' ? 'Refund' : `Refund: ${reason}`;
  const pieces = await namedPieces(client, id, orderId);
  await issueCreditNote(client, orderId, text.slice(0, REASON_MAX), now, paise(amount), pieces);
}

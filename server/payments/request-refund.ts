import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { nextRefundCheck } from '../../domain/payments/payment-checks.ts';
import { checkRefund, type Refundable, type RefundState } from '../../domain/payments/refund.ts';
import { type Paise, paise } from '../../domain/pricing/money.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { lockPayment, type PaymentParts } from './payment-rows.ts';
import { findRefund, REFUND_COLUMNS, type RefundRow, refundsOf } from './refund-rows.ts';
import { sendRefund } from './settle-refund.ts';

export interface RefundRequest {
  readonly paymentId: string;
  /** In paise; without it, all that is left. */
  readonly amount?: Paise | undefined;
  readonly reason: string;
  readonly by: Administrator;
}

export type RequestedRefund =
  | { readonly ok: true; readonly refund: RefundRow; readonly isSent: boolean }
  | Refusal<
      Exclude<Refundable, { ok: true }>['code'] | 'PAYMENT_NOT_FOUND' | 'OTHER_GATEWAY' | 'REFUND_REFUSED'
    >;

/**
 * The refund is stored before it is sent. If the gateway does not answer, it stays requested and the reconciler sends it
 * again; if the gateway refuses, it has failed.
 */
export async function requestRefund(parts: PaymentParts, request: RefundRequest): Promise<RequestedRefund> {
  const stored = await withTransaction(parts.pool, (client) => storeRefund(client, parts, request));
  if (!stored.ok) return stored;
  const state: RefundState | undefined = await sendRefund(parts, stored.refund);
  const refund = (await findRefund(parts.pool, stored.refund.merchant_refund_id)) ?? stored.refund;
  if (state === 'FAILED')
    return refuse(
      'REFUND_REFUSED',
      `The payment service refused the refund (${refund.error_code ?? 'no reason given'}).`,
    );
  return { ok: true, refund, isSent: state !== undefined };
}

/** In the caller's transaction. Whoever stores one sends it once it is committed; otherwise the reconciler does. */
export async function storeRefund(
  client: PoolClient,
  parts: PaymentParts,
  request: RefundRequest,
): Promise<RequestedRefund> {
  const locked = await lockPayment(client, { id: request.paymentId });
  if (locked === undefined) return refuse('PAYMENT_NOT_FOUND', 'Payment not found');
  const { payment } = locked;
  if (payment.provider !== parts.gateway.provider)
    return refuse('OTHER_GATEWAY', 'This payment came through a different payment service.');
  const refunds = await refundsOf(client, [payment.id]);
  const checked = checkRefund(
    {
      received: payment.amount_received === null ? null : paise(payment.amount_received),
      refunds: refunds.map(({ amount, state }) => ({ amount: paise(amount), state })),
    },
    request.amount,
  );
  if (!checked.ok) return checked;
  const now = parts.now();
  const { rows } = await client.query<RefundRow>(
    `insert into refunds (payment_id, merchant_refund_id, amount, reason, requested_by, next_check_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${REFUND_COLUMNS}`,
    [
      payment.id,
      `R-${randomUUID()}`,
      checked.amount,
      request.reason,
      request.by.id,
      nextRefundCheck({ startedAt: now, now }),
      now,
    ],
  );
  const refund = rows[0];
  if (refund === undefined) throw new Error('The refund was not stored');
  await recordChange(client, request.by, 'refund', 'payment', payment.id, {
    after: { order_id: payment.order_id, amount: refund.amount, reason: refund.reason },
  });
  return { ok: true, refund, isSent: false };
}

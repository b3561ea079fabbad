import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { nextRefundCheck } from '../../domain/payments/payment-checks.ts';
import { checkRefund, type Refundable, type RefundState } from '../../domain/payments/refund.ts';
import { type Paise, paise } from '../../domain/pricing/money.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { lockPayment, type PaymentParts } from './payment-rows.ts';
import { findRefund, REFUND_COLUMNS, type RefundRow, refundsOf } from './refund-rows.ts';
import { sendRefund } from './settle-refund.ts';

export interface RefundWish {
  readonly paymentId: string;
  /** In paise; all that is left where none is named. */
  readonly amount?: Paise | undefined;
  readonly reason: string;
  readonly by: Administrator;
}

export type RequestedRefund =
  | { readonly ok: true; readonly refund: RefundRow; readonly isSent: boolean }
  | {
      readonly ok: false;
      readonly code:
        | Exclude<Refundable, { ok: true }>['code']
        | 'PAYMENT_NOT_FOUND'
        | 'OTHER_GATEWAY'
        | 'REFUND_REFUSED';
      readonly message: string;
    };

/**
 * Written down before the gateway hears of it. If the gateway is silent then, the refund stays requested and is sent as
 * soon as it answers; a plain "no" ends it.
 */
export async function requestRefund(parts: PaymentParts, wish: RefundWish): Promise<RequestedRefund> {
  const stored = await withTransaction(parts.pool, (client) => storeRefund(client, parts, wish));
  if (!stored.ok) return stored;
  const state: RefundState | undefined = await sendRefund(parts, stored.refund);
  const refund = (await findRefund(parts.pool, stored.refund.merchant_refund_id)) ?? stored.refund;
  if (state === 'FAILED')
    return {
      ok: false,
      code: 'REFUND_REFUSED',
      message: `The payment service refused the refund (${refund.error_code ?? 'no reason given'}).`,
    };
  return { ok: true, refund, isSent: state !== undefined };
}

async function storeRefund(
  client: PoolClient,
  parts: PaymentParts,
  wish: RefundWish,
): Promise<RequestedRefund> {
  const locked = await lockPayment(client, { id: wish.paymentId });
  if (locked === undefined) return { ok: false, code: 'PAYMENT_NOT_FOUND', message: 'Payment not found' };
  const { payment } = locked;
  if (payment.provider !== parts.gateway.provider)
    return {
      ok: false,
      code: 'OTHER_GATEWAY',
      message: 'This payment came through another payment service than the present one.',
    };
  const refunds = await refundsOf(client, [payment.id]);
  const checked = checkRefund(
    {
      received: payment.amount_received === null ? null : paise(payment.amount_received),
      refunds: refunds.map(({ amount, state }) => ({ amount: paise(amount), state })),
    },
    wish.amount,
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
      wish.reason,
      wish.by.id,
      nextRefundCheck({ startedAt: now, now }),
      now,
    ],
  );
  const refund = rows[0];
  if (refund === undefined) throw new Error('The refund was not stored');
  await recordChange(client, wish.by, {
    action: 'refund',
    entity: 'payment',
    entityId: payment.id,
    after: { order_id: payment.order_id, amount: refund.amount, reason: refund.reason },
  });
  return { ok: true, refund, isSent: false };
}

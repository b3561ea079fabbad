import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { splitRefund } from '../../domain/claims/claim.ts';
import { LEAST_REFUND, refundLeft } from '../../domain/payments/refund.ts';
import { type Paise, paise, sum } from '../../domain/pricing/money.ts';
import { formatRupeesExact } from '../../domain/text/format.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { changeOrder } from '../orders/change-order.ts';
import { lockOrder, type PaymentParts } from './payment-rows.ts';
import { REFUND_COLUMNS, type RefundRow, refundsOf } from './refund-rows.ts';
import { type RequestedRefund, storeRefund } from './request-refund.ts';
import { isAllGivenBack, sendRefund } from './settle-refund.ts';

interface OrderRefund {
  readonly orderId: string;
  readonly amount: Paise;
  readonly reason: string;
  readonly by: Administrator;
}

export type RefundedOrder =
  | {
      readonly ok: true;
      readonly refunds: readonly RefundRow[];
      /** To be called after the commit. */
      readonly send: () => Promise<void>;
    }
  | Exclude<RequestedRefund, { ok: true }>;

interface PaidRow {
  readonly id: string;
  readonly provider: string;
  readonly amount_received: number | null;
}

/**
 * Refunds an amount of whatever paid the order, in the caller's transaction: through the gateway what came that way, and then
 * what was paid in cash or by transfer, which an administrator gives back by hand.
 */
export async function refundOrder(
  client: PoolClient,
  parts: PaymentParts,
  request: OrderRefund,
): Promise<RefundedOrder> {
  const { orderId, amount } = request;
  await lockOrder(client, orderId);
  const { rows } = await client.query<PaidRow>(
    `select id, provider, amount_received from payments where order_id = $1 and state = 'COMPLETED'
      order by provider = 'manual', created_at, id`,
    [orderId],
  );
  if (rows.length === 0)
    return {
      ok: false,
      code: 'NOT_PAID',
      message: 'No payment is recorded for this order. Record it first, then refund it.',
    };
  const earlier = await refundsOf(
    client,
    rows.map(({ id }) => id),
  );
  const left = rows.map(({ id, amount_received }) => leftOf(amount_received ?? 0, earlier, id));
  const split = splitRefund(amount, left);
  if (split === undefined)
    return {
      ok: false,
      code: 'REFUND_TOO_LARGE',
      message: `You can refund at most ${formatRupeesExact(sum(left))}.`,
    };
  const refunds: RefundRow[] = [];
  const toSend: RefundRow[] = [];
  for (const [index, payment] of rows.entries()) {
    const part = split[index] ?? 0;
    if (part < LEAST_REFUND) continue;
    const ofPayment = { ...request, paymentId: payment.id, amount: paise(part) };
    if (payment.provider === 'manual') refunds.push(await refundByHand(client, ofPayment, parts.now()));
    else {
      const stored = await storeRefund(client, parts, ofPayment);
      if (!stored.ok) return stored;
      refunds.push(stored.refund);
      toSend.push(stored.refund);
    }
  }
  // What goes through the gateway is booked when that has answered.
  if (toSend.length < refunds.length && (await isAllGivenBack(client, orderId)))
    await changeOrder(client, orderId, { paymentStatus: 'REFUNDED' }, request.by, parts.now());
  return {
    ok: true,
    refunds,
    send: async () => {
      for (const refund of toSend) await sendRefund(parts, refund);
    },
  };
}

const leftOf = (received: number, refunds: readonly RefundRow[], paymentId: string): Paise =>
  refundLeft(
    paise(received),
    refunds
      .filter(({ payment_id }) => payment_id === paymentId)
      .map(({ amount, state }) => ({ amount: paise(amount), state })),
  );

/** It counts as done, with its credit note: the administrator transfers the money. */
async function refundByHand(
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
  await issueCreditNote(client, orderId, `Refund: ${reason}`, now, amount);
  await recordChange(client, by, {
    action: 'refund',
    entity: 'payment',
    entityId: paymentId,
    after: { order_id: orderId, amount, reason },
  });
  return refund;
}

import { createHash } from 'node:crypto';
import type { Webhook } from '../../contract/payments/pay-order.ts';
import { readPaymentState } from '../../domain/payments/payment.ts';
import type { PaymentParts } from './payment-rows.ts';
import { settlePayment } from './settle.ts';
import { settleRefund } from './settle-refund.ts';

type WebhookOutcome = 'settled' | 'noted' | 'unknown';

/** The payment or refund that a webhook is about. */
interface Subject {
  readonly paymentId: string;
  /** Asks the gateway for the present state; undefined where the gateway does not answer. */
  readonly settle: () => Promise<string | undefined>;
  readonly askSoon: () => Promise<unknown>;
}

/**
 * A webhook is only a hint: the gateway itself is asked for the state. The event counts as handled once both agree;
 * copies of a handled event change nothing and ask nothing.
 */
export async function handleWebhook(parts: PaymentParts, webhook: Webhook): Promise<WebhookOutcome> {
  const subject = await findSubject(parts, webhook);
  if (subject === undefined) {
    parts.log.warn({ event: webhook.event }, 'a webhook speaks of a payment that the shop does not know');
    return 'unknown';
  }
  const event = await storeEvent(parts, webhook, subject.paymentId);
  if (event.isHandled) return 'settled';
  const state = await subject.settle();
  const claimed = webhook.payload?.state ?? '';
  const agrees = state !== undefined && readPaymentState(claimed) === readPaymentState(state);
  await parts.pool.query(
    'update payment_events set outcome = $2, handled_at = case when $3 then $4::timestamptz end where id = $1',
    [event.id, state ?? 'no answer of the gateway', agrees, parts.now()],
  );
  if (state === undefined) await subject.askSoon();
  return agrees ? 'settled' : 'noted';
}

async function findSubject(parts: PaymentParts, { payload }: Webhook): Promise<Subject | undefined> {
  const { pool, gateway } = parts;
  const soon = (table: 'payments' | 'refunds', id: string) => () =>
    pool.query(`update ${table} set next_check_at = $2 where id = $1`, [id, parts.now()]);
  if (payload?.merchantRefundId !== undefined) {
    const merchantRefundId = payload.merchantRefundId;
    const { rows } = await pool.query<{ id: string; payment_id: string }>(
      `select r.id, r.payment_id from refunds r join payments p on p.id = r.payment_id
        where r.merchant_refund_id = $1 and p.provider = $2`,
      [merchantRefundId, gateway.provider],
    );
    return (
      rows[0] && {
        paymentId: rows[0].payment_id,
        settle: () => settleRefund(parts, merchantRefundId),
        askSoon: soon('refunds', rows[0].id),
      }
    );
  }
  const merchantOrderId = payload?.merchantOrderId;
  if (merchantOrderId === undefined) return undefined;
  const { rows } = await pool.query<{ id: string }>(
    'select id from payments where merchant_order_id = $1 and provider = $2',
    [merchantOrderId, gateway.provider],
  );
  return (
    rows[0] && {
      paymentId: rows[0].id,
      settle: async () => {
        const settled = await settlePayment(parts, merchantOrderId);
        return 'state' in settled ? settled.state : undefined;
      },
      askSoon: soon('payments', rows[0].id),
    }
  );
}

async function storeEvent(
  { pool, gateway, now }: PaymentParts,
  webhook: Webhook,
  paymentId: string,
): Promise<{ id: number; isHandled: boolean }> {
  const content = JSON.stringify(webhook);
  const dedupeKey = createHash('sha256').update(content).digest('hex');
  const { rows } = await pool.query<{ id: number; is_handled: boolean }>(
    `insert into payment_events (provider, dedupe_key, event, payment_id, payload, received_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (provider, dedupe_key) do update set event = excluded.event
     returning id, handled_at is not null as is_handled`,
    [gateway.provider, dedupeKey, webhook.event ?? 'unnamed', paymentId, content, now()],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('The webhook was not stored');
  return { id: row.id, isHandled: row.is_handled };
}

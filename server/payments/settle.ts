import type { PoolClient } from 'pg';
import { nextPaymentState, type StoredPaymentState } from '../../domain/payments/payment.ts';
import { paise } from '../../domain/pricing/money.ts';
import { withTransaction } from '../db/connect.ts';
import { violates } from '../db/violations.ts';
import { CREATION_TIMEOUT_MS } from './attempts.ts';
import { completePayment, disputePayment } from './book-money.ts';
import { failPayment } from './fail-payment.ts';
import { lockPayment, openPayments, type PaymentParts, type PaymentRow } from './payment-rows.ts';
import type { OrderStatusResponse } from './phonepe-responses.ts';

export type Settled =
  | { readonly outcome: 'changed' | 'unchanged'; readonly state: StoredPaymentState }
  /** The gateway did not answer; nothing was changed. */
  | { readonly outcome: 'unavailable' }
  /** There is no such payment. */
  | { readonly outcome: 'unknown' };

/**
 * The only way in which a payment is settled, whether the browser returns, a webhook comes or the reconciler runs. The
 * gateway is asked outside of any transaction, and its answer is booked under the order's lock, so that any number of
 * calls make one transition and one mail.
 */
export async function settlePayment(parts: PaymentParts, merchantOrderId: string): Promise<Settled> {
  const answer = await parts.gateway.client.orderStatus(merchantOrderId);
  if (answer.ok)
    return bookWithRetry(parts, (client) => bookReport(client, parts, merchantOrderId, answer.value));
  if (answer.kind === 'not-found')
    return withTransaction(parts.pool, (client) => bookUnknown(client, parts, merchantOrderId));
  parts.log.warn({ reason: answer.code }, 'the gateway did not say how a payment stands');
  return { outcome: 'unavailable' };
}

const TRANSACTION_TAKEN = 'payments_transaction_unique';

/** When two payments claim one transaction at the same moment, the retry sees the first and disputes the second. */
async function bookWithRetry(
  { pool }: PaymentParts,
  work: (client: PoolClient) => Promise<Settled>,
): Promise<Settled> {
  try {
    return await withTransaction(pool, work);
  } catch (error) {
    if (!violates(error, TRANSACTION_TAKEN)) throw error;
    return withTransaction(pool, work);
  }
}

async function bookReport(
  client: PoolClient,
  parts: PaymentParts,
  merchantOrderId: string,
  report: OrderStatusResponse,
): Promise<Settled> {
  const locked = await lockPayment(client, { merchantOrderId });
  if (locked === undefined) return { outcome: 'unknown' };
  const { payment } = locked;
  if (payment.state === 'COMPLETED' || payment.state === 'DISPUTED')
    return { outcome: 'unchanged', state: payment.state };
  const mismatch = findMismatch(payment, report);
  if (mismatch !== undefined) {
    parts.log.error({ paymentId: payment.id }, 'the gateway answered about another payment');
    await storeProblem(client, payment, mismatch);
    return { outcome: 'unchanged', state: payment.state };
  }
  const booking = {
    ...locked,
    report,
    publicUrl: parts.publicUrl,
    isTest: parts.gateway.isTest,
    now: parts.now(),
  };
  const step = nextPaymentState(payment.state, report.state, {
    amountExpected: paise(payment.amount),
    amountReported: report.amount,
  });
  if (step.problem === 'AMOUNT_MISMATCH')
    return changed(
      await disputePayment(
        client,
        booking,
        'The payment service reported a different amount than the order’s.',
      ),
    );
  if (!step.changed) return { outcome: 'unchanged', state: payment.state };
  if (step.state === 'COMPLETED') return changed(await completePayment(client, booking));
  if (step.state === 'FAILED') {
    const code = report.detailedErrorCode ?? report.errorCode ?? 'FAILED';
    await failPayment(client, locked, { code, report, now: booking.now });
    return changed('FAILED');
  }
  await client.query(
    `update payments set state = 'PENDING', provider_order_id = $2, payload = $3 where id = $1`,
    [payment.id, report.orderId, JSON.stringify(report)],
  );
  return changed('PENDING');
}

const changed = (state: StoredPaymentState): Settled => ({ outcome: 'changed', state });

function findMismatch(payment: PaymentRow, report: OrderStatusResponse): string | undefined {
  if (report.merchantOrderId !== undefined && report.merchantOrderId !== payment.merchant_order_id)
    return 'The payment service answered for a different payment of the shop.';
  if (payment.provider_order_id !== null && payment.provider_order_id !== report.orderId)
    return 'The payment service answered with a different order of its own.';
  return undefined;
}

async function storeProblem(client: PoolClient, payment: PaymentRow, problem: string): Promise<void> {
  await client.query('update payments set problem = $2 where id = $1', [payment.id, problem]);
}

/** The gateway does not know the payment, so it has failed, unless it is being created or its page is still open. */
async function bookUnknown(
  client: PoolClient,
  parts: PaymentParts,
  merchantOrderId: string,
): Promise<Settled> {
  const locked = await lockPayment(client, { merchantOrderId });
  if (locked === undefined) return { outcome: 'unknown' };
  const { state, created_at, expires_at } = locked.payment;
  const now = parts.now();
  const isLost =
    (state === 'CREATED' && now.getTime() - created_at.getTime() > CREATION_TIMEOUT_MS) ||
    (state === 'PENDING' && now > (expires_at ?? created_at));
  if (!isLost) return { outcome: 'unchanged', state };
  await failPayment(client, locked, { code: 'UNKNOWN_TO_GATEWAY', now });
  return changed('FAILED');
}

const ATTEMPTS_ASKED_MAX = 3;

/** Asks the gateway about the latest open attempts to pay an order. False where it does not answer. */
export async function settleOpenPayments(parts: PaymentParts, orderId: string): Promise<boolean> {
  const open = await openPayments(parts.pool, orderId, parts.gateway.provider);
  const asked = open.filter(({ state }) => state === 'PENDING').slice(0, ATTEMPTS_ASKED_MAX);
  const settled = await Promise.all(
    asked.map(({ merchant_order_id }) => settlePayment(parts, merchant_order_id)),
  );
  return settled.every(({ outcome }) => outcome !== 'unavailable');
}

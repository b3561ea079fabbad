import type { PoolClient } from 'pg';
import { z } from 'zod';
import {
  checkPaymentEligibility,
  type PaymentEligibility,
} from '../../domain/payments/payment-eligibility.ts';
import { paise } from '../../domain/pricing/money.ts';
import { withTransaction } from '../db/connect.ts';
import { changeOrder } from '../orders/change-order.ts';
import { claimKey, requestKey, storeResponse } from '../orders/idempotency.ts';
import { SYSTEM } from './actors.ts';
import {
  type Attempt,
  countAttempts,
  insertAttempt,
  isOnItsWay,
  isWaiting,
  readAttempt,
} from './attempts.ts';
import { findOrder, lockOrder, type OrderRow, type PaymentParts } from './payment-rows.ts';
import { settleOpenPayments } from './settle-open.ts';

export interface PaymentWish {
  readonly orderId: string;
  /** What the client believes it pays, in paise: compared with the order's total, and never used. */
  readonly amount?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  /** On the gateway's own page, or inside an app that has the gateway's SDK. */
  readonly channel: 'page' | 'app';
}

export interface StartRefusal {
  readonly ok: false;
  readonly code:
    | Exclude<PaymentEligibility, { ok: true }>['code']
    | 'ORDER_NOT_FOUND'
    | 'AMOUNT_MISMATCH'
    | 'TOO_MANY_ATTEMPTS'
    | 'KEY_REUSED'
    | 'GATEWAY_UNAVAILABLE';
  readonly message: string;
  readonly details?: unknown;
}

export type Started =
  | { readonly ok: true; readonly order: OrderRow; readonly attempt: Attempt; readonly isNew: boolean }
  | StartRefusal;

const MOST_ATTEMPTS = 25;

/**
 * Writes a new attempt down before the gateway hears of it, so that no money can come that the shop knows nothing of.
 * Attempts that are still open are asked about first: whoever has paid already is not sent to pay again.
 */
export async function startPayment(parts: PaymentParts, wish: PaymentWish): Promise<Started> {
  const found = await findOrder(parts.pool, wish.orderId);
  const refusal = whyRefused(found, wish);
  if (refusal !== undefined) return refusal;
  if (!(await settleOpenPayments(parts, wish.orderId)))
    return { ok: false, code: 'GATEWAY_UNAVAILABLE', message: 'The payment service does not answer.' };
  return withTransaction(parts.pool, (client) => beginAttempt(client, parts, wish));
}

const NOT_FOUND: StartRefusal = { ok: false, code: 'ORDER_NOT_FOUND', message: 'Order not found' };

function whyRefused(order: OrderRow | undefined, wish: PaymentWish): StartRefusal | undefined {
  if (order === undefined || order.is_deleted) return NOT_FOUND;
  const payable = checkPaymentEligibility({
    status: order.status,
    paymentStatus: order.payment_status,
    paymentMethod: order.payment_method,
    total: paise(order.total_amount),
  });
  if (!payable.ok) return payable;
  if (wish.amount === undefined || wish.amount === order.total_amount) return undefined;
  return {
    ok: false,
    code: 'AMOUNT_MISMATCH',
    message: 'The amount is not the total of the order.',
    details: { amount: order.total_amount },
  };
}

async function beginAttempt(client: PoolClient, parts: PaymentParts, wish: PaymentWish): Promise<Started> {
  const now = parts.now();
  const order = await lockOrder(client, wish.orderId);
  if (order === undefined) return NOT_FOUND;
  const refusal = whyRefused(order, wish);
  if (refusal !== undefined) return refusal;

  const { orderId, amount = null, channel, idempotencyKey } = wish;
  const key = requestKey('payment', idempotencyKey, { userId: null, body: { orderId, amount, channel } });
  const claimed = key === undefined ? { state: 'new' as const } : await claimKey(client, key, now);
  if (claimed.state === 'key reused')
    return {
      ok: false,
      code: 'KEY_REUSED',
      message: 'This Idempotency-Key was already used for another payment',
    };
  if (claimed.state === 'repeated') {
    const present = await attemptOf(client, claimed.response);
    if (present !== undefined && (isWaiting(present, now) || isOnItsWay(present, now)))
      return { ok: true, order, attempt: present, isNew: false };
  }

  const number = (await countAttempts(client, order.id)) + 1;
  if (number > MOST_ATTEMPTS)
    return {
      ok: false,
      code: 'TOO_MANY_ATTEMPTS',
      message: 'There were too many attempts to pay this order. Please contact us.',
    };
  const attempt = await insertAttempt(client, order, { number, provider: parts.gateway.provider, now });
  if (order.payment_status === 'FAILED')
    await changeOrder(
      client,
      order.id,
      { paymentStatus: 'PENDING', note: 'Another attempt to pay' },
      SYSTEM,
      now,
    );
  if (key !== undefined) await storeResponse(client, key, 201, { merchantOrderId: attempt.merchantOrderId });
  return { ok: true, order, attempt, isNew: true };
}

const answerSchema = z.object({ merchantOrderId: z.string() });

async function attemptOf(client: PoolClient, answer: unknown): Promise<Attempt | undefined> {
  const stored = answerSchema.safeParse(answer);
  return stored.success ? readAttempt(client, stored.data.merchantOrderId) : undefined;
}

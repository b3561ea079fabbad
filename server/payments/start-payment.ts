import type { PoolClient } from 'pg';
import { z } from 'zod';
import {
  amountToPay,
  checkPaymentEligibility,
  type PaymentEligibility,
} from '../../domain/payments/payment-eligibility.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { withTransaction } from '../db/connect.ts';
import { claimKey, requestKey, storeResponse } from '../http/idempotency.ts';
import { SYSTEM } from '../orders/actor.ts';
import { changeOrder } from '../orders/change-order.ts';
import {
  type Attempt,
  countAttempts,
  insertAttempt,
  isBeingCreated,
  isPayable,
  readAttempt,
} from './attempts.ts';
import { findOrder, lockOrder, moneyOf, type OrderRow, type PaymentParts } from './payment-rows.ts';
import { settleOpenPayments } from './settle-open-payments.ts';

export interface PaymentRequest {
  readonly orderId: string;
  /** In paise, as the client sees it; only compared with what is asked. */
  readonly amount?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  /** On the gateway's own page, or inside an app that has the gateway's SDK. */
  readonly channel: 'page' | 'app';
}

export interface StartRefusal
  extends Refusal<
    | Exclude<PaymentEligibility, { ok: true }>['code']
    | 'ORDER_NOT_FOUND'
    | 'AMOUNT_MISMATCH'
    | 'TOO_MANY_ATTEMPTS'
    | 'KEY_REUSED'
    | 'GATEWAY_UNAVAILABLE'
  > {
  readonly details?: unknown;
}

export type Started =
  | { readonly ok: true; readonly order: OrderRow; readonly attempt: Attempt; readonly isNew: boolean }
  | StartRefusal;

const ATTEMPTS_MAX = 25;

/**
 * Stores a new attempt before the gateway is called, so that no money can come that the shop does not know of. Open
 * attempts are settled first, so that nobody pays twice.
 */
export async function startPayment(parts: PaymentParts, request: PaymentRequest): Promise<Started> {
  const found = await findOrder(parts.pool, request.orderId);
  const refusal = findRefusal(found, request);
  if (refusal !== undefined) return refusal;
  if (!(await settleOpenPayments(parts, request.orderId)))
    return refuse('GATEWAY_UNAVAILABLE', 'The payment service isn’t responding.');
  return withTransaction(parts.pool, (client) => createAttempt(client, parts, request));
}

const NOT_FOUND: StartRefusal = refuse('ORDER_NOT_FOUND', 'Order not found');

function findRefusal(order: OrderRow | undefined, request: PaymentRequest): StartRefusal | undefined {
  if (order === undefined || order.is_deleted) return NOT_FOUND;
  const payable = checkPaymentEligibility(moneyOf(order));
  if (!payable.ok) return payable;
  const amount = amountToPay(moneyOf(order));
  if (request.amount === undefined || request.amount === amount) return undefined;
  return {
    ok: false,
    code: 'AMOUNT_MISMATCH',
    message: `The amount doesn’t match the order ${order.advance === null ? 'total' : 'advance'}.`,
    details: { amount },
  };
}

async function createAttempt(
  client: PoolClient,
  parts: PaymentParts,
  request: PaymentRequest,
): Promise<Started> {
  const now = parts.now();
  const order = await lockOrder(client, request.orderId);
  if (order === undefined) return NOT_FOUND;
  const refusal = findRefusal(order, request);
  if (refusal !== undefined) return refusal;

  const { orderId, amount = null, channel, idempotencyKey } = request;
  const key = requestKey('payment', idempotencyKey, { userId: null, body: { orderId, amount, channel } });
  const claimed = await claimKey(client, key, now);
  if (claimed.state === 'key reused')
    return refuse('KEY_REUSED', 'This Idempotency-Key was already used for another payment');
  if (claimed.state === 'repeated') {
    const present = await readStoredAttempt(client, claimed.response);
    if (present !== undefined && (isPayable(present, now) || isBeingCreated(present, now)))
      return { ok: true, order, attempt: present, isNew: false };
  }

  const number = (await countAttempts(client, order.id)) + 1;
  if (number > ATTEMPTS_MAX)
    return refuse('TOO_MANY_ATTEMPTS', 'Too many payment attempts for this order. Please contact us.');
  const attempt = await insertAttempt(client, order, { number, provider: parts.gateway.provider, now });
  if (order.payment_status === 'FAILED')
    await changeOrder(
      client,
      order.id,
      { paymentStatus: 'PENDING', note: 'Customer tried to pay again' },
      SYSTEM,
      now,
    );
  await storeResponse(client, key, { merchantOrderId: attempt.merchantOrderId });
  return { ok: true, order, attempt, isNew: true };
}

const answerSchema = z.object({ merchantOrderId: z.string() });

async function readStoredAttempt(client: PoolClient, answer: unknown): Promise<Attempt | undefined> {
  const stored = answerSchema.safeParse(answer);
  return stored.success ? readAttempt(client, stored.data.merchantOrderId) : undefined;
}

import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import {
  amountToPay,
  checkPaymentEligibility,
  type PaymentEligibility,
} from '../../domain/payments/payment-eligibility.ts';
import { paise } from '../../domain/pricing/money.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { readMobile } from '../../domain/text/field-formats.ts';
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
  secondsToPay,
  storeOpenedAttempt,
  storeUnclearAttempt,
} from './attempts.ts';
import { failPayment } from './fail-payment.ts';
import type { GatewayFailure } from './gateway-call.ts';
import {
  findOrder,
  lockOrder,
  lockPayment,
  moneyOf,
  type OrderRow,
  type PaymentParts,
} from './payment-rows.ts';
import type { NewGatewayOrder } from './phonepe.ts';
import { settleOpenPayments } from './settle.ts';

interface PaymentRequest {
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
    | 'GATEWAY_REFUSED'
    | 'GATEWAY_UNAVAILABLE'
  > {
  readonly details?: unknown;
}

interface StartedPayment {
  readonly ok: true;
  readonly order: OrderRow;
  readonly attempt: Attempt;
}

const ATTEMPTS_MAX = 25;

const NOT_FOUND: StartRefusal = refuse('ORDER_NOT_FOUND', 'Order not found');
const UNAVAILABLE: StartRefusal = refuse('GATEWAY_UNAVAILABLE', 'The payment service isn’t responding.');

/** Gets a page of the gateway on which the order can be paid, or a token for an app's SDK. */
export async function startPayment(
  parts: PaymentParts,
  request: PaymentRequest,
): Promise<StartedPayment | StartRefusal> {
  const stored = await storeAttempt(parts, request);
  if (!stored.ok) return stored;
  const { order, attempt } = stored;
  const failure = stored.isNew ? await createAtGateway(parts, request, order, attempt) : undefined;
  if (failure !== undefined) return failure;
  const opened = await waitUntilOpened(parts, attempt);
  return opened === undefined ? UNAVAILABLE : { ok: true, order, attempt: opened };
}

type StoredAttempt = (StartedPayment & { readonly isNew: boolean }) | StartRefusal;

/**
 * Stores a new attempt before the gateway is called, so that no money can come that the shop does not know of. Open
 * attempts are settled first, so that nobody pays twice.
 */
async function storeAttempt(parts: PaymentParts, request: PaymentRequest): Promise<StoredAttempt> {
  const found = await findOrder(parts.pool, request.orderId);
  const refusal = findRefusal(found, request);
  if (refusal !== undefined) return refusal;
  if (!(await settleOpenPayments(parts, request.orderId))) return UNAVAILABLE;
  return withTransaction(parts.pool, (client) => createAttempt(client, parts, request));
}

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
): Promise<StoredAttempt> {
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

async function createAtGateway(
  parts: PaymentParts,
  { channel }: PaymentRequest,
  order: OrderRow,
  attempt: Attempt,
): Promise<StartRefusal | undefined> {
  const { client } = parts.gateway;
  const wanted = newGatewayOrder(parts, order, attempt);
  const answer = channel === 'page' ? await client.pay(wanted) : await client.createSdkOrder(wanted);
  if (answer.ok) {
    await storeOpenedAttempt(parts.pool, attempt, answer.value);
    return undefined;
  }
  return handleGatewayFailure(parts, attempt, answer);
}

/** A refusal means that nothing was created. After any other failure the reconciler finds out. */
async function handleGatewayFailure(
  parts: PaymentParts,
  attempt: Attempt,
  { kind, code }: GatewayFailure,
): Promise<StartRefusal> {
  parts.log.error({ kind, reason: code }, 'the gateway did not take a payment');
  if (kind !== 'refused') {
    await storeUnclearAttempt(parts.pool, attempt, code);
    return UNAVAILABLE;
  }
  await withTransaction(parts.pool, async (client) => {
    const locked = await lockPayment(client, { id: attempt.id });
    if (locked?.payment.state === 'CREATED') await failPayment(client, locked, { code, now: parts.now() });
  });
  return refuse('GATEWAY_REFUSED', 'The payment service didn’t accept this payment.');
}

function newGatewayOrder(parts: PaymentParts, order: OrderRow, attempt: Attempt): NewGatewayOrder {
  const { merchantOrderId } = attempt;
  const back = new URLSearchParams({ transactionId: merchantOrderId });
  return {
    merchantOrderId,
    amount: paise(attempt.amount),
    expireAfterSeconds: secondsToPay(order.payment_due_at, parts.now()),
    redirectUrl: `${parts.publicUrl}/payment-response?${back}`,
    phone: readMobile(order.customer_phone),
  };
}

const POLL_MS = 100;

/** When the same request is sent twice at once, the second waits for the gateway's answer to the first. */
async function waitUntilOpened(
  parts: PaymentParts,
  { merchantOrderId }: Attempt,
): Promise<Attempt | undefined> {
  for (;;) {
    const attempt = await readAttempt(parts.pool, merchantOrderId);
    if (attempt === undefined) return undefined;
    if (attempt.redirectUrl !== null || attempt.sdkToken !== null) return attempt;
    if (!isBeingCreated(attempt, parts.now())) return undefined;
    await delay(POLL_MS);
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { paise } from '../../domain/pricing/money.ts';
import { refuse } from '../../domain/refusal.ts';
import { readMobile } from '../../domain/text/field-formats.ts';
import { withTransaction } from '../db/connect.ts';
import {
  type Attempt,
  isBeingCreated,
  readAttempt,
  secondsToPay,
  storeOpenedAttempt,
  storeUnclearAttempt,
} from './attempts.ts';
import { failPayment } from './fail-payment.ts';
import type { GatewayFailure } from './gateway-call.ts';
import { lockPayment, type OrderRow, type PaymentParts } from './payment-rows.ts';
import type { NewGatewayOrder } from './phonepe.ts';
import { type PaymentRequest, type StartRefusal, startPayment } from './start-payment.ts';

export type OpenRefusal = Omit<StartRefusal, 'code'> & {
  readonly code: StartRefusal['code'] | 'GATEWAY_REFUSED';
};

export type Opened = { readonly ok: true; readonly order: OrderRow; readonly attempt: Attempt } | OpenRefusal;

/** Gets a page of the gateway on which the order can be paid, or a token for an app's SDK. */
export async function openPayment(parts: PaymentParts, request: PaymentRequest): Promise<Opened> {
  const started = await startPayment(parts, request);
  if (!started.ok) return started;
  const { order, attempt } = started;
  const failure = started.isNew ? await createAtGateway(parts, request, order, attempt) : undefined;
  if (failure !== undefined) return failure;
  const opened = await waitUntilOpened(parts, attempt);
  return opened === undefined ? UNAVAILABLE : { ok: true, order, attempt: opened };
}

const UNAVAILABLE: OpenRefusal = refuse('GATEWAY_UNAVAILABLE', 'The payment service isn’t responding.');

async function createAtGateway(
  parts: PaymentParts,
  { channel }: PaymentRequest,
  order: OrderRow,
  attempt: Attempt,
): Promise<OpenRefusal | undefined> {
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
): Promise<OpenRefusal> {
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

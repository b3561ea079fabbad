import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { StoredPaymentState } from '../../domain/payments/payment.ts';
import { nextPaymentCheck } from '../../domain/payments/payment-checks.ts';
import { amountToPay } from '../../domain/payments/payment-eligibility.ts';
import type { Gateway } from './gateway.ts';
import { moneyOf, type OrderRow } from './payment-rows.ts';

/** One attempt to pay an order, from its start to the page on which it is paid. */
export interface Attempt {
  readonly id: string;
  readonly merchantOrderId: string;
  readonly state: StoredPaymentState;
  readonly amount: number;
  /** Where the shopper pays; one of the two is known once the gateway has answered. */
  readonly redirectUrl: string | null;
  readonly sdkToken: string | null;
  readonly errorCode: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

const COLUMNS = `id, merchant_order_id as "merchantOrderId", state, amount, redirect_url as "redirectUrl",
  sdk_token as "sdkToken", error_code as "errorCode", coalesce(expires_at, created_at) as "expiresAt",
  created_at as "createdAt"`;

/** PhonePe takes 300 to 3600 seconds. */
const LONGEST_SECONDS = 1200;
const SHORTEST_SECONDS = 300;

/** As long as stock is reserved for the order, but at least five and at most twenty minutes. */
export function secondsToPay(dueAt: Date | null, now: Date): number {
  if (dueAt === null) return LONGEST_SECONDS;
  const left = Math.floor((dueAt.getTime() - now.getTime()) / 1000);
  return Math.min(Math.max(left, SHORTEST_SECONDS), LONGEST_SECONDS);
}

export async function countAttempts(client: PoolClient, orderId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select coalesce(max(attempt), 0)::int as count from payments where order_id = $1',
    [orderId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * The amount is the order's total or its advance: a trigger refuses any other. The gateway gets a random id of the attempt, not the
 * order's id, since whoever has that reads the order.
 */
export async function insertAttempt(
  client: PoolClient,
  order: OrderRow,
  { number, provider, now }: { number: number; provider: Gateway['provider']; now: Date },
): Promise<Attempt> {
  const expiresAt = new Date(now.getTime() + secondsToPay(order.payment_due_at, now) * 1000);
  const { rows } = await client.query<Attempt>(
    `insert into payments (order_id, attempt, provider, merchant_order_id, amount, next_check_at, expires_at, created_at,
            pays)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
    [
      order.id,
      number,
      provider,
      `PAY-${randomUUID()}`,
      amountToPay(moneyOf(order)),
      nextPaymentCheck({ startedAt: now, expiresAt, now }),
      expiresAt,
      now,
      order.advance === null ? 'total' : 'advance',
    ],
  );
  const attempt = rows[0];
  if (attempt === undefined) throw new Error('The attempt to pay was not stored');
  return attempt;
}

export async function readAttempt(
  client: Pool | PoolClient,
  merchantOrderId: string,
): Promise<Attempt | undefined> {
  const { rows } = await client.query<Attempt>(
    `select ${COLUMNS} from payments where merchant_order_id = $1`,
    [merchantOrderId],
  );
  return rows[0];
}

/** Longer than the calls to the gateway can take: until then an attempt may still be created there. */
export const CREATION_TIMEOUT_MS = 20_000;

/** Another request has stored the attempt and is waiting for the gateway. */
export function isBeingCreated({ state, errorCode, createdAt }: Attempt, now: Date): boolean {
  return (
    state === 'CREATED' && errorCode === null && now.getTime() - createdAt.getTime() < CREATION_TIMEOUT_MS
  );
}

/** The shopper can still pay on its page. */
export function isPayable(attempt: Attempt, now: Date): boolean {
  return (
    attempt.state === 'PENDING' &&
    (attempt.redirectUrl !== null || attempt.sdkToken !== null) &&
    attempt.expiresAt > now
  );
}

/** Stores the gateway's answer. A webhook may have come first and changed the state already. */
export async function storeOpenedAttempt(
  pool: Pool,
  { id }: Attempt,
  opened: { orderId: string; expireAt: number; redirectUrl?: string; token?: string },
): Promise<void> {
  await pool.query(
    `update payments set state = case when state = 'CREATED' then 'PENDING' else state end,
            provider_order_id = coalesce(provider_order_id, $2), redirect_url = $3, sdk_token = $4, expires_at = $5
      where id = $1`,
    [id, opened.orderId, opened.redirectUrl ?? null, opened.token ?? null, new Date(opened.expireAt)],
  );
}

/** Whether the gateway created the payment is not known; the reconciler finds out. */
export async function storeUnclearAttempt(pool: Pool, { id }: Attempt, code: string): Promise<void> {
  await pool.query(`update payments set error_code = $2 where id = $1 and state = 'CREATED'`, [
    id,
    code.slice(0, 100),
  ]);
}

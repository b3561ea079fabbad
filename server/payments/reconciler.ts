import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { nextPaymentCheck, nextRefundCheck } from '../../domain/payments/payment-checks.ts';
import { cancelUnconfirmedOrders, cancelUnpaidOrders } from './cancel-overdue-orders.ts';
import { type Claim, claimPayments, claimRefunds, releaseClaim } from './claims.ts';
import type { PaymentParts } from './payment-rows.ts';
import { settlePayment } from './settle.ts';
import { settleRefund } from './settle-refund.ts';

export interface Reconciler {
  /** Checks everything that is due now, once. */
  readonly runOnce: () => Promise<void>;
  /** Waits a while for running checks. Those that are cut off are repeated once their lease has ended. */
  readonly stop: () => Promise<void>;
}

const POLL_MS = 1_000;
const LEASE_MS = 60_000;
const CLAIMS_MAX = 8;
const CANCEL_EVERY_MS = 30_000;
const STOP_TIMEOUT_MS = 8_000;

/**
 * Asks the gateway about open payments and refunds at the times it prescribes, whether or not webhooks come and browsers
 * return. Any number of processes may run it: each payment is claimed by one of them at a time.
 */
export function startReconciler(parts: PaymentParts & { readonly pollMs?: number }): Reconciler {
  const { pool, gateway, log, now, pollMs = POLL_MS } = parts;
  const lockedBy = `${hostname().slice(0, 60)}:${process.pid}:${randomUUID().slice(0, 8)}`;
  let cancelledAt = 0;
  let isAway = false;
  let isStopped = false;
  let running = Promise.resolve();

  const claimOptions = () => ({
    provider: gateway.provider,
    lockedBy,
    leaseMs: LEASE_MS,
    limit: CLAIMS_MAX,
    now: now(),
  });

  const check = async (
    table: 'payments' | 'refunds',
    claim: Claim,
    settle: () => Promise<unknown>,
    next: () => Date,
  ): Promise<void> => {
    try {
      await settle();
    } catch (err) {
      log.error({ err }, 'an open payment could not be settled');
    }
    await releaseClaim(pool, table, claim, { lockedBy, nextCheckAt: next() });
  };

  const runOnce = async (): Promise<void> => {
    const payments = await claimPayments(pool, claimOptions());
    const refunds = await claimRefunds(pool, claimOptions());
    await Promise.all([
      ...payments.map((claim) =>
        check(
          'payments',
          claim,
          () => settlePayment(parts, claim.merchantId),
          () =>
            nextPaymentCheck({
              startedAt: claim.createdAt,
              expiresAt: claim.expiresAt ?? claim.createdAt,
              now: now(),
            }),
        ),
      ),
      ...refunds.map((claim) =>
        check(
          'refunds',
          claim,
          () => settleRefund(parts, claim.merchantId),
          () => nextRefundCheck({ startedAt: claim.createdAt, now: now() }),
        ),
      ),
    ]);
    if (now().getTime() - cancelledAt < CANCEL_EVERY_MS) return;
    cancelledAt = now().getTime();
    const unpaid = await cancelUnpaidOrders(pool, now());
    if (unpaid > 0) log.info({ unpaid }, 'orders without a payment were cancelled');
    const unconfirmed = await cancelUnconfirmedOrders(pool, now());
    if (unconfirmed > 0) log.info({ unconfirmed }, 'large cash orders without a call were cancelled');
  };

  /** That the database is away is logged once, not every second. */
  const tryRun = async (): Promise<void> => {
    try {
      await runOnce();
      if (isAway) log.info('payments are watched again');
      isAway = false;
    } catch (err) {
      if (!isAway) log.warn({ err }, 'payments cannot be watched');
      isAway = true;
    }
  };

  let timer: NodeJS.Timeout;
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = tryRun().then(schedule);
    }, pollMs);
    timer.unref();
  };
  schedule();

  return {
    runOnce,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([running, delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

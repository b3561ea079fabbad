import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { nextPaymentCheck, nextRefundCheck } from '../../domain/payments/payment-checks.ts';
import { askAgain } from '../orders/confirmation/ask-again.ts';
import { cancelLapsedOrders, cancelUnconfirmedOrders, cancelUnpaidOrders } from './cancel-overdue-orders.ts';
import { endLease, type Lease, leasePayments, leaseRefunds } from './leases.ts';
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
const LEASES_MAX = 8;
const CANCEL_EVERY_MS = 30_000;
const STOP_TIMEOUT_MS = 8_000;

/**
 * Asks the gateway about open payments and refunds at the times it prescribes, whether or not webhooks come and browsers
 * return. Any number of processes may run it: each payment is leased to one of them at a time.
 */
export function startReconciler(parts: PaymentParts & { readonly pollMs?: number }): Reconciler {
  const { pool, gateway, log, now, pollMs = POLL_MS } = parts;
  const lockedBy = `${hostname().slice(0, 60)}:${process.pid}:${randomUUID().slice(0, 8)}`;
  let cancelledAt = 0;
  let isAway = false;
  let isStopped = false;
  let running = Promise.resolve();

  const leaseOptions = () => ({
    provider: gateway.provider,
    lockedBy,
    leaseMs: LEASE_MS,
    limit: LEASES_MAX,
    now: now(),
  });

  const check = async (
    table: 'payments' | 'refunds',
    lease: Lease,
    settle: () => Promise<unknown>,
    next: () => Date,
  ): Promise<void> => {
    try {
      await settle();
    } catch (err) {
      log.error({ err }, 'an open payment could not be settled');
    }
    await endLease(pool, table, lease, { lockedBy, nextCheckAt: next() });
  };

  const runOnce = async (): Promise<void> => {
    const payments = await leasePayments(pool, leaseOptions());
    const refunds = await leaseRefunds(pool, leaseOptions());
    await Promise.all([
      ...payments.map((lease) =>
        check(
          'payments',
          lease,
          () => settlePayment(parts, lease.merchantId),
          () =>
            nextPaymentCheck({
              startedAt: lease.createdAt,
              expiresAt: lease.expiresAt ?? lease.createdAt,
              now: now(),
            }),
        ),
      ),
      ...refunds.map((lease) =>
        check(
          'refunds',
          lease,
          () => settleRefund(parts, lease.merchantId),
          () => nextRefundCheck({ startedAt: lease.createdAt, now: now() }),
        ),
      ),
    ]);
    if (now().getTime() - cancelledAt < CANCEL_EVERY_MS) return;
    cancelledAt = now().getTime();
    const unpaid = await cancelUnpaidOrders(pool, now());
    if (unpaid > 0) log.info({ unpaid }, 'orders without a payment were cancelled');
    const unconfirmed = await cancelUnconfirmedOrders(pool, now());
    if (unconfirmed > 0) log.info({ unconfirmed }, 'large cash orders without a call were cancelled');
    const asked = await askAgain(pool, now());
    const lapsed = await cancelLapsedOrders(pool, now());
    if (asked + lapsed > 0)
      log.info({ asked, lapsed }, 'cash orders without a confirmation were asked about or lapsed');
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

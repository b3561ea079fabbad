import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { nextPaymentCheck, nextRefundCheck } from '../../domain/payments/payment-checks.ts';
import { type Claim, claimPayments, claimRefunds, giveBack } from './claims.ts';
import type { PaymentParts } from './payment-rows.ts';
import { releaseUnconfirmedOrders, releaseUnpaidOrders } from './release-unpaid.ts';
import { settlePayment } from './settle.ts';
import { settleRefund } from './settle-refund.ts';

export interface Reconciler {
  /** Everything that is due now, once. */
  readonly round: () => Promise<void>;
  /** Lets what is under way end, for a while: what is cut off is taken up again when its lease has ended. */
  readonly stop: () => Promise<void>;
}

const POLL_MS = 1_000;
const LEASE_MS = 60_000;
const AT_ONCE = 8;
const RELEASE_EVERY_MS = 30_000;
const STOP_MS = 8_000;

/**
 * Asks the gateway about what is open, at the times it prescribes, whether or not webhooks come and browsers return.
 * Any number of processes may run one: what is due is lent to one of them at a time.
 */
export function startReconciler(parts: PaymentParts & { readonly pollMs?: number }): Reconciler {
  const { pool, gateway, log, now, pollMs = POLL_MS } = parts;
  const lockedBy = `${hostname().slice(0, 60)}:${process.pid}:${randomUUID().slice(0, 8)}`;
  let releasedAt = 0;
  let isAway = false;
  let isStopped = false;
  let running = Promise.resolve();

  const claimOptions = () => ({
    provider: gateway.provider,
    lockedBy,
    leaseMs: LEASE_MS,
    limit: AT_ONCE,
    now: now(),
  });

  const work = async (
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
    await giveBack(pool, table, claim, { lockedBy, nextCheckAt: next() });
  };

  const round = async (): Promise<void> => {
    const payments = await claimPayments(pool, claimOptions());
    const refunds = await claimRefunds(pool, claimOptions());
    await Promise.all([
      ...payments.map((claim) =>
        work(
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
        work(
          'refunds',
          claim,
          () => settleRefund(parts, claim.merchantId),
          () => nextRefundCheck({ startedAt: claim.createdAt, now: now() }),
        ),
      ),
    ]);
    if (now().getTime() - releasedAt < RELEASE_EVERY_MS) return;
    releasedAt = now().getTime();
    const released = await releaseUnpaidOrders(pool, now());
    if (released > 0) log.info({ released }, 'orders without a payment were given up');
    const unconfirmed = await releaseUnconfirmedOrders(pool, now());
    if (unconfirmed > 0) log.info({ unconfirmed }, 'large cash orders without a call were given up');
  };

  /** The database being away is said once, not every second. */
  const tryRound = async (): Promise<void> => {
    try {
      await round();
      if (isAway) log.info('payments are watched again');
      isAway = false;
    } catch (err) {
      if (!isAway) log.warn({ err }, 'payments cannot be watched');
      isAway = true;
    }
  };

  let timer: NodeJS.Timeout;
  const later = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = tryRound().then(later);
    }, pollMs);
    timer.unref();
  };
  later();

  return {
    round,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([running, delay(STOP_MS, undefined, { ref: false })]);
    },
  };
}

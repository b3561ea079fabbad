import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { nextPaymentCheck, nextRefundCheck } from '../../domain/payments/payment-checks.ts';
import { endLease, type Lease, leasePayments, leaseRefunds } from './leases.ts';
import type { PaymentParts } from './payment-rows.ts';
import { settlePayment } from './settle.ts';
import { settleRefund } from './settle-refund.ts';

const LEASE_MS = 60_000;
const LEASES_MAX = 8;

/**
 * Asks the gateway about the open payments and refunds that are due at the times it prescribes, whether or not webhooks
 * come and browsers return. Any number of processes may run it: each payment is leased to one of them at a time, and one that was
 * cut off is asked about again once its lease has ended.
 */
export async function reconcilePayments(parts: PaymentParts): Promise<void> {
  const { pool, gateway, log, now } = parts;
  const lockedBy = `${hostname().slice(0, 60)}:${process.pid}:${randomUUID().slice(0, 8)}`;
  const lease = { provider: gateway.provider, lockedBy, leaseMs: LEASE_MS, limit: LEASES_MAX };

  const check = async (
    table: 'payments' | 'refunds',
    leased: Lease,
    settle: typeof settlePayment | typeof settleRefund,
    next: () => Date,
  ): Promise<void> => {
    try {
      await settle(parts, leased.merchantId);
    } catch (err) {
      log.error({ err }, 'an open payment could not be settled');
    }
    await endLease(pool, table, leased, { lockedBy, nextCheckAt: next() });
  };

  const payments = await leasePayments(pool, { ...lease, now: now() });
  const refunds = await leaseRefunds(pool, { ...lease, now: now() });
  await Promise.all([
    ...payments.map((leased) =>
      check('payments', leased, settlePayment, () =>
        nextPaymentCheck({
          startedAt: leased.createdAt,
          expiresAt: leased.expiresAt ?? leased.createdAt,
          now: now(),
        }),
      ),
    ),
    ...refunds.map((leased) =>
      check('refunds', leased, settleRefund, () =>
        nextRefundCheck({ startedAt: leased.createdAt, now: now() }),
      ),
    ),
  ]);
}

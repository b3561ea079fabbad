import type { Pool } from 'pg';
import { purgeEndedSessions } from './accounts/sessions.ts';
import { withdrawExpiredInvitations } from './accounts/withdraw-administrator.ts';
import type { Job } from './background-jobs.ts';
import type { NightlyBackups } from './backup/nightly.ts';
import { purgeUnusedPictures } from './catalogue/media/purge-unused.ts';
import { purgeOldPhotographs } from './claims/photographs.ts';
import { rollUpDailySums } from './dashboard/roll-up.ts';
import { purgeExpiredKeys } from './http/idempotency.ts';
import { purgeExpiredCounts } from './http/rate-limit.ts';
import {
  askAgain,
  cancelLapsedOrders,
  cancelUnconfirmedOrders,
  cancelUnpaidOrders,
} from './orders/due-orders.ts';
import { purgeSentMessages } from './outbox/purge-sent.ts';
import type { OutboxRunner } from './outbox/runner.ts';
import type { PaymentParts } from './payments/payment-rows.ts';
import { reconcilePayments } from './payments/reconcile-payments.ts';
import { sendBackInStockMails } from './stock-alerts/back-in-stock-mails.ts';
import { purgeOldAlerts } from './stock-alerts/purge-alerts.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

export const STOCK_ALERTS = 'stock alerts';

interface JobParts extends PaymentParts {
  readonly databaseUrl: string;
  readonly outbox: OutboxRunner;
  readonly backups: NightlyBackups;
}

/** Everything that runs in the background, how often, and what keeps two processes from doing it twice. */
export const backgroundJobs = (parts: JobParts): Job[] => [
  {
    // Woken by each new message. A message is leased for a minute.
    name: 'outbox',
    everyMs: 5 * SECOND_MS,
    run: async () => parts.outbox.wake(),
  },
  {
    // Each payment and each refund is leased for a minute.
    name: 'payments',
    everyMs: SECOND_MS,
    run: () => reconcilePayments(parts),
  },
  {
    // The order's row is locked; locked ones are skipped. So it is with the next two. What came meanwhile is asked about first.
    name: 'unpaid orders',
    everyMs: 30 * SECOND_MS,
    atStart: true,
    run: async () => {
      await reconcilePayments(parts);
      return { cancelled: await cancelUnpaidOrders(parts.pool, parts.now()) };
    },
  },
  {
    name: 'calls about large cash orders',
    everyMs: 30 * SECOND_MS,
    atStart: true,
    run: async () => ({ cancelled: await cancelUnconfirmedOrders(parts.pool, parts.now()) }),
  },
  {
    name: 'cash confirmations',
    everyMs: 30 * SECOND_MS,
    atStart: true,
    run: async () => ({
      asked: await askAgain(parts.pool, parts.now()),
      cancelled: await cancelLapsedOrders(parts.pool, parts.now()),
    }),
  },
  {
    // Woken by each change of the catalogue. One process at a time by an advisory lock.
    name: STOCK_ALERTS,
    everyMs: 5 * MINUTE_MS,
    atStart: true,
    run: async () => ({ mails: await sendBackInStockMails(parts) }),
  },
  {
    // The row of its state is locked; where it is locked there is nothing to do.
    name: 'daily sums',
    everyMs: 5 * MINUTE_MS,
    run: () => rollUpDailySums(parts.databaseUrl),
  },
  {
    // Once a night: the file of the day says that it is done, a lock in the database that somebody is at it.
    name: 'back-up',
    everyMs: 5 * MINUTE_MS,
    run: (stopping) => parts.backups.check(stopping),
  },
  {
    // Deleting twice does no harm.
    name: 'purge',
    everyMs: 60 * MINUTE_MS,
    run: () => purge(parts.pool, parts.now()),
  },
];

async function purge(pool: Pool, now: Date): Promise<void> {
  await Promise.all([
    purgeExpiredCounts(pool),
    purgeEndedSessions(pool),
    withdrawExpiredInvitations(pool, now),
    purgeExpiredKeys(pool),
    purgeSentMessages(pool, now),
    purgeUnusedPictures(pool, now),
    purgeOldAlerts(pool, now),
    purgeOldPhotographs(pool, now),
  ]);
}

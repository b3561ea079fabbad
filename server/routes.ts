import type { FastifyInstance } from 'fastify';
import { customerRoutes } from './accounts/customers/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { findVisitor } from './accounts/sessions.ts';
import { auditRoutes } from './audit/routes.ts';
import type { BackgroundJobs } from './background-jobs.ts';
import type { BackupState } from './backup/nightly.ts';
import { moneyRoutes } from './books/money/routes.ts';
import { bookRoutes } from './books/routes.ts';
import type { LiveCatalogue } from './catalogue/live-catalogue.ts';
import { uploadRoutes } from './catalogue/media/routes.ts';
import type { CatalogueReads } from './catalogue/reads.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { searchEngineRoutes } from './catalogue/search-engines/routes.ts';
import { snapshotRoute } from './catalogue/snapshot-route.ts';
import { enqueueReplacementMail } from './claims/claim-mails.ts';
import { claimRoutes } from './claims/routes.ts';
import type { Config } from './config.ts';
import type { AdminEvents } from './dashboard/admin-events.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { isDiskFull } from './db/disk.ts';
import { fitRoutes } from './fit/routes.ts';
import { cachedFor, type Health } from './health/health.ts';
import { Metrics } from './health/metrics.ts';
import { healthRoutes } from './health/routes.ts';
import { readBackups, readDisk, readShop } from './health/shop-samples.ts';
import { readWorkers } from './health/worker-samples.ts';
import { buildApp, type FrameOptions } from './http/app.ts';
import { mailAdminRoutes } from './mail/admin-routes.ts';
import { replyRoutes } from './messages/replies/routes.ts';
import { contactRoutes, enquiryRoutes } from './messages/routes.ts';
import { waitingMessageRoutes } from './messages/waiting/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentParts, paymentRoutes } from './payments/routes.ts';
import { settleOpenPayments } from './payments/settle.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { promotionRoutes } from './promotions/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { shippingRoutes } from './shipping/routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { stockAlertRoutes } from './stock-alerts/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

export interface ShopParts extends Omit<FrameOptions, 'findVisitor' | 'countAnswer'> {
  readonly config: Pick<
    Config,
    | 'trustProxy'
    | 'rateLimits'
    | 'metricsToken'
    | 'payments'
    | 'phonepe'
    | 'dataDir'
    | 'serviceWorker'
    | 'mail'
    | 'texts'
    | 'webConcurrency'
  >;
  readonly catalogue: CatalogueReads;
  readonly live: LiveCatalogue;
  readonly adminEvents: AdminEvents;
  readonly jobs: BackgroundJobs;
  readonly mailState: () => Promise<Health['mail']>;
  readonly backupState: () => Promise<BackupState>;
  /** With less free space on the disk, /readyz fails. */
  readonly leastFreeBytes?: number;
}

/** Several may scrape at once; the database counts for all of them. */
const SHOP_SAMPLES_MS = 5000;

/** The frame with the routes of all areas: a new area is one line here. */
export async function buildShopApp(parts: ShopParts): Promise<FastifyInstance> {
  const { pool } = parts;
  const metrics = new Metrics();
  return buildApp(
    {
      ...parts,
      findVisitor: (token) => findVisitor(pool, token, new Date()),
      countAnswer: (status) => metrics.countAnswer(status),
    },
    async (app) => {
      watchHealth(app, parts, metrics);
      await registerAreas(app, parts);
    },
  );
}

async function registerAreas(app: FastifyInstance, parts: ShopParts): Promise<void> {
  const { pool, live, pages } = parts;
  const changed = () => {
    live.changed();
    pages?.invalidate();
  };
  catalogueRoutes(app, { ...parts, changed });
  stockRoutes(app, { ...parts, changed });
  reviewRoutes(app, { ...parts, changed });
  snapshotRoute(app, live);
  fitRoutes(app, { live });
  auditRoutes(app, { pool });
  mailAdminRoutes(app, parts);
  accountRoutes(app, parts);
  wishlistRoutes(app, parts);
  contactRoutes(app, parts);
  enquiryRoutes(app, parts);
  stockAlertRoutes(app, parts);
  replyRoutes(app, parts);
  waitingMessageRoutes(app, parts);
  settingsRoutes(app, parts);
  promotionRoutes(app, parts);
  dashboardRoutes(app, parts);
  customerRoutes(app, parts);
  shippingRoutes(app, {
    ...parts,
    onDispatch: (client, shipmentId) => enqueueReplacementMail(client, shipmentId, parts.publicUrl),
  });
  orderRoutes(app, {
    pool,
    offersOnline: parts.config.payments !== 'cod-only',
    settleOpenPayments: (orderId) => settleOpenPayments(paymentParts(app, parts), orderId),
  });
  paymentRoutes(app, parts);
  bookRoutes(app, parts);
  moneyRoutes(app, { pool, gateway: () => app.paymentGateway.provider });
  claimRoutes(app, parts);
  privacyRoutes(app, parts);
  await uploadRoutes(app, parts);
  searchEngineRoutes(app, parts);
}

function watchHealth(app: FastifyInstance, parts: ShopParts, metrics: Metrics): void {
  const { config, pool, pages, mailState, backupState } = parts;
  const workers = readWorkers(
    () => [...metrics.read({ pages, pool }), ...parts.jobs.samples()],
    config.webConcurrency,
  );
  const readShopSamples = cachedFor(SHOP_SAMPLES_MS, () => readShop(pool));
  const readSamples = async () =>
    (
      await Promise.all([
        workers.readAll(),
        readShopSamples(),
        readDisk(config.dataDir),
        readBackups(backupState),
      ])
    ).flat();
  const checks = {
    pool,
    isDiskFull: () => isDiskFull(config.dataDir, parts.leastFreeBytes),
    mailState,
    backupState,
    payments: config.payments,
  };
  healthRoutes(app, checks, readSamples);
  app.addHook('onClose', async () => {
    workers.close();
    metrics.close();
  });
}

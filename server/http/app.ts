import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { customerRoutes } from '../accounts/customers/routes.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { findVisitor } from '../accounts/sessions.ts';
import { auditRoutes } from '../audit/routes.ts';
import type { BackupState } from '../backup/nightly.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { MEDIA } from '../catalogue/media/draw-picture.ts';
import { uploadRoutes } from '../catalogue/media/routes.ts';
import type { CatalogueReads } from '../catalogue/reads.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { searchEngineRoutes } from '../catalogue/search-engines/routes.ts';
import { snapshotRoute } from '../catalogue/snapshot-route.ts';
import { claimRoutes } from '../claims/routes.ts';
import type { Config } from '../config.ts';
import type { AdminEvents } from '../dashboard/admin-events.ts';
import { dashboardRoutes } from '../dashboard/routes.ts';
import { fitRoutes } from '../fit/routes.ts';
import { askedAtMostEvery, type Health, isDiskFull } from '../health/health.ts';
import { Metrics } from '../health/metrics.ts';
import { healthRoutes } from '../health/routes.ts';
import { readBackups, readDisk, readShop } from '../health/shop-samples.ts';
import { readWorkers } from '../health/worker-samples.ts';
import { invoiceRoutes } from '../invoices/routes.ts';
import { mailAdminRoutes } from '../mail/admin-routes.ts';
import { contactRoutes } from '../messages/contacts/routes.ts';
import { enquiryRoutes } from '../messages/enquiries/routes.ts';
import { replyRoutes } from '../messages/replies/routes.ts';
import { waitingMessageRoutes } from '../messages/waiting/routes.ts';
import { orderRoutes } from '../orders/routes.ts';
import { paymentParts, paymentRoutes } from '../payments/routes.ts';
import { settleOpenPayments } from '../payments/settle-open-payments.ts';
import { promotionRoutes } from '../promotions/routes.ts';
import { reviewRoutes } from '../reviews/routes.ts';
import { settingsRoutes } from '../settings/routes.ts';
import { shippingRoutes } from '../shipping/routes.ts';
import { stockAlertRoutes } from '../stock/alerts/routes.ts';
import { wishlistRoutes } from '../wishlist/routes.ts';
import { guardRoutes } from './access.ts';
import { limitWork, type Places } from './admission.ts';
import { collectMethods, type MethodsAt } from './allowed-methods.ts';
import type { AnswerCache } from './answer-cache.ts';
import { canonicalAddress } from './canonical-address.ts';
import { answerError, answerErrors, ShopError } from './errors.ts';
import { cutSlowReader, limitConnections, limitReads } from './limit-visitors.ts';
import { logRequests } from './logging.ts';
import { answerMalformed } from './malformed-request.ts';
import { describeApi, publishApiDescription } from './openapi.ts';
import type { PageCache } from './page-cache.ts';
import { type PageKey, pageKey } from './page-key.ts';
import { limitRates } from './rate-limit.ts';
import { apiHeaders, secureResponses } from './security.ts';
import { serveFiles } from './static-files.ts';

export interface AppParts {
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
  readonly publicUrl: string;
  readonly pool: Pool;
  readonly catalogue: CatalogueReads;
  readonly live: LiveCatalogue;
  readonly adminEvents: AdminEvents;
  /** Null in tests of the API alone. */
  readonly pages: PageCache | null;
  readonly answers: AnswerCache | null;
  /** The folder with the browser's files, when there is one. */
  readonly clientFolder: string | null;
  readonly mailState: () => Promise<Health['mail']>;
  readonly backupState: () => Promise<BackupState>;
  readonly logger: FastifyBaseLogger;
  readonly requestTimeoutMs?: number;
  /** With less free space on the disk, /readyz fails. */
  readonly leastFreeBytes?: number;
  /** The event-loop delay above which requests are refused as busy; higher in tests. */
  readonly busyAfterMs?: number;
  /** How many requests are worked on at once; more in tests. */
  readonly places?: Places;
}

const BODY_LIMIT = 64 * 1024;
/** Files are compressed when they are built. Browsers take Brotli, whose quality 4 is as small as gzip, in less time. */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  customTypes: /^application\/json/,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 9 },
} satisfies FastifyCompressOptions;
const REQUEST_TIMEOUT_MS = 10_000;
const BUSY_AFTER_MS = 1500;
/** Several may scrape at once; the database counts for all of them. */
const SHOP_SAMPLES_MS = 5000;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { pages, answers, live, pool } = parts;
  const isHttps = parts.publicUrl.startsWith('https:');
  const requestTimeout = parts.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const metrics = new Metrics();

  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(parts.config.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(apiHeaders(isHttps))),
    clientErrorHandler: answerMalformed(apiHeaders(isHttps)),
    routerOptions: { maxParamLength: 300 },
    serverFactory: (handle) => {
      const server = createServer(
        {
          requestTimeout,
          headersTimeout: requestTimeout * 0.8,
          connectionsCheckingInterval: Math.min(1000, requestTimeout / 2),
          keepAliveTimeout: 72_000,
        },
        (request, response) => {
          if (!server.listening) response.shouldKeepAlive = false;
          cutSlowReader(response);
          if (isAnsweredFromMemory(parts, request, response)) metrics.countAnswer(response.statusCode);
          else handle(request, response);
        },
      );
      server.maxConnections = 10_000;
      if (parts.config.rateLimits && parts.config.trustProxy === false) limitConnections(server);
      return server;
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');

  answerErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  secureResponses(app, isHttps);
  logRequests(app);
  if (parts.config.rateLimits) limitReads(app);
  const methodsAt = collectMethods(app);
  limitWork(app, parts.places);
  guardRoutes(app, {
    findVisitor: (token) => findVisitor(pool, token, new Date()),
    metricsToken: parts.config.metricsToken,
  });
  answers?.keepAnswers(app);
  await app.register(compress, COMPRESSION);
  app.addHook('onResponse', async (_request, reply) => metrics.countAnswer(reply.statusCode));
  // While the shop closes, requests on open connections are still answered, so that a restart fails nobody. Each connection then
  // ends at once instead of after its keep-alive time.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1;
  });
  const workers = readWorkers(() => metrics.read({ pages, pool }), parts.config.webConcurrency);
  const shopSamples = askedAtMostEvery(SHOP_SAMPLES_MS, () => readShop(pool));
  app.addHook('onClose', async () => {
    workers.close();
    metrics.close();
  });

  await app.register(underPressure, {
    maxEventLoopDelay: parts.busyAfterMs ?? BUSY_AFTER_MS,
    retryAfter: 2,
    exposeStatusRoute: false,
  });
  await limitRates(app, pool, parts.config.rateLimits);
  await describeApi(app, parts.publicUrl);

  healthRoutes(
    app,
    {
      pool,
      isDiskFull: () => isDiskFull(parts.config.dataDir, parts.leastFreeBytes),
      mailState: parts.mailState,
      backupState: parts.backupState,
      payments: parts.config.payments,
    },
    async () =>
      (
        await Promise.all([
          workers.readAll(),
          shopSamples(),
          readDisk(parts.config.dataDir),
          readBackups(parts.backupState),
        ])
      ).flat(),
  );
  const changed = () => {
    live.changed();
    pages?.invalidate();
  };
  catalogueRoutes(app, { ...parts, changed });
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
  shippingRoutes(app, parts);
  orderRoutes(app, {
    pool,
    offersOnline: parts.config.payments !== 'cod-only',
    settleOpenPayments: (orderId) => settleOpenPayments(paymentParts(app, parts), orderId),
  });
  invoiceRoutes(app, parts);
  paymentRoutes(app, parts);
  claimRoutes(app, parts);
  await uploadRoutes(app, parts);
  publishApiDescription(app);
  if (parts.clientFolder !== null)
    await serveFiles(app, parts.clientFolder, { hasServiceWorker: parts.config.serviceWorker });
  searchEngineRoutes(app, parts);
  answerPages(app, { pages, live, methodsAt });
  return app;
}

/** A number is how many proxies are in front of the shop. */
function trustedProxies(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

function isAnsweredFromMemory(
  { pages, answers, live }: Pick<AppParts, 'pages' | 'answers' | 'live'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const url = request.url ?? '/';
  if (url.startsWith('/api/')) return answers?.answerFromMemory(request, response) ?? false;
  if (pages === null || url.startsWith(MEDIA)) return false;
  const key = pageKey(url, live.known);
  if (key === null || redirectTarget(url, key, live) !== null) return false;
  return pages.answerFromMemory(key, request, response);
}

/** Only checked for addresses without a page. */
function redirectTarget(url: string, { path }: PageKey, { known }: LiveCatalogue): string | null {
  return path.endsWith('/unknown') ? canonicalAddress(url, known) : null;
}

/** Everything that is no file and no API route is a page, including the "not found" page. */
function answerPages(
  app: FastifyInstance,
  { pages, live, methodsAt }: Pick<AppParts, 'pages' | 'live'> & { readonly methodsAt: MethodsAt },
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const allowed = methodsAt(request.url);
    if (allowed.length > 0) {
      reply.header('allow', allowed.join(', '));
      throw new ShopError('METHOD_NOT_ALLOWED', 405, `Use ${allowed.join(', ')} here, not ${request.method}`);
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (pages === null || !isRead || pageKey(request.url, live.known) === null)
      throw new ShopError('NOT_FOUND', 404, 'Not found');
    // Loads the current catalogue first, since the product may be new.
    await live.current().catch(() => undefined);
    const key = pageKey(request.url, live.known);
    if (key === null) throw new ShopError('NOT_FOUND', 404, 'Not found');
    const target = redirectTarget(request.url, key, live);
    if (target !== null) return reply.redirect(target, 301);
    const send = await pages.prepare(key);
    reply.hijack();
    send(request.raw, reply.raw);
    return reply;
  });
}

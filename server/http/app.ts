import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { guardRoutes, type Visitor } from './access.ts';
import { type ConcurrencyLimits, limitConcurrency } from './admission.ts';
import { collectMethods, type MethodsAt } from './allowed-methods.ts';
import type { AnswerCache } from './answer-cache.ts';
import { canonicalAddress } from './canonical-address.ts';
import { answerError, answerErrors, ShopError } from './errors.ts';
import { cutSlowReader, limitConnections, limitReads } from './limit-visitors.ts';
import { logRequests } from './logging.ts';
import { answerMalformed } from './malformed-request.ts';
import { describeApi, publishApiDescription } from './openapi.ts';
import type { PageCache } from './page-cache.ts';
import { type KnownAddresses, type PageKey, pageKey } from './page-key.ts';
import { limitRates } from './rate-limit.ts';
import { apiHeaders, secureResponses } from './security.ts';
import { serveFiles } from './static-files.ts';

/** The state of the catalogue, as far as the frame needs it. */
interface LiveAddresses {
  readonly known: KnownAddresses;
  readonly current: () => Promise<unknown>;
}

export interface FrameOptions {
  readonly config: Pick<Config, 'trustProxy' | 'rateLimits' | 'metricsToken' | 'serviceWorker'>;
  readonly publicUrl: string;
  readonly pool: Pool;
  readonly live: LiveAddresses;
  /** Null in tests of the API alone. */
  readonly pages: PageCache | null;
  readonly answers: AnswerCache | null;
  /** The folder with the browser's files, when there is one. */
  readonly clientFolder: string | null;
  readonly findVisitor: (token: string) => Promise<Visitor | null>;
  /** Told of the status of each answer. */
  readonly countAnswer: (status: number) => void;
  readonly logger: FastifyBaseLogger;
  readonly requestTimeoutMs?: number;
  /** The event-loop delay above which requests are refused as busy; higher in tests. */
  readonly busyAfterMs?: number;
  /** How many requests are worked on at once; more in tests. */
  readonly limits?: ConcurrencyLimits;
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

/** What every request goes through, whatever area answers it. `registerAreas` adds their routes. */
export async function buildApp(
  parts: FrameOptions,
  registerAreas: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const { pages, answers, live, pool, countAnswer } = parts;
  const isHttps = parts.publicUrl.startsWith('https:');
  const requestTimeout = parts.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;

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
          if (isAnsweredFromMemory(parts, request, response)) countAnswer(response.statusCode);
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
  limitConcurrency(app, parts.limits);
  guardRoutes(app, {
    findVisitor: parts.findVisitor,
    metricsToken: parts.config.metricsToken,
  });
  answers?.keepAnswers(app);
  await app.register(compress, COMPRESSION);
  app.addHook('onResponse', async (_request, reply) => countAnswer(reply.statusCode));
  // While the shop closes, requests on open connections are still answered, so that a restart fails nobody. Each connection then
  // ends at once instead of after its keep-alive time.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1;
  });

  await app.register(underPressure, {
    maxEventLoopDelay: parts.busyAfterMs ?? BUSY_AFTER_MS,
    retryAfter: 2,
    exposeStatusRoute: false,
  });
  await limitRates(app, pool, parts.config.rateLimits);
  await describeApi(app, parts.publicUrl);

  await registerAreas(app);
  publishApiDescription(app);
  if (parts.clientFolder !== null)
    await serveFiles(app, parts.clientFolder, { hasServiceWorker: parts.config.serviceWorker });
  answerPages(app, { pages, live, methodsAt });
  return app;
}

/** A number is how many proxies are in front of the shop. */
function trustedProxies(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

function isAnsweredFromMemory(
  { pages, answers, live }: Pick<FrameOptions, 'pages' | 'answers' | 'live'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const url = request.url ?? '/';
  if (url.startsWith('/api/')) return answers?.answerFromMemory(request, response) ?? false;
  if (pages === null) return false;
  const key = pageKey(url, live.known);
  if (key === null || redirectTarget(url, key, live) !== null) return false;
  return pages.answerFromMemory(key, request, response);
}

/** Only checked for addresses without a page. */
function redirectTarget(url: string, { path }: PageKey, { known }: LiveAddresses): string | null {
  return path.endsWith('/unknown') ? canonicalAddress(url, known) : null;
}

/** Everything that is no file and no API route is a page, including the "not found" page. */
function answerPages(
  app: FastifyInstance,
  { pages, live, methodsAt }: Pick<FrameOptions, 'pages' | 'live'> & { readonly methodsAt: MethodsAt },
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

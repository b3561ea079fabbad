import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type ErrorResponse, errorSchema } from '../../contract/responses.ts';
import type { AdminRole } from '../../domain/accounts/permissions.ts';
import type { Role } from '../../domain/accounts/roles.ts';
import { openSession } from '../../server/accounts/sessions.ts';
import { BackgroundJobs } from '../../server/background-jobs.ts';
import { LiveCatalogue } from '../../server/catalogue/live-catalogue.ts';
import { catalogueReads } from '../../server/catalogue/reads.ts';
import { readConfig } from '../../server/config.ts';
import { type AdminEvents, adminEvents } from '../../server/dashboard/admin-events.ts';
import type { ConcurrencyLimits } from '../../server/http/admission.ts';
import type { AnswerCache } from '../../server/http/answer-cache.ts';
import type { RenderedPage } from '../../server/http/cached-page.ts';
import { createLogger } from '../../server/http/logging.ts';
import type { PageCache } from '../../server/http/page-cache.ts';
import type { PageKey } from '../../server/http/page-key.ts';
import { buildShopApp, type ShopParts } from '../../server/routes.ts';
import { filledDatabase } from './database.ts';

export interface TestShopOptions {
  /** Settings as the environment gives them, such as `{ TRUST_PROXY: '1' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly publicUrl?: string;
  readonly pages?: PageCache;
  readonly answers?: (live: LiveCatalogue) => AnswerCache;
  /** Routes that only the test needs. */
  readonly routes?: (app: FastifyInstance) => void;
  /** Another shop's database, or one that is away; without it the shop gets a filled one of its own. */
  readonly pool?: Pool;
  readonly requestTimeoutMs?: number;
  readonly mailState?: ShopParts['mailState'];
  readonly backupState?: ShopParts['backupState'];
  readonly leastFreeBytes?: number;
  /** Without them any number of requests is worked on at once. */
  readonly limits?: ConcurrencyLimits;
}

const NO_LIMIT = { orders: Infinity, payments: Infinity, other: Infinity };

export interface TestShop {
  readonly app: FastifyInstance;
  readonly pool: Pool;
  readonly live: LiveCatalogue;
  readonly adminEvents: AdminEvents;
  /** Everything that was logged, down to the finest level. */
  readonly log: () => string;
  readonly signUp: (role: Role, adminRole?: AdminRole) => Promise<{ userId: string; token: string }>;
  readonly close: () => Promise<void>;
}

/** For tests: the whole server on a real database, ready to be asked. */
export async function testShop(options: TestShopOptions = {}): Promise<TestShop> {
  const database = options.pool === undefined ? await filledDatabase() : null;
  const pool = options.pool ?? database?.pool;
  if (pool === undefined) throw new Error('The test shop has no database');

  const lines: string[] = [];
  const catalogue = catalogueReads(pool);
  const live = new LiveCatalogue(
    catalogue,
    () => new Date(),
    () => undefined,
  );
  const events = adminEvents();
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const app = await buildShopApp({
    config: readConfig(options.settings ?? {}),
    publicUrl: options.publicUrl ?? 'http://127.0.0.1:3000',
    pool,
    catalogue,
    live,
    adminEvents: events,
    jobs: new BackgroundJobs(logger),
    pages: options.pages ?? null,
    answers: options.answers?.(live) ?? null,
    clientFolder: null,
    mailState: options.mailState ?? (async () => 'kept'),
    backupState: options.backupState ?? (async () => ({ status: 'off' })),
    // Off: on a busy machine the plugin may take no sample for a second, and then takes the delay for endless.
    busyAfterMs: 0,
    limits: options.limits ?? NO_LIMIT,
    logger,
    ...(options.requestTimeoutMs === undefined ? {} : { requestTimeoutMs: options.requestTimeoutMs }),
    ...(options.leastFreeBytes === undefined ? {} : { leastFreeBytes: options.leastFreeBytes }),
  });
  options.routes?.(app);

  return {
    app,
    pool,
    live,
    adminEvents: events,
    log: () => lines.join(''),
    signUp: async (role, adminRole = 'owner') => {
      const { rows } = await pool.query<{ id: string }>(
        `insert into users (name, email, role, admin_role, password_hash)
         values ('Asha', $1, $2, $3, 'no password opens this') returning id`,
        [`${randomUUID()}@example.in`, role, role === 'ADMIN' ? adminRole : null],
      );
      const userId = rows[0]?.id ?? '';
      return { userId, token: await openSession(pool, userId, new Date()) };
    },
    close: async () => {
      await app.close();
      live.close();
      events.close();
      await database?.drop();
    },
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The body of a failed reply, once it is exactly of the shop's one shape. */
export function errorOf(reply: Pick<LightMyRequestResponse, 'statusCode' | 'body'>): ErrorResponse {
  const error = z.strictObject(errorSchema.shape).parse(JSON.parse(reply.body));
  if (error.message !== error.error) throw new Error('message and error differ');
  if ((error.requestId !== undefined) !== reply.statusCode >= 500)
    throw new Error(`The reply ${reply.statusCode} has the request id ${error.requestId}`);
  return error;
}

export const htmlPage = (body: string, status = 200): RenderedPage => ({
  status,
  contentType: 'text/html; charset=utf-8',
  body,
  scriptHashes: [],
});

/** One visit to the page cache, as the server pays it: from memory, or rendered first. */
export async function askPage(
  pages: PageCache,
  key: PageKey,
  visit: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {},
): Promise<{ fromMemory: boolean; text: string; reply: LightMyRequestResponse }> {
  const server = Fastify();
  let fromMemory = false;
  let failure: unknown = null;
  server.all('/', async (request, reply) => {
    fromMemory = pages.answerFromMemory(key, request.raw, reply.raw);
    if (fromMemory) return reply.hijack();
    const send = await pages.prepare(key).catch((error: unknown) => {
      failure = error;
      throw error;
    });
    reply.hijack();
    send(request.raw, reply.raw);
    return reply;
  });
  const reply = await server.inject({ url: '/', ...visit });
  if (failure !== null) throw failure;
  return { fromMemory, text: reply.body, reply };
}

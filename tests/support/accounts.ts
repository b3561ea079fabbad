import { hash } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { vi } from 'vitest';
import type { AdminRole } from '../../domain/accounts/permissions.ts';
import type { Role } from '../../domain/accounts/roles.ts';
import { accountRoutes } from '../../server/accounts/routes.ts';
import { openSession } from '../../server/accounts/sessions.ts';
import { freshDatabase } from './database.ts';
import { bearer, type TestShop, testShop } from './test-shop.ts';

export const PASSWORD = 'twelve plates';
/** A real hash that is quickly checked: what a hash must cost is tested where passwords are set. */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
export const PUBLIC_URL = 'https://rackandrep.example';

export interface Call {
  readonly body?: object;
  readonly token?: string;
  /** The network address that the request comes from. */
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface AccountShop extends TestShop {
  readonly call: (method: Method, path: string, call?: Call) => Promise<LightMyRequestResponse>;
  /** Somebody who can sign in with the tests' password, and already is. */
  readonly addUser: (
    email: string,
    role?: Role,
    adminRole?: AdminRole,
  ) => Promise<{ id: string; token: string }>;
  /** Another process of the same shop. */
  readonly anotherProcess: (settings?: Record<string, string>) => Promise<AccountShop>;
}

/** For tests: a shop with the account routes on an empty catalogue. */
export async function accountShop(
  settings: Record<string, string> = {},
  sharedPool?: pg.Pool,
): Promise<AccountShop> {
  const database = sharedPool === undefined ? await freshDatabase() : null;
  const pool = database?.pool ?? sharedPool;
  const shop = await testShop({ settings, publicUrl: PUBLIC_URL, ...(pool === undefined ? {} : { pool }) });
  if (!shop.app.hasRoute({ method: 'POST', url: '/api/auth/login' }))
    accountRoutes(shop.app, { pool: shop.pool, publicUrl: PUBLIC_URL });
  const passwordHash = await hash(PASSWORD, QUICK);

  return {
    ...shop,
    call: (method, path, { body, token, from, headers } = {}) =>
      shop.app.inject({
        method,
        url: `/api${path}`,
        headers: { ...headers, ...(token === undefined ? {} : bearer(token)) },
        ...(body === undefined ? {} : { payload: body }),
        ...(from === undefined ? {} : { remoteAddress: from }),
      }),
    addUser: async (email, role = 'USER', adminRole = 'owner') => {
      const { rows } = await shop.pool.query<{ id: string }>(
        `insert into users (name, email, role, admin_role, password_hash)
         values ('Asha Rao', $1, $2, $3, $4) returning id`,
        [email, role, role === 'ADMIN' ? adminRole : null, passwordHash],
      );
      const id = rows[0]?.id ?? '';
      return { id, token: await openSession(shop.pool, id, new Date()) };
    },
    anotherProcess: (other = {}) => accountShop(other, shop.pool),
    close: async () => {
      await shop.close();
      await database?.drop();
    },
  };
}

const TEN_MINUTES_MS = 10 * 60_000;

/** The clock stands early in the longest window of the limits, so that no test runs into the next one. */
export function holdTheClock(longest = TEN_MINUTES_MS): void {
  const now = Math.floor(Date.now() / longest) * longest + 1000;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

/** How many statements the database was sent meanwhile, the counting of limits included. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}

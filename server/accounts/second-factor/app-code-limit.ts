import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { withTransaction } from '../../db/connect.ts';
import { ShopError } from '../../http/errors.ts';
import { bucketOf, countIn, windowOf } from '../../http/rate-limit.ts';
import { APP_CODES } from '../limits.ts';
import { mailSecondFactor } from './second-factor-mails.ts';

interface Account {
  readonly id: string;
  readonly email: string;
}

export interface AppCodeLimit {
  /** Counts a code before it is checked, so that parallel ones all count. Throws above the limit, and tells the owner once. */
  count(account: Account): Promise<void>;
  /** After the right one. */
  clear(account: Account): Promise<void>;
}

export function appCodeLimit(
  app: FastifyInstance,
  { pool, publicUrl }: { readonly pool: Pool; readonly publicUrl: string },
): AppCodeLimit {
  if (!app.hasDecorator('createRateLimit'))
    return { count: async () => undefined, clear: async () => undefined };
  const bucket = ({ id }: Account) => bucketOf('app-code', id);
  return {
    async count(account) {
      const { max, timeWindow } = APP_CODES;
      const [tries = 1] = await countIn(pool, [{ bucket: bucket(account), timeWindow }]);
      if (tries <= max) return;
      if (tries === max + 1)
        await withTransaction(pool, (client) =>
          mailSecondFactor(client, { email: account.email, publicUrl }, { kind: 'wrong-codes' }),
        );
      const seconds = windowOf(Date.now(), timeWindow).ttl / 1000;
      const minutes = Math.ceil(seconds / 60);
      throw new ShopError(
        'TOO_MANY_CODES',
        429,
        `Too many wrong codes. Use a passkey or a recovery code, or try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        { retryAfterSeconds: Math.ceil(seconds) },
      );
    },
    async clear(account) {
      await pool.query('delete from rate_limits where bucket = $1', [bucket(account)]);
    },
  };
}

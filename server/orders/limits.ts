import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { ShopError } from '../http/errors.ts';
import { bucketOf, countIn, networkOf, windowOf } from '../http/rate-limit.ts';

const TEN_MINUTES_MS = 10 * 60_000;

/** Generous, since many shoppers share one address of a mobile network. Refused orders count too, against guessing of coupons. */
export const ORDERS_PER_IP = { max: 60, timeWindow: TEN_MINUTES_MS, groupId: 'order' } as const;

/**
 * Each order sends a confirmation to its e-mail, which may be a stranger's. Counted per network and e-mail, so that
 * nobody uses up the limit of the e-mail's owner.
 */
const ORDERS_PER_EMAIL = { max: 10, timeWindow: TEN_MINUTES_MS } as const;

export const CANCELLATIONS_PER_IP = {
  max: 20,
  timeWindow: TEN_MINUTES_MS,
  groupId: 'order-cancel',
} as const;

export const LOOKUPS_PER_IP = { max: 10, timeWindow: TEN_MINUTES_MS, groupId: 'order-lookup' } as const;

/** Order numbers are easy to guess, so trying out contacts for one is limited across all addresses. */
const LOOKUPS_PER_ORDER = { max: 20, timeWindow: TEN_MINUTES_MS } as const;

/** An order that is sent again with its idempotency key counts once. */
export function limitOrdersPerEmail(
  app: FastifyInstance,
  pool: Pool,
): (request: FastifyRequest, email: string, key: string | undefined) => Promise<void> {
  const isAbove = counter(app, pool, ORDERS_PER_EMAIL.timeWindow);
  return async (request, email, key) => {
    if (key !== undefined && (await isAbove(1, `order key ${email} ${key}`))) return;
    if (await isAbove(ORDERS_PER_EMAIL.max, `order email ${networkOf(request.ip)} ${email}`))
      throw tooManyRequests(ORDERS_PER_EMAIL.timeWindow);
  };
}

export function limitLookupsPerOrder(
  app: FastifyInstance,
  pool: Pool,
): (orderNumber: number) => Promise<void> {
  const isAbove = counter(app, pool, LOOKUPS_PER_ORDER.timeWindow);
  return async (orderNumber) => {
    if (await isAbove(LOOKUPS_PER_ORDER.max, `order lookup ${orderNumber}`))
      throw tooManyRequests(LOOKUPS_PER_ORDER.timeWindow);
  };
}

/** For what is known only once a request is validated. Without limits nothing is counted. */
function counter(app: FastifyInstance, pool: Pool, timeWindow: number) {
  return async (max: number, key: string): Promise<boolean> => {
    if (!app.hasDecorator('createRateLimit')) return false;
    const [count = 1] = await countIn(pool, [{ bucket: bucketOf('orders', key), timeWindow }]);
    return count > max;
  };
}

const tooManyRequests = (timeWindow: number) =>
  new ShopError('TOO_MANY_REQUESTS', 429, 'Too many requests. Please try again in a few minutes.', {
    retryAfterSeconds: Math.ceil(windowOf(Date.now(), timeWindow).ttl / 1000),
  });

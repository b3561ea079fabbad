import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../http/errors.ts';
import type { Limit } from '../http/limit-per-email.ts';
import { networkOf } from '../http/rate-limit.ts';

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
): (request: FastifyRequest, email: string, key: string | undefined) => Promise<void> {
  const countOrders = counter(app, 'order email', ORDERS_PER_EMAIL);
  const countSubmissions = counter(app, 'order key', { ...ORDERS_PER_EMAIL, max: 1 });
  return async (request, email, key) => {
    const isRepeat = key !== undefined && (await countSubmissions(request, `${email} ${key}`)).isExceeded;
    if (!isRepeat) throwIfExceeded(await countOrders(request, `${networkOf(request.ip)} ${email}`));
  };
}

export function limitLookupsPerOrder(
  app: FastifyInstance,
): (request: FastifyRequest, orderNumber: number) => Promise<void> {
  const count = counter(app, 'order lookup', LOOKUPS_PER_ORDER);
  return async (request, orderNumber) => throwIfExceeded(await count(request, String(orderNumber)));
}

interface LimitCount {
  readonly isExceeded: boolean;
  readonly ttlInSeconds: number;
}

function throwIfExceeded({ isExceeded, ttlInSeconds }: LimitCount): void {
  if (isExceeded)
    throw new ShopError('TOO_MANY_REQUESTS', 429, 'Too many requests. Please try again in a few minutes.', {
      retryAfterSeconds: ttlInSeconds,
    });
}

/** A rate limit by a value that is known only once the request is validated. Without limits nothing is exceeded. */
function counter(
  app: FastifyInstance,
  name: string,
  limit: Limit,
): (request: FastifyRequest, key: string) => Promise<LimitCount> {
  if (!app.hasDecorator('createRateLimit')) return async () => ({ isExceeded: false, ttlInSeconds: 0 });
  const keys = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    ...limit,
    keyGenerator: (request) => `${name} ${keys.get(request)}`,
  });
  return async (request, key) => {
    keys.set(request, key);
    const counted = await count(request);
    return counted.isAllowed ? { isExceeded: false, ttlInSeconds: 0 } : counted;
  };
}

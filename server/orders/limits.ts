import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../http/errors.ts';
import type { Limit } from '../http/limit-per-email.ts';
import { networkOf } from '../http/network.ts';

const TEN_MINUTES_MS = 10 * 60_000;

/** Many shoppers share a mobile network's address. Also what guessing coupon codes costs: a refused order counts. */
export const ORDERS_PER_ADDRESS = { max: 60, timeWindow: TEN_MINUTES_MS, groupId: 'order' } as const;

/**
 * Each order sends a confirmation to the address in it, which may be a stranger's. Counted per visitor, so that nobody
 * uses up what is left for the address's owner.
 */
const ORDERS_PER_EMAIL = { max: 10, timeWindow: TEN_MINUTES_MS } as const;

export const CANCELLATIONS_PER_ADDRESS = {
  max: 20,
  timeWindow: TEN_MINUTES_MS,
  groupId: 'order-cancel',
} as const;

export const LOOKUPS_PER_ADDRESS = { max: 10, timeWindow: TEN_MINUTES_MS, groupId: 'order-lookup' } as const;

/** Numbers are known to everybody, so the contact behind one is not tried out from many addresses either. */
const LOOKUPS_PER_ORDER = { max: 20, timeWindow: TEN_MINUTES_MS } as const;

/** Counts by visitor and the customer's e-mail. An order that is sent again with its key is the same, and counts once. */
export function limitOrdersPerEmail(
  app: FastifyInstance,
): (request: FastifyRequest, email: string, key: string | undefined) => Promise<void> {
  const countOrders = counter(app, 'order email', ORDERS_PER_EMAIL);
  const countSendings = counter(app, 'order key', { ...ORDERS_PER_EMAIL, max: 1 });
  return async (request, email, key) => {
    const isRepeat = key !== undefined && (await countSendings(request, `${email} ${key}`)).isExceeded;
    if (!isRepeat) refuseAbove(await countOrders(request, `${networkOf(request.ip)} ${email}`));
  };
}

export function limitLookupsPerOrder(
  app: FastifyInstance,
): (request: FastifyRequest, orderNumber: number) => Promise<void> {
  const count = counter(app, 'order lookup', LOOKUPS_PER_ORDER);
  return async (request, orderNumber) => refuseAbove(await count(request, String(orderNumber)));
}

interface Counted {
  readonly isExceeded: boolean;
  readonly ttlInSeconds: number;
}

function refuseAbove({ isExceeded, ttlInSeconds }: Counted): void {
  if (isExceeded)
    throw new ShopError('TOO_MANY_REQUESTS', 429, 'Too many requests. Please try again in a few minutes.', {
      retryAfterSeconds: ttlInSeconds,
    });
}

/** Counts by something that only the checked request tells. Where limits are off nothing is ever exceeded. */
function counter(
  app: FastifyInstance,
  name: string,
  limit: Limit,
): (request: FastifyRequest, key: string) => Promise<Counted> {
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

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ShopError } from './errors.ts';

export interface Limit {
  readonly max: number;
  readonly timeWindow: number;
}

const withEmail = z.object({ email: z.string() });

/** Counts by the e-mail in the checked body; letter case makes no fresh count. Free where limits are off. */
export function limitPerEmail(
  app: FastifyInstance,
  limit: Limit,
): (request: FastifyRequest) => Promise<void> {
  if (!app.hasDecorator('createRateLimit')) return async () => undefined;
  const count = app.createRateLimit({
    ...limit,
    keyGenerator: ({ body }) => `email ${withEmail.parse(body).email.toLowerCase()} `,
  });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const minutes = Math.ceil(counted.ttlInSeconds / 60);
    throw new ShopError(
      'TOO_MANY_REQUESTS',
      429,
      `Too many requests. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      { retryAfterSeconds: counted.ttlInSeconds },
    );
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ShopError } from './errors.ts';

interface Limit {
  readonly max: number;
  readonly timeWindow: number;
}

const withEmail = z.object({ email: z.string() });

/** Throws above the limit. */
export function limitPerEmail(
  app: FastifyInstance,
  limit: Limit,
): (request: FastifyRequest) => Promise<void> {
  const secondsLeft = countPerEmail(app, limit);
  return async (request) => {
    const seconds = await secondsLeft(request);
    if (seconds !== null) throw tooManyRequests(seconds);
  };
}

/**
 * Counts by the e-mail in the validated body, in any letter case. Returns the seconds until the window ends if the limit is
 * exceeded, else null. Without limits always null.
 */
export function countPerEmail(
  app: FastifyInstance,
  limit: Limit,
): (request: FastifyRequest) => Promise<number | null> {
  if (!app.hasDecorator('createRateLimit')) return async () => null;
  const count = app.createRateLimit({
    ...limit,
    keyGenerator: ({ body }) => `email ${withEmail.parse(body).email.toLowerCase()} `,
  });
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded ? null : counted.ttlInSeconds;
  };
}

export function tooManyRequests(seconds: number): ShopError {
  const minutes = Math.ceil(seconds / 60);
  return new ShopError(
    'TOO_MANY_REQUESTS',
    429,
    `Too many requests. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds: Math.ceil(seconds) },
  );
}

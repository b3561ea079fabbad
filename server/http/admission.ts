import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from './errors.ts';

/**
 * How many requests one process works on at once: about as many as are served within half a second. Orders have a limit of their own, so
 * that no list keeps one out, and so have payments, which may wait for the payment service.
 */
const LIMITS = { orders: 32, payments: 60, other: 30 } as const;

type Lane = keyof typeof LIMITS;
export type ConcurrencyLimits = Readonly<Record<Lane, number>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that the route counts against; without it that of all others. */
    lane?: Exclude<Lane, 'other'>;
  }
  interface FastifyRequest {
    /** Ends the request's count against its limit; null while it is not counted. */
    release: (() => void) | null;
  }
}

/** Signing in waits for its turn by itself, and health is asked for when the shop is busy. */
const UNLIMITED = /^\/api\/(?:auth|health)\b/;

/** Refuses at once what could not be served soon, instead of letting it wait for a free connection. */
export function limitConcurrency(app: FastifyInstance, limits: ConcurrencyLimits = LIMITS): void {
  const active: Record<Lane, number> = { orders: 0, payments: 0, other: 0 };
  const laneOf = ({ url, routeOptions }: FastifyRequest): Lane | null => {
    if (!url.startsWith('/api/') || UNLIMITED.test(url)) return null;
    return routeOptions.config.lane ?? 'other';
  };
  const refuseIfFull = (lane: Lane) => {
    if (active[lane] >= limits[lane])
      throw new ShopError('BUSY', 503, 'The shop is busy. Please try again in a moment.', {
        retryAfterSeconds: 2,
      });
  };

  app.decorateRequest('release', null);
  // Before anything is asked of the database …
  app.addHook('onRequest', async (request) => {
    const lane = laneOf(request);
    if (lane !== null) refuseIfFull(lane);
  });
  // … but whoever sends a body slowly is not counted meanwhile.
  app.addHook('preValidation', async (request, reply) => {
    const lane = laneOf(request);
    if (lane === null) return;
    refuseIfFull(lane);
    active[lane] += 1;
    request.release = () => {
      active[lane] -= 1;
      request.release = null;
    };
    reply.raw.once('close', () => request.release?.());
  });
  app.addHook('onSend', async (request) => request.release?.());
}

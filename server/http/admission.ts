import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from './errors.ts';

/**
 * How many requests one process works on at once: about as many as are served within half a second. Orders have places of their own, so
 * that no list keeps one out, and so have payments, which may wait for the payment service.
 */
const PLACES = { orders: 32, payments: 60, other: 30 } as const;

type Lane = keyof typeof PLACES;
export type Places = Readonly<Record<Lane, number>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose places the route's requests take; without it those of all others. */
    lane?: Exclude<Lane, 'other'>;
  }
  interface FastifyRequest {
    /** Gives its place back; null when it has none. */
    leave: (() => void) | null;
  }
}

/** Signing in waits for its turn by itself, and health is asked for when the shop is busy. */
const WITHOUT_PLACE = /^\/api\/(?:auth|health)\b/;

/** Refuses at once what could not be served soon, instead of letting it wait for a free connection. */
export function limitWork(app: FastifyInstance, places: Places = PLACES): void {
  const taken: Record<Lane, number> = { orders: 0, payments: 0, other: 0 };
  const laneOf = ({ url, routeOptions }: FastifyRequest): Lane | null => {
    if (!url.startsWith('/api/') || WITHOUT_PLACE.test(url)) return null;
    return routeOptions.config.lane ?? 'other';
  };
  const refuseIfFull = (lane: Lane) => {
    if (taken[lane] >= places[lane])
      throw new ShopError('BUSY', 503, 'The shop is busy. Please try again in a moment.', {
        retryAfterSeconds: 2,
      });
  };

  app.decorateRequest('leave', null);
  // Before anything is asked of the database …
  app.addHook('onRequest', async (request) => {
    const lane = laneOf(request);
    if (lane !== null) refuseIfFull(lane);
  });
  // … but whoever sends a body slowly takes no place meanwhile.
  app.addHook('preValidation', async (request, reply) => {
    const lane = laneOf(request);
    if (lane === null) return;
    refuseIfFull(lane);
    taken[lane] += 1;
    request.leave = () => {
      taken[lane] -= 1;
      request.leave = null;
    };
    reply.raw.once('close', () => request.leave?.());
  });
  app.addHook('onSend', async (request) => request.leave?.());
}

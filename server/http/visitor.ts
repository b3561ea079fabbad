import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from './access.ts';
import { ShopError } from './errors.ts';

export const notSignedIn = () => new ShopError('NOT_SIGNED_IN', 401, 'Please sign in to continue');

/** Who is signed in, behind a route with the rule `user` or `admin`. */
export function visitorOf(request: FastifyRequest): Visitor {
  if (request.visitor === null) throw notSignedIn();
  return request.visitor;
}

/** Replies with somebody's data or token are kept by no cache on the way. */
export async function keepPrivate(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

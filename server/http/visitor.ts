import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPasswordRecent, PASSWORD_NEEDED } from '../../domain/accounts/recent-password.ts';
import type { Visitor } from './access.ts';
import { ShopError } from './errors.ts';

export const notSignedIn = () => new ShopError('NOT_SIGNED_IN', 401, 'Please sign in to continue');

/** The signed-in user, for routes with the access rule `user` or `admin`. */
export function visitorOf(request: FastifyRequest): Visitor {
  if (request.visitor === null) throw notSignedIn();
  return request.visitor;
}

export const hasRecentPassword = (request: FastifyRequest): boolean =>
  isPasswordRecent(visitorOf(request).passwordAt, new Date());

export const passwordNeeded = () => new ShopError('PASSWORD_NEEDED', 403, PASSWORD_NEEDED);

/** For routes that move money. The browser asks for the password (`POST /api/auth/confirm`) and sends the call again. */
export async function needRecentPassword(request: FastifyRequest): Promise<void> {
  if (!hasRecentPassword(request)) throw passwordNeeded();
}

/** For what anyone may read, and yet has personal data. */
export async function keepPrivate(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

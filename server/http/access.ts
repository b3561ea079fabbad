import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import {
  type AdminRole,
  type Holder,
  missingPermission,
  type Needs,
  PERMISSIONS,
  type Permission,
  roleRefusal,
} from '../../domain/accounts/permissions.ts';
import { isAdmin } from '../../domain/accounts/roles.ts';
import { ShopError } from './errors.ts';

/**
 * Who may call a route. Every route declares a rule in `config.access`; without one the server does not start, so that nothing is
 * open by accident. A route for administrators also declares in `config.needs` what their role has to include.
 *  - `public`   anyone; a token is ignored
 *  - `anyone`   anyone; a valid token tells who it is (an order's owner sees more than a guest)
 *  - `user`     signed in, 401 otherwise
 *  - `admin`    signed in as an administrator whose role includes what the route needs, 401 without a token, 403 with a
 *               shopper's or another role's
 *  - `operator` the machine's own monitoring: loopback or the metrics token
 */
export const ACCESS_RULES = ['public', 'anyone', 'user', 'admin', 'operator'] as const;
export type Access = (typeof ACCESS_RULES)[number];

export interface Visitor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: string;
  /** Null for a shopper. */
  readonly adminRole: AdminRole | null;
  /** When the password was last entered in this session. */
  readonly passwordAt: Date;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** For `access: 'admin'` alone. */
    needs?: Needs;
  }
  interface FastifyRequest {
    /** Set by the access rule; null for a guest. */
    visitor: Visitor | null;
  }
}

export interface AccessChecks {
  readonly findVisitor: (token: string) => Promise<Visitor | null>;
  readonly metricsToken: string | undefined;
}

export function guardRoutes(app: FastifyInstance, checks: AccessChecks): void {
  const routes: RouteOptions[] = [];
  app.decorateRequest('visitor', null);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.filter((route) => !ACCESS_RULES.some((rule) => rule === route.config?.access));
    if (open.length > 0)
      throw new Error(`These routes declare no access rule (config.access): ${namesOf(open)}`);
    const needless = routes.filter(
      (route) => route.config?.access === 'admin' && !isNeed(route.config.needs),
    );
    if (needless.length > 0)
      throw new Error(
        `These routes don’t say what an administrator’s role has to include (config.needs): ${namesOf(needless)}`,
      );
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access, needs } = request.routeOptions.config;
    if (access === undefined) return;
    // Answers may have personal data or a token, except what anyone may read.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || access === 'user' || access === 'admin') reply.header('cache-control', 'no-store');
    if (access === 'public') return;
    if (access === 'operator') return checkOperator(request, checks.metricsToken);
    const token = bearerToken(request);
    request.visitor = token === null ? null : await checks.findVisitor(token);
    if (access === 'anyone') return;
    if (request.visitor === null) throw new ShopError('NOT_SIGNED_IN', 401, 'Please sign in to continue');
    if (access === 'admin' && !isAdmin(request.visitor.role))
      throw new ShopError('NOT_ALLOWED', 403, 'You must be an admin to access that page.');
    if (access === 'admin' && needs !== undefined) demand(request.visitor, needs);
  });
}

/** Throws where the administrator's role does not include it, and says who can do it. */
export function demand(visitor: Holder | null, needs: Needs): void {
  const missing = missingPermission(visitor, needs);
  if (missing !== undefined) throw roleNotAllowed(visitor, missing);
}

export function roleNotAllowed(visitor: Holder | null, missing: Permission): ShopError {
  if (!visitor?.adminRole)
    return new ShopError('NOT_ALLOWED', 403, 'You must be an admin to access that page.');
  return new ShopError('ROLE_NOT_ALLOWED', 403, roleRefusal(visitor.adminRole, missing));
}

const namesOf = (routes: readonly RouteOptions[]) =>
  routes.map((route) => `${[route.method].flat().join('/')} ${route.url}`).join(', ');

function isNeed(needs: Needs | undefined): boolean {
  if (needs === undefined) return false;
  const all = typeof needs === 'string' ? [needs] : 'allOf' in needs ? needs.allOf : needs.oneOf;
  return all.length > 0 && all.every((permission) => PERMISSIONS.includes(permission));
}

export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** In constant time. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

/** A forwarded request is never the operator's: a proxy on the same machine calls from loopback too. */
function checkOperator(request: FastifyRequest, metricsToken: string | undefined): void {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
  if (isLoopback && forwarded === undefined) return;
  if (metricsToken !== undefined && isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
    return;
  throw new ShopError('NOT_FOUND', 404, 'Not found');
}

import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { paymentParts } from '../payments/routes.ts';
import { adminClaimRoutes } from './admin-routes.ts';
import { shopperClaimRoutes } from './shopper-routes.ts';

export function claimRoutes(
  app: FastifyInstance,
  parts: { readonly pool: Pool; readonly publicUrl: string },
): void {
  shopperClaimRoutes(app, parts);
  adminClaimRoutes(app, () => paymentParts(app, parts));
}

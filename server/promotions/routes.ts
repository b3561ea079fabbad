import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { couponRoutes } from './coupon-routes.ts';
import { discountRoutes } from './discount-routes.ts';
import { couponValidationRoute } from './validate-route.ts';

export function promotionRoutes(server: FastifyInstance, parts: { readonly pool: Pool }): void {
  couponRoutes(server, parts);
  couponValidationRoute(server, parts);
  discountRoutes(server, parts);
}

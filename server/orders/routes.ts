import type { FastifyInstance } from 'fastify';
import { adminRoutes } from './admin-routes.ts';
import { boxesRoute } from './boxes-route.ts';
import { cancelRoutes } from './cancel-routes.ts';
import { cashScoreRoutes } from './cash-score/routes.ts';
import { confirmationRoutes } from './confirmation/routes.ts';
import { listRoutes } from './list-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { type OrderRouteParts, placeRoutes } from './place-routes.ts';
import { readRoutes } from './read-routes.ts';

export function orderRoutes(server: FastifyInstance, parts: OrderRouteParts): void {
  const { pool } = parts;
  placeRoutes(server, parts);
  listRoutes(server, pool);
  boxesRoute(server, pool);
  readRoutes(server, pool);
  cancelRoutes(server, parts);
  confirmationRoutes(server, pool);
  cashScoreRoutes(server, pool);
  adminRoutes(server, pool);
  mailRoutes(server, pool);
}

import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { adminRoutes } from './admin-routes.ts';
import { listRoutes } from './list-routes.ts';
import { placeRoutes } from './place-routes.ts';
import { readRoutes } from './read-routes.ts';

export interface OrderParts {
  readonly pool: Pool;
}

export function orderRoutes(server: FastifyInstance, { pool }: OrderParts): void {
  placeRoutes(server, pool);
  listRoutes(server, pool);
  readRoutes(server, pool);
  adminRoutes(server, pool);
}

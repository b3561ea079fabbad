import type { App } from '../http/typed-app.ts';
import { adminRoutes } from './admin-routes.ts';
import { cancelRoutes } from './cancel-routes.ts';
import { cashScoreRoutes } from './cash-score/routes.ts';
import { confirmationRoutes } from './confirmation/routes.ts';
import { documentRoutes } from './document-routes.ts';
import { listRoutes } from './list-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { type OrderRouteParts, placeRoutes } from './place-routes.ts';
import { readRoutes } from './read-routes.ts';

export function orderRoutes(server: App, parts: OrderRouteParts): void {
  const { pool } = parts;
  placeRoutes(server, parts);
  listRoutes(server, pool);
  readRoutes(server, pool);
  cancelRoutes(server, parts);
  confirmationRoutes(server, pool);
  cashScoreRoutes(server, pool);
  adminRoutes(server, pool);
  mailRoutes(server, pool);
  documentRoutes(server, pool);
}

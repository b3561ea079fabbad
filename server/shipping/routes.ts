import type { FastifyInstance } from 'fastify';
import { type CalculateParts, calculateRoute } from './calculate-route.ts';
import { carrierListRoutes } from './carrier-list-routes.ts';
import { carrierRoutes } from './carrier-routes.ts';
import { freightRoutes } from './freight-routes.ts';
import { pileRoutes } from './pile-routes.ts';
import { promiseRoutes } from './promise-routes.ts';
import { rateRoutes } from './rate-routes.ts';
import { shipmentRoutes } from './shipment-routes.ts';

export function shippingRoutes(
  server: FastifyInstance,
  parts: CalculateParts & { readonly publicUrl: string },
): void {
  carrierRoutes(server, parts);
  carrierListRoutes(server, parts);
  rateRoutes(server, parts);
  shipmentRoutes(server, parts);
  calculateRoute(server, parts);
  promiseRoutes(server, parts);
  freightRoutes(server, parts);
  pileRoutes(server, parts);
}

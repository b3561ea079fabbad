import type { App } from '../http/typed-app.ts';
import { type CalculateParts, calculateRoute } from './calculate-route.ts';
import { carrierListRoutes } from './carrier-list-routes.ts';
import { carrierRoutes } from './carrier-routes.ts';
import type { OnDispatch } from './change-shipment.ts';
import { freightRoutes } from './freight-routes.ts';
import { orderBoxesRoute } from './order-boxes-route.ts';
import { pileRoutes } from './pile-routes.ts';
import { promiseRoutes } from './promise-routes.ts';
import { rateRoutes } from './rate-routes.ts';
import { shipmentRoutes } from './shipment-routes.ts';

export function shippingRoutes(app: App, parts: CalculateParts & { readonly onDispatch: OnDispatch }): void {
  carrierRoutes(app, parts);
  carrierListRoutes(app, parts);
  rateRoutes(app, parts);
  shipmentRoutes(app, parts);
  calculateRoute(app, parts);
  promiseRoutes(app, parts);
  freightRoutes(app, parts);
  pileRoutes(app, parts);
  orderBoxesRoute(app, parts.pool);
}

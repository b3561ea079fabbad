import type { Pool } from 'pg';
import type { App } from '../http/typed-app.ts';
import { couponRoutes } from './coupon-routes.ts';
import { discountRoutes } from './discount-routes.ts';
import { couponValidationRoute } from './validate-route.ts';

export function promotionRoutes(app: App, parts: { readonly pool: Pool }): void {
  couponRoutes(app, parts);
  couponValidationRoute(app, parts);
  discountRoutes(app, parts);
}

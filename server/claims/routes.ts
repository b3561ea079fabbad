import type { Pool } from 'pg';
import type { App } from '../http/typed-app.ts';
import { paymentParts } from '../payments/routes.ts';
import { adminClaimRoutes } from './admin-routes.ts';
import { shopperClaimRoutes } from './shopper-routes.ts';

export function claimRoutes(app: App, parts: { readonly pool: Pool; readonly publicUrl: string }): void {
  shopperClaimRoutes(app, parts);
  adminClaimRoutes(app, () => paymentParts(app, parts));
}

import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { openGateway } from './gateway.ts';
import { initiateRoutes } from './initiate-routes.ts';
import { orderRefundRoutes } from './order-refund-routes.ts';
import type { PaymentParts } from './payment-rows.ts';
import { refundRoutes } from './refund-routes.ts';
import { statusRoutes } from './status-routes.ts';

/** For other areas that settle payments, once the gateway is open. */
export function paymentParts(
  app: FastifyInstance,
  { pool, publicUrl }: { pool: Pool; publicUrl: string },
): PaymentParts {
  return { pool, gateway: app.paymentGateway, publicUrl, log: app.log, now: () => new Date() };
}

/** Opens the gateway of the settings, or in test mode the simulator, with its routes. */
export function paymentRoutes(
  app: FastifyInstance,
  {
    config,
    pool,
    publicUrl,
  }: { config: Pick<Config, 'phonepe' | 'payments'>; pool: Pool; publicUrl: string },
): void {
  const gateway = openGateway(app, { config, pool, publicUrl });
  app.decorate('paymentGateway', gateway);
  const parts = paymentParts(app, { pool, publicUrl });
  initiateRoutes(app, { ...parts, offersOnline: config.payments !== 'cod-only' });
  statusRoutes(app, parts);
  refundRoutes(app, parts);
  orderRefundRoutes(app, parts);
}

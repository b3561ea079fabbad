import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { openGateway } from './gateway.ts';
import { initiateRoutes } from './initiate-routes.ts';
import type { PaymentParts } from './payment-rows.ts';
import { refundRoutes } from './refund-routes.ts';
import { statusRoutes } from './status-routes.ts';

/** Opens the gateway of the settings, or in test mode the simulator, and the calls that go through it. */
export function paymentRoutes(
  app: FastifyInstance,
  { config, pool, publicUrl }: { config: Pick<Config, 'phonepe'>; pool: Pool; publicUrl: string },
): void {
  const gateway = openGateway(app, { phonepe: config.phonepe, pool, publicUrl });
  app.decorate('paymentGateway', gateway);
  const parts: PaymentParts = { pool, gateway, publicUrl, log: app.log, now: () => new Date() };
  initiateRoutes(app, parts);
  statusRoutes(app, parts);
  refundRoutes(app, parts);
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { gatewayApi } from './api-routes.ts';
import { type SimulatorKeys, simulatorKeys } from './keys.ts';
import { payRoutes } from './pay-routes.ts';
import { readSwitches, setSwitches, switchesSchema } from './switches.ts';
import { webhookSender } from './webhooks.ts';

export interface SimulatorParts {
  readonly pool: Pool;
  readonly publicUrl: string;
  /** The shop's address on this machine. */
  readonly ownAddress: () => string;
}

export interface Simulator {
  readonly keys: () => Promise<SimulatorKeys>;
}

/** Stands in for the payment provider, on the shop's own address, where no real one is configured. */
export function mountSimulator(
  app: FastifyInstance,
  { pool, publicUrl, ownAddress }: SimulatorParts,
): Simulator {
  const keys = simulatorKeys(pool);
  const webhooks = webhookSender({ keys, shopAddress: ownAddress, log: app.log });
  app.addHook('preClose', () => webhooks.stop());

  app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 16 * 1024 },
        async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
      );
      scope.register(async (gateway) =>
        gatewayApi(gateway, {
          pool,
          keys,
          webhooks,
          pageUrl: (token) => `${publicUrl}/simulator/pay?token=${encodeURIComponent(token)}`,
        }),
      );
      payRoutes(scope, { pool, keys, webhooks });
      switchRoutes(scope, pool);
    },
    { prefix: '/simulator' },
  );
  return { keys };
}

/** Lets owners and tests choose how the simulated gateway behaves. */
function switchRoutes(scope: FastifyInstance, pool: Pool): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.get('/switches', {
    config: { access: 'operator' },
    schema: { hide: true },
    handler: () => readSwitches(pool),
  });
  app.put('/switches', {
    config: { access: 'admin', needs: 'change payment settings' },
    schema: { hide: true, body: switchesSchema.partial() },
    handler: (request) => setSwitches(pool, request.body),
  });
}

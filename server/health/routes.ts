import { z } from 'zod';
import type { App } from '../http/typed-app.ts';
import { cachedFor, checkHealth, type HealthChecks, isReachable } from './health.ts';
import { formatSamples, type Sample } from './metrics.ts';

const healthSchema = z.object({
  success: z.boolean(),
  database: z.enum(['connected', 'unreachable']),
  mail: z.enum(['smtp', 'kept', 'failing']),
  payments: z.enum(['live', 'test mode', 'cod-only']),
  backup: z.enum(['off', 'none yet', 'good', 'overdue', 'failing']),
  disk: z.enum(['good', 'full']),
});

const MAIL_LOOK_MS = 30_000;

export function healthRoutes(app: App, parts: HealthChecks, readSamples: () => Promise<Sample[]>): void {
  const checks = { ...parts, mailState: cachedFor(MAIL_LOOK_MS, parts.mailState) };

  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain').header('cache-control', 'no-store').send('alive\n'),
  );

  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    const [isThere, isFull] = await Promise.all([isReachable(checks.pool), checks.isDiskFull()]);
    const trouble = !isThere ? 'the database does not answer' : isFull ? 'the disk is full' : null;
    return reply
      .status(trouble === null ? 200 : 503)
      .type('text/plain')
      .header('cache-control', 'no-store')
      .send(`${trouble ?? 'ready'}\n`);
  });

  app.get('/metrics', { config: { access: 'operator' }, schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4')
      .header('cache-control', 'no-store')
      .send(formatSamples(await readSamples())),
  );

  app.get('/api/health', {
    config: { access: 'public' },
    schema: {
      summary: 'How the shop is doing',
      response: { 200: healthSchema, 503: healthSchema },
    },
    handler: async (_request, reply) => {
      const { ok, ...health } = await checkHealth(checks);
      return reply
        .status(ok ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ success: ok, ...health });
    },
  });
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { errorReplySchema, ShopError } from '../http/errors.ts';
import { keepPrivate } from '../http/visitor.ts';
import { activitySchema, readActivity } from './activity.ts';
import { MOST_DAYS, readPeriod } from './period.ts';
import { readSeries, seriesSchema } from './series.ts';
import { readTotals, totalsSchema } from './totals.ts';

const day = z.iso.date('A date such as 2026-04-01').optional();

const dashboardSchema = z
  .object({
    totals: totalsSchema.nullable(),
    recentActivity: z.array(activitySchema).nullable(),
    series: seriesSchema.nullable(),
    period: z.object({ from: z.iso.date(), to: z.iso.date() }),
    unavailable: z
      .array(z.enum(['totals', 'recentActivity', 'series']))
      .describe('Parts that could not be read just now and are null'),
  })
  .meta({ id: 'Dashboard' });

type Part = z.infer<typeof dashboardSchema>['unavailable'][number];

export function dashboardRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/dashboard', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['dashboard'],
      summary: 'Read the dashboard: totals, recent activity and series for charts',
      description: `The series are for days in India, \`from\` and \`to\` included: the last 30 unless others are asked for, at most ${MOST_DAYS}.`,
      querystring: z.strictObject({ from: day, to: day }),
      response: {
        200: z.object({ success: z.literal(true), data: dashboardSchema, dashboard: dashboardSchema }),
        400: errorReplySchema,
        401: errorReplySchema,
        403: errorReplySchema,
      },
    },
    handler: async (request) => {
      const now = new Date();
      const checked = readPeriod(request.query, now);
      if (!checked.ok) throw new ShopError('VALIDATION_FAILED', 400, checked.message);
      const { period } = checked;
      const failures: { part: Part; error: unknown }[] = [];
      const orNull = <T>(part: Part, reading: Promise<T>): Promise<T | null> =>
        reading.catch((error: unknown) => {
          request.log.warn({ err: error, part }, 'a part of the dashboard could not be read');
          failures.push({ part, error });
          return null;
        });
      const [totals, recentActivity, series] = await Promise.all([
        orNull('totals', readTotals(pool, now)),
        orNull('recentActivity', readActivity(pool)),
        orNull('series', readSeries(pool, period)),
      ]);
      // With nothing to show, the first reason is the answer.
      if (totals === null && recentActivity === null && series === null) throw failures[0]?.error;
      const unavailable = failures.map(({ part }) => part);
      const dashboard = { totals, recentActivity, series, period, unavailable };
      return { success: true as const, data: dashboard, dashboard };
    },
  });
}

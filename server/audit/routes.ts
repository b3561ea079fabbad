import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { errorReplySchema } from '../http/errors.ts';
import { pageOf, paginationSchema, pagingQuery } from '../http/lists.ts';
import { ENTRY_EXAMPLE } from './examples.ts';
import { listAudit } from './list.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 50;

const auditEntrySchema = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    actorId: z.string().nullable().describe('The user who did it; null for the shop itself'),
    actor: z.string().describe('The same in words, as known then'),
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    before: z.record(z.string(), z.unknown()).nullable().describe('The changed fields as they were'),
    after: z.record(z.string(), z.unknown()).nullable().describe('The changed fields as they became'),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry', examples: [ENTRY_EXAMPLE] });

const name = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}+$/u, 'One line of text');

/** A day is one in India: `2026-04-01` starts at 18:30 UTC of the day before. As an end it is included. */
const moment = (daysLater: number) =>
  z
    .union(
      [z.iso.date(), z.iso.datetime({ offset: true })],
      'A date such as 2026-04-01, or a date with time and zone',
    )
    .transform((text) =>
      text.includes('T')
        ? new Date(text)
        : new Date(Date.parse(`${text}T00:00:00+05:30`) + daysLater * DAY_MS),
    )
    .optional();

export function auditRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/audit-log', {
    config: { access: 'admin' },
    schema: {
      tags: ['audit'],
      summary: 'List what was done in the back-office',
      description: 'Who changed what and when, the latest first. Entries are never changed or removed.',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        entity: name(60).optional().describe('Only this kind of thing, such as `product`'),
        entityId: name(80).optional().describe('Only this one thing'),
        actorId: z.guid().optional().describe('Only what this user did'),
        from: moment(0).describe('From this day (in India) or moment on'),
        to: moment(1).describe('Up to and with this day (in India), or before this moment'),
      }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(auditEntrySchema),
          entries: z.array(auditEntrySchema),
          pagination: paginationSchema,
        }),
        400: errorReplySchema,
        401: errorReplySchema,
        403: errorReplySchema,
      },
    },
    handler: async ({ query }) => {
      const { entries, ...counted } = await listAudit(pool, query);
      return { success: true as const, data: entries, entries, pagination: pageOf(query, counted) };
    },
  });
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { listResponse } from '../../contract/responses.ts';
import { answerList, forAdministrators, refusals } from '../http/crud-responses.ts';
import { pageOf, pagingQuery } from '../http/lists.ts';
import { periodQuery } from '../http/period.ts';
import { ENTRY_EXAMPLE } from './examples.ts';
import { listAudit } from './list.ts';

const PAGE_SIZE = 50;

const auditEntrySchema = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    actorId: z.string().nullable().describe('The user who did it; null for the shop itself'),
    actor: z.string().describe('The same in words, as known then'),
    actorName: z.string().nullable().describe('The name of that user, as it is now'),
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    name: z.string().nullable().describe('How the thing is called, as far as it is known'),
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

export function auditRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/audit-log', {
    ...forAdministrators,
    schema: {
      tags: ['audit'],
      summary: 'List what was done in the back-office',
      description: 'Who changed what and when, the latest first. Entries are never changed or removed.',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        entity: name(60).optional().describe('Only this kind of thing, such as `product`'),
        entityId: name(80).optional().describe('Only this one thing'),
        actorId: z.guid().optional().describe('Only what this user did'),
        ...periodQuery,
      }),
      response: { 200: listResponse(auditEntrySchema), ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { entries, ...counted } = await listAudit(pool, query);
      return answerList(entries, pageOf(query, counted));
    },
  });
}

import type { Pool } from 'pg';
import { z } from 'zod';
import { auditListResponse } from '../../contract/audit.ts';
import { answerList, forAdministrators, refusals } from '../http/crud-responses.ts';
import { pageOf, pagingQuery } from '../http/lists.ts';
import { periodQuery } from '../http/period.ts';
import type { App } from '../http/typed-app.ts';
import { listAudit, listAuditPeople } from './list.ts';

const PAGE_SIZE = 50;

const oneLine = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}+$/u, 'One line of text');

export function auditRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get('/api/audit-log', {
    ...forAdministrators('read the audit log'),
    schema: {
      summary: 'List changes made in the back-office',
      description: 'Who changed what and when, newest first. Entries are never changed or removed.',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        entity: oneLine(60).optional().describe('Such as `product`'),
        entityId: oneLine(80).optional().describe('Only this one entity'),
        actorId: z.guid().optional().describe('Only changes by this user'),
        ...periodQuery,
      }),
      response: { 200: auditListResponse, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const [{ entries, ...count }, people] = await Promise.all([
        listAudit(pool, query),
        listAuditPeople(pool),
      ]);
      return { ...answerList(entries, pageOf(query, count)), people };
    },
  });
}

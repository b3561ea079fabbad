import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { administratorOf, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { OUTBOX_STATUSES } from '../db/schema/outbox.ts';
import { errorReplySchema, ShopError } from '../http/errors.ts';
import { pageOf, paginationSchema, pagingQuery, rowParams, searchQuery, wordQuery } from '../http/lists.ts';
import { said } from '../http/said.ts';
import { keepPrivate } from '../http/visitor.ts';
import { retryDead } from '../outbox/backlog.ts';
import { listMail, sentMailSchema } from './admin-list.ts';

const PAGE_SIZE = 50;
const notAllowed = { 401: errorReplySchema, 403: errorReplySchema };
const readStatus = (word: string) => OUTBOX_STATUSES.find((status) => status === word.toLowerCase());

export function mailAdminRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/mail', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['mail'],
      summary: 'List the shop’s mails, the newest first',
      description: 'To whom, about what, and whether it has left; not what it says.',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', readStatus).describe('pending, sent, failed or dead'),
        search: searchQuery('recipient and subject'),
      }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(sentMailSchema),
          mails: z.array(sentMailSchema),
          pagination: paginationSchema,
        }),
        400: errorReplySchema,
        ...notAllowed,
      },
    },
    handler: async ({ query }) => {
      const { mails, ...counted } = await listMail(pool, query);
      return { success: true as const, data: mails, mails, pagination: pageOf(query, counted) };
    },
  });

  app.post('/api/mail/:id/retry', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['mail'],
      summary: 'Send a mail that was given up',
      description: 'It gets all its attempts again, the first at once.',
      params: rowParams,
      response: {
        200: z.object({ success: z.literal(true), message: said('The mail will be sent again') }),
        ...notAllowed,
        404: errorReplySchema,
      },
    },
    handler: async (request) => {
      const { id } = request.params;
      const by = await administratorOf(pool, request);
      const isRevived =
        /^\d{1,15}$/.test(id) &&
        (await withTransaction(pool, async (client) => {
          if (!(await retryDead(client, Number(id)))) return false;
          await recordChange(client, by, { action: 'retry', entity: 'mail', entityId: id });
          return true;
        }));
      if (!isRevived) throw new ShopError('MAIL_NOT_FOUND', 404, 'No such mail waits for a retry');
      return { success: true as const, message: 'The mail will be sent again' };
    },
  });
}

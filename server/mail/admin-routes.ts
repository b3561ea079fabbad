import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { messageResponse } from '../../contract/responses.ts';
import { administratorOf, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import {
  answerList,
  answerMessage,
  crudResponses,
  forAdministrators,
  refusals,
} from '../http/crud-responses.ts';
import { pageOf, pagingQuery, rowParams, searchQuery, wordQuery } from '../http/lists.ts';
import { retryDead } from '../outbox/backlog.ts';
import { listMail, MAIL_STATUSES, sentMailSchema } from './admin-list.ts';

const PAGE_SIZE = 50;
const aboutMails = crudResponses({
  one: 'mail',
  schema: sentMailSchema,
  missing: { code: 'MAIL_NOT_FOUND', message: 'No such mail waits for a retry' },
  statuses: {},
});
const readStatus = (word: string) => MAIL_STATUSES.find((status) => status === word.toLowerCase());

export function mailAdminRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/mail', {
    ...forAdministrators,
    schema: {
      tags: ['mail'],
      summary: 'List the shop’s mails, the newest first',
      description: 'To whom, about what, and whether it has left; not what it says.',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', readStatus).describe('pending, sent, failed, dead or unsent'),
        search: searchQuery('recipient and subject'),
      }),
      response: { 200: aboutMails.list, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { mails, ...counted } = await listMail(pool, query);
      return answerList(mails, pageOf(query, counted));
    },
  });

  app.post('/api/mail/:id/retry', {
    ...forAdministrators,
    schema: {
      tags: ['mail'],
      summary: 'Send a mail that was given up',
      description: 'It gets all its attempts again, the first at once.',
      params: rowParams,
      response: { 200: messageResponse('The mail will be sent again'), ...refusals(404) },
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
      if (!isRevived) throw aboutMails.notFound();
      return answerMessage('The mail will be sent again');
    },
  });
}

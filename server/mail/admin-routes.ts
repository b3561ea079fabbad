import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { MAIL_STATUSES, mailListResponse } from '../../contract/mail.ts';
import { messageResponse } from '../../contract/responses.ts';
import { administratorOf, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { answerList, answerMessage, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { pageOf, pagingQuery, rowParams, searchQuery, wordQuery } from '../http/lists.ts';
import { retryDead } from '../outbox/backlog.ts';
import { listMail } from './list-mail.ts';

const PAGE_SIZE = 50;
const parseStatus = (word: string) => MAIL_STATUSES.find((status) => status === word.toLowerCase());

export function mailAdminRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/mail', {
    ...forAdministrators('see mail'),
    schema: {
      tags: ['mail'],
      summary: 'List mails, newest first',
      description: 'Recipient, subject and status, without the text.',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', parseStatus).describe('pending, sent, failed, dead or unsent'),
        search: searchQuery('recipient and subject'),
      }),
      response: { 200: mailListResponse, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { mails, ...count } = await listMail(pool, query);
      return answerList(mails, pageOf(query, count));
    },
  });

  app.post('/api/mail/:id/retry', {
    ...forAdministrators('send mails again'),
    schema: {
      tags: ['mail'],
      summary: 'Retry a mail that couldn’t be sent',
      description: 'All attempts start over, the first one right away.',
      params: rowParams,
      response: { 200: messageResponse('We’ll send the mail again'), ...refusals(404) },
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
      if (!isRevived) throw new ShopError('MAIL_NOT_FOUND', 404, 'There’s no such mail to retry');
      return answerMessage('We’ll send the mail again');
    },
  });
}

import type { Pool } from 'pg';
import { z } from 'zod';
import { waitingMessagesResponse } from '../../../contract/messages/waiting.ts';
import { answerList, forAdministrators, refusals } from '../../http/crud-responses.ts';
import { pageOf, pagingQuery } from '../../http/lists.ts';
import type { App } from '../../http/typed-app.ts';
import { listWaitingMessages } from './list.ts';

const PAGE_SIZE = 20;

export function waitingMessageRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get('/api/messages/waiting', {
    ...forAdministrators('answer messages'),
    schema: {
      summary: 'List the messages to answer, oldest first',
      description: 'Contact messages and enquiries together, until you answer or close them.',
      querystring: z.strictObject(pagingQuery(PAGE_SIZE)),
      response: { 200: waitingMessagesResponse, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { messages, total } = await listWaitingMessages(pool, query);
      return answerList(messages, pageOf(query, total));
    },
  });
}

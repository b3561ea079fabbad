import type { Pool } from 'pg';
import {
  MAIL_ON_ITS_WAY,
  orderMailsResponse,
  sendOrderMailSchema,
} from '../../contract/orders/order-mail.ts';
import { errorSchema, messageResponse } from '../../contract/responses.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerList, answerMessage, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { onePage, rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { orderNotFound } from './read-routes.ts';
import { listOrderMails, sendMailAgain } from './send-mail-again.ts';

export function mailRoutes(app: App, pool: Pool): void {
  app.get('/api/orders/:id/mails', {
    ...forAdministrators('send mails again'),
    schema: {
      summary: 'List the mails to the customer about an order',
      description: 'Sent mails are listed for 90 days.',
      params: rowParams,
      response: { 200: orderMailsResponse, ...refusals() },
    },
    handler: async ({ params }) => {
      const mails = await listOrderMails(pool, params.id);
      return answerList(mails, onePage(mails.length));
    },
  });

  app.post('/api/orders/:id/mails', {
    ...forAdministrators('send mails again'),
    schema: {
      summary: 'Send a mail about an order again',
      description:
        'To the customer’s address, with the order as it is now. While an earlier one of the same kind is still waiting, no second one is sent.',
      params: rowParams,
      body: strictBody(sendOrderMailSchema),
      response: {
        200: messageResponse(MAIL_ON_ITS_WAY),
        ...refusals(400, 404),
        409: errorSchema.describe('`MAIL_NOT_TRUE`: it doesn’t fit the order’s status'),
      },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const sent = await sendMailAgain(pool, request.params.id, request.body.event, by);
      if (sent.ok) return answerMessage(MAIL_ON_ITS_WAY);
      if (sent.code === 'NOT_FOUND') throw orderNotFound();
      throw new ShopError(sent.code, 409, sent.message);
    },
  });
}

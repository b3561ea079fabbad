import type { Pool } from 'pg';
import {
  confirmationAnswerSchema,
  confirmationQuery,
  confirmationResponse,
} from '../../../contract/orders/cash-confirmation.ts';
import { orderSavedResponse } from '../../../contract/orders/order-responses.ts';
import { errorSchema } from '../../../contract/responses.ts';
import { LINK_DAMAGED } from '../../../domain/orders/cash-confirmation.ts';
import { administratorOf } from '../../audit/administrator.ts';
import { withTransaction } from '../../db/connect.ts';
import { strictBody } from '../../http/body-schema.ts';
import { answerOne, forAdministrators, refusals } from '../../http/crud-responses.ts';
import { ShopError } from '../../http/errors.ts';
import { rowParams } from '../../http/lists.ts';
import type { App } from '../../http/typed-app.ts';
import { CANCELLATIONS_PER_IP } from '../limits.ts';
import { orderForAdmin, orderViewFor } from '../read-order.ts';
import { keepLinkSecret, orderNotFound } from '../read-routes.ts';
import { answerLink, type ConfirmationOutcome, confirmByPhone, lookAtLink } from './answer.ts';

const responses = {
  200: confirmationResponse,
  400: errorSchema.describe('`LINK_DAMAGED`: the shop has sent no such link'),
  429: errorSchema,
};

export function confirmationRoutes(app: App, pool: Pool): void {
  const answerOf = (outcome: ConfirmationOutcome | null) => {
    if (outcome === null) throw new ShopError('LINK_DAMAGED', 400, LINK_DAMAGED);
    const data = { ...outcome, order: orderViewFor('guest', outcome.order) };
    return { success: true as const, data };
  };

  app.get('/api/orders/confirmation', {
    config: { access: 'public' },
    onRequest: keepLinkSecret,
    schema: {
      summary: 'See what the link in a confirmation e-mail is about',
      description: 'Changes nothing, so programs that check mails can open the link.',
      querystring: confirmationQuery,
      response: responses,
    },
    handler: async ({ query }) => answerOf(await lookAtLink(pool, query.token, new Date())),
  });

  app.post('/api/orders/confirmation', {
    config: { access: 'public', rateLimit: CANCELLATIONS_PER_IP },
    onRequest: keepLinkSecret,
    schema: {
      summary: 'Confirm or cancel a cash order by the link in its e-mail',
      description:
        'The first answer counts. To any further one the order stays as it is, and `isNew` is false. After `confirm_by` it can’t be confirmed.',
      body: strictBody(confirmationAnswerSchema),
      response: responses,
    },
    handler: async ({ body }) => answerOf(await answerLink(pool, body.token, body.answer, new Date())),
  });

  app.post('/api/orders/:id/confirmation', {
    ...forAdministrators('confirm orders'),
    schema: {
      summary: 'Note that the customer has confirmed a cash order by phone',
      params: rowParams,
      response: {
        200: orderSavedResponse,
        ...refusals(404),
        409: errorSchema.describe('`NOT_WAITING`: it isn’t waiting for a confirmation any more'),
      },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const confirmed = await withTransaction(pool, (client) =>
        confirmByPhone(client, request.params.id, by, new Date()),
      );
      if (!confirmed.ok && confirmed.code === 'NOT_FOUND') throw orderNotFound();
      if (!confirmed.ok) throw new ShopError(confirmed.code, 409, confirmed.message);
      const order = orderForAdmin(request.visitor, confirmed.order);
      return { message: 'Order confirmed by phone', ...answerOne('order', order) };
    },
  });
}

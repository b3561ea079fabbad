import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { orderFoundResponse, orderLookupSchema } from '../../contract/orders/order-lookup.ts';
import { orderResponse } from '../../contract/orders/order-responses.ts';
import { errorSchema } from '../../contract/responses.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerOne, failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { keepPrivate } from '../http/visitor.ts';
import { findOrder, lookUpOrder, readOrderNumber } from './find-order.ts';
import { LOOKUPS_PER_IP, limitLookupsPerOrder } from './limits.ts';

export const orderNotFound = () => new ShopError('ORDER_NOT_FOUND', 404, 'Order not found');

/** Whoever has the link reads the order, so it stays out of caches, search engines and other sites' logs. */
export async function keepLinkSecret(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await keepPrivate(request, reply);
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
}

export function readRoutes(app: App, pool: Pool): void {
  const limitPerOrder = limitLookupsPerOrder(app, pool);

  app.post('/api/orders/lookup', {
    config: { access: 'public', rateLimit: LOOKUPS_PER_IP },
    schema: {
      summary: 'Find an order by its number and the e-mail or phone it was placed with',
      description: 'Answers the id to use with `GET /orders/{id}`.',
      body: strictBody(orderLookupSchema),
      response: { 200: orderFoundResponse, ...failures(400, 404, 429) },
    },
    handler: async (request) => {
      const { order_number, contact } = request.body;
      const number = readOrderNumber(order_number);
      if (number === undefined) throw orderNotFound();
      await limitPerOrder(number);
      const found = await lookUpOrder(pool, number, contact);
      if (found === null) throw orderNotFound();
      const data = { id: found.id, orderId: found.id };
      return { success: true as const, message: 'Order found', orderId: found.id, data };
    },
  });

  app.get('/api/orders/:id', {
    config: { access: 'anyone' },
    onRequest: keepLinkSecret,
    schema: {
      summary: 'Get an order',
      description:
        'By its secret id without a token; by its number (`RR-1042`) with the customer’s or an administrator’s token. Internal notes are for administrators.',
      params: rowParams,
      response: { 200: orderResponse, 404: errorSchema },
    },
    handler: async ({ params, visitor }) => {
      const order = await findOrder(pool, params.id, visitor);
      if (order === null) throw orderNotFound();
      return answerOne('order', order);
    },
  });
}

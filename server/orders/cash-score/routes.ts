import type { Pool } from 'pg';
import { cashAllowedSchema, cashScoreResponse, returnedSchema } from '../../../contract/orders/cash-score.ts';
import { errorSchema } from '../../../contract/responses.ts';
import { administratorOf } from '../../audit/administrator.ts';
import { strictBody } from '../../http/body-schema.ts';
import { answerOne, forAdministrators, refusals } from '../../http/crud-responses.ts';
import { ShopError } from '../../http/errors.ts';
import { rowParams } from '../../http/lists.ts';
import type { App } from '../../http/typed-app.ts';
import { orderNotFound } from '../read-routes.ts';
import { allowCash, type ChangedScore, markReturned, readScore } from './change-score.ts';

export function cashScoreRoutes(app: App, pool: Pool): void {
  const answer = (changed: ChangedScore) => {
    if (changed.ok) return answerOne('score', changed.score);
    if (changed.code === 'NOT_FOUND') throw orderNotFound();
    throw new ShopError(changed.code, 409, changed.message);
  };

  app.get('/api/orders/:id/cash-score', {
    ...forAdministrators('see orders'),
    schema: {
      summary: 'See what earlier cash orders of the same phone or address say',
      description: 'Of the last 12 months, with a reason for each point.',
      params: rowParams,
      response: { 200: cashScoreResponse, ...refusals(404) },
    },
    handler: async ({ params }) => {
      const score = await readScore(pool, params.id);
      if (score === null) throw orderNotFound();
      return answerOne('score', score);
    },
  });

  app.put('/api/orders/:id/returned', {
    ...forAdministrators('ship orders'),
    schema: {
      summary: 'Record that a parcel was refused, or undo it',
      description:
        'Its shipments are marked as returned. The order keeps its status: cancel it to put the items back into stock.',
      params: rowParams,
      body: strictBody(returnedSchema),
      response: {
        200: cashScoreResponse,
        ...refusals(400, 404),
        409: errorSchema.describe('`NOT_DISPATCHED`: it isn’t a cash order that was shipped'),
      },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      return answer(await markReturned(pool, request.params.id, request.body.returned, by, new Date()));
    },
  });

  app.put('/api/orders/:id/cash-allowed', {
    ...forAdministrators('change orders'),
    schema: {
      summary: 'Allow cash orders of this order’s phone whatever its score, or take that back',
      params: rowParams,
      body: strictBody(cashAllowedSchema),
      response: {
        200: cashScoreResponse,
        ...refusals(400, 404),
        409: errorSchema.describe('`NO_PHONE`: the order has no phone number'),
      },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      return answer(await allowCash(pool, request.params.id, request.body.allowed, by));
    },
  });
}

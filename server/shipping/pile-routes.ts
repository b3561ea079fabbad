import { z } from 'zod';
import { listResponse } from '../../contract/responses.ts';
import {
  PILE_MAX,
  type PileOutcome,
  pileOrderSchema,
  pileSchema,
  pileShippedResponse,
} from '../../contract/shipping/pile.ts';
import { promiseTerms } from '../../domain/shipping/promise-schema.ts';
import { administratorOf } from '../audit/administrator.ts';
import { isStorable, strictBody } from '../http/body-schema.ts';
import { answerList, forAdministrators, refusals } from '../http/crud-responses.ts';
import { onePage } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import type { CalculateParts } from './calculate-route.ts';
import { readPile, shipOrder } from './ship-order.ts';

const idsQuery = z
  .string()
  .max(PILE_MAX * 101)
  .transform((text) => [...new Set(text.split(','))].filter((id) => id !== '' && isStorable(id)))
  .refine((ids) => ids.length > 0 && ids.length <= PILE_MAX, `Please ask for 1 to ${PILE_MAX} orders`)
  .describe(`Ids of up to ${PILE_MAX} orders, with commas between them`);

export function pileRoutes(app: App, { pool, live }: CalculateParts): void {
  app.get('/api/shipping/pile', {
    ...forAdministrators('ship orders'),
    schema: {
      summary: 'Compare carriers for many orders',
      description: 'For each order what carriers would charge, and the shipment that is booked for it.',
      querystring: z.strictObject({ orders: idsQuery }),
      response: { 200: listResponse(pileOrderSchema), ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { settings } = await live.current();
      const asked = { terms: promiseTerms(settings), now: new Date() };
      const pile = await readPile(pool, query.orders, asked);
      return answerList(pile, onePage(pile.length));
    },
  });

  app.post('/api/shipping/pile', {
    ...forAdministrators('ship orders'),
    schema: {
      summary: 'Ship many confirmed orders, each with its carrier and tracking number',
      description:
        'Each order by itself: one that is refused keeps none of the others. `data` has the outcome of each. Sending it again changes nothing.',
      body: strictBody(pileSchema),
      response: { 200: pileShippedResponse, ...refusals(400) },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const outcomes: PileOutcome[] = [];
      for (const form of request.body.shipments) {
        const { orderId } = form;
        const shipped = await shipOrder(pool, form, by, new Date());
        outcomes.push(
          shipped.ok
            ? { orderId, ok: true, message: 'Shipped' }
            : {
                orderId,
                ok: false,
                message: shipped.message,
                ...(shipped.field && { field: shipped.field }),
              },
        );
      }
      const count = outcomes.filter(({ ok }) => ok).length;
      return {
        success: true as const,
        message: count === 1 ? '1 order shipped' : `${count} orders shipped`,
        data: outcomes,
      };
    },
  });
}

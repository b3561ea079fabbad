import { z } from 'zod';
import { oneResponse } from '../../contract/responses.ts';
import { freightReportSchema } from '../../contract/shipping/freight-report.ts';
import { orderQuotesSchema } from '../../contract/shipping/quotes.ts';
import { promiseTerms } from '../../domain/shipping/promise-schema.ts';
import { readDayRange } from '../../domain/text/day-range.ts';
import { isStorable } from '../http/body-schema.ts';
import { answerOne, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import type { CalculateParts } from './calculate-route.ts';
import { freightReport } from './freight-report.ts';
import { orderQuotes } from './order-quotes.ts';

export function freightRoutes(app: App, { pool, live }: CalculateParts): void {
  app.get('/api/shipping/orders/:id/quotes', {
    ...forAdministrators('ship orders'),
    schema: {
      summary: 'Compare what carriers would charge for an order',
      description:
        'For the whole order, if it’s sent on the next working day: by its boxes, each carrier’s rule, rates and list of pincodes. Those that keep the order’s promise come first, the cheapest at the top.',
      params: rowParams,
      response: { 200: oneResponse('quotes', orderQuotesSchema), ...refusals(404) },
    },
    handler: async ({ params: { id } }) => {
      const { settings } = await live.current();
      const asked = { terms: promiseTerms(settings), now: new Date() };
      const quotes = isStorable(id) ? await orderQuotes(pool, id, asked) : null;
      if (quotes === null) throw new ShopError('ORDER_NOT_FOUND', 404, 'Order not found');
      return answerOne('quotes', quotes);
    },
  });

  app.get('/api/shipping/freight-report', {
    ...forAdministrators('see revenue'),
    schema: {
      summary: 'Compare freight charged with freight paid, by carrier',
      description:
        'Of the shipments that were sent, for orders placed from one day to another; the last 30 days if you give none.',
      querystring: z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
      response: { 200: oneResponse('report', freightReportSchema), ...refusals(400) },
    },
    handler: async ({ query }) => {
      const checked = readDayRange(query, new Date());
      if (!checked.ok) throw new ShopError('VALIDATION_FAILED', 400, checked.message);
      return answerOne('report', { ...checked.period, ...(await freightReport(pool, checked.period)) });
    },
  });
}

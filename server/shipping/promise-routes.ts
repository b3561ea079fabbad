import { z } from 'zod';
import { errorSchema, oneResponse } from '../../contract/responses.ts';
import { deliveryReportSchema, promiseQuery, promiseResponse } from '../../contract/shipping/promise.ts';
import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { stateForForm } from '../../domain/shipping/pincode/pincode.ts';
import { isDelivered, longestLead, notDelivered, promiseFor } from '../../domain/shipping/promise.ts';
import { promiseTerms } from '../../domain/shipping/promise-schema.ts';
import { readDayRange } from '../../domain/text/day-range.ts';
import { answerOne, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import type { App } from '../http/typed-app.ts';
import { keepPrivate } from '../http/visitor.ts';
import type { CalculateParts } from './calculate-route.ts';
import { carrierAnswers } from './carrier-answers.ts';
import { readDeliveryReport } from './delivery-report.ts';

export function promiseRoutes(app: App, { pool, live }: CalculateParts): void {
  app.get('/api/shipping/promise', {
    config: { access: 'public' },
    preHandler: keepPrivate,
    schema: {
      summary: 'Get the delivery dates for an order placed now',
      description:
        'By the carriers’ lists and the shop’s terms: cut-off hour, days per zone, holidays and the products’ own lead time.',
      querystring: promiseQuery,
      response: { 200: promiseResponse, 400: errorSchema },
    },
    handler: async ({ query: { pincode, products: ids } }) => {
      const [carriers, { products, settings }] = await Promise.all([
        carrierAnswers(pool, pincode),
        live.current(),
      ]);
      const order = {
        pincode,
        leadDays: longestLead(products.filter(({ id }) => ids.includes(id))),
        orderedAt: new Date(),
        terms: promiseTerms(settings),
        carriers,
      };
      const isServed = isDelivered(carriers);
      return answerOne('promise', {
        pincode,
        state: stateForForm(pincode) ?? '',
        isDelivered: isServed,
        message: isServed ? null : notDelivered(pincode),
        options: isServed
          ? SHIPPING_METHODS.map((method) => ({ method, ...promiseFor({ ...order, method }) }))
          : [],
      });
    },
  });

  app.get('/api/shipping/promises-kept', {
    ...forAdministrators('see orders'),
    schema: {
      summary: 'Compare promised with delivered days, by carrier and State',
      description:
        'Of the orders placed from one day to another, without cancelled ones; the last 30 days if you give none.',
      querystring: z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
      response: { 200: oneResponse('report', deliveryReportSchema), ...refusals(400) },
    },
    handler: async ({ query }) => {
      const now = new Date();
      const checked = readDayRange(query, now);
      if (!checked.ok) throw new ShopError('VALIDATION_FAILED', 400, checked.message);
      return answerOne('report', {
        ...checked.period,
        ...(await readDeliveryReport(pool, checked.period, now)),
      });
    },
  });
}

import type { Pool } from 'pg';
import { z } from 'zod';
import { checkRateForm, rateFieldsSchema, rateSchema } from '../../contract/shipping/rate.ts';
import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import {
  answerList,
  crudResponses,
  forAdministrators,
  refusals,
  versionedBody,
} from '../http/crud-responses.ts';
import { checkedForm } from '../http/form-check.ts';
import { pageOf, pagingQuery, rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { aboutCarriers } from './carrier-routes.ts';
import { findCarrier } from './carriers.ts';
import { activeQuery } from './queries.ts';
import { createRate, listRates, updateRate } from './rates.ts';

const PAGE_SIZE = 100;

const aboutRates = crudResponses({
  one: 'rate',
  schema: rateSchema,
  missing: { code: 'RATE_NOT_FOUND', message: 'Shipping rate not found' },
  statuses: { RATE_NOT_FOUND: 404, CARRIER_UNKNOWN: 422, RATE_OVERLAPS: 409, VERSION_CONFLICT: 409 },
});
const oneRate = aboutRates.saved('Shipping rate updated successfully');

const filterQuery = {
  ...pagingQuery(PAGE_SIZE),
  zone: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]{1,60}$/, 'Enter a zone like national or tamil-nadu')
    .optional(),
  method: z.enum(SHIPPING_METHODS).optional(),
  isActive: activeQuery,
};

export function rateRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get('/api/shipping/partners/:id/rates', {
    ...forAdministrators('see orders'),
    schema: {
      summary: 'List the rates of one carrier',
      params: rowParams,
      querystring: z.strictObject(filterQuery),
      response: { 200: aboutRates.list, ...refusals(400, 404) },
    },
    handler: async ({ params, query }) => {
      const carrierId = aboutCarriers.id(params.id);
      if ((await findCarrier(pool, carrierId)) === null) throw aboutCarriers.notFound();
      const { rates, total } = await listRates(pool, { ...query, carrierId });
      return answerList(rates, pageOf(query, total));
    },
  });

  app.get('/api/shipping/rates', {
    ...forAdministrators('see orders'),
    schema: {
      summary: 'List shipping rates by carrier, zone, method and weight',
      querystring: z.strictObject({
        ...filterQuery,
        carrierId: z.guid('Please choose a valid carrier').optional(),
      }),
      response: { 200: aboutRates.list, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { rates, total } = await listRates(pool, query);
      return answerList(rates, pageOf(query, total));
    },
  });

  app.post('/api/shipping/rates', {
    ...forAdministrators('change carriers and rates'),
    schema: {
      summary: 'Add a shipping rate',
      description:
        'From one weight (included) to another (not included). A zone is a state such as `tamil-nadu`, or `national` for wherever there is no nearer one. No weight has two active rates of a carrier in a zone.',
      body: strictBody(rateFieldsSchema),
      response: { 201: oneRate, ...refusals(400, 409, 422) },
    },
    handler: async (request, reply) => {
      const form = checkedForm(checkRateForm(request.body));
      const change = await createRate(pool, form, await administratorOf(pool, request));
      reply.status(201);
      return aboutRates.answerChange(change, 'Shipping rate created successfully');
    },
  });

  app.put('/api/shipping/rates/:id', {
    ...forAdministrators('change carriers and rates'),
    schema: {
      summary: 'Update a shipping rate',
      description: 'Send the whole rate.',
      params: rowParams,
      body: versionedBody(rateFieldsSchema),
      response: { 200: oneRate, ...refusals(400, 404, 409, 422) },
    },
    handler: async (request) => {
      const id = aboutRates.id(request.params.id);
      const { version, ...fields } = request.body;
      const form = checkedForm(checkRateForm(fields));
      const by = await administratorOf(pool, request);
      return aboutRates.answerChange(
        await updateRate(pool, id, { ...form, version }, by),
        'Shipping rate updated successfully',
      );
    },
  });
}

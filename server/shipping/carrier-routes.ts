import type { Pool } from 'pg';
import { z } from 'zod';
import { carrierFormSchema, carrierPatchSchema, carrierSchema } from '../../contract/shipping/carrier.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import {
  answerList,
  crudResponses,
  forAdministrators,
  refusals,
  versionedBody,
} from '../http/crud-responses.ts';
import { pageOf, pagingQuery, rowParams, searchQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { createCarrier, findCarrier, listCarriers, updateCarrier } from './carriers.ts';
import { activeQuery } from './queries.ts';

const PAGE_SIZE = 100;

export const aboutCarriers = crudResponses({
  one: 'carrier',
  schema: carrierSchema,
  missing: { code: 'CARRIER_NOT_FOUND', message: 'Carrier not found' },
  statuses: {
    CARRIER_NOT_FOUND: 404,
    CARRIER_NAME_TAKEN: 409,
    OVER_LENGTH_MISSING: 400,
    VERSION_CONFLICT: 409,
  },
});
const oneCarrier = aboutCarriers.saved('Carrier updated successfully');

export function carrierRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get('/api/shipping/partners', {
    ...forAdministrators('see orders'),
    schema: {
      summary: 'List carriers by name',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        isActive: activeQuery,
        search: searchQuery('name, contact and e-mail'),
      }),
      response: { 200: aboutCarriers.list, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { carriers, total } = await listCarriers(pool, query);
      return answerList(carriers, pageOf(query, total));
    },
  });

  app.post('/api/shipping/partners', {
    ...forAdministrators('change carriers and rates'),
    schema: {
      summary: 'Add a carrier',
      body: strictBody(carrierFormSchema),
      response: { 201: oneCarrier, ...refusals(400, 409) },
    },
    handler: async (request, reply) => {
      const change = await createCarrier(pool, request.body, await administratorOf(pool, request));
      reply.status(201);
      return aboutCarriers.answerChange(change, 'Carrier created successfully');
    },
  });

  app.get('/api/shipping/partners/:id', {
    ...forAdministrators('see orders'),
    schema: {
      summary: 'Get one carrier',
      params: rowParams,
      response: { 200: aboutCarriers.one, ...refusals(404) },
    },
    handler: async ({ params: { id } }) =>
      aboutCarriers.answer(await findCarrier(pool, aboutCarriers.id(id))),
  });

  app.put('/api/shipping/partners/:id', {
    ...forAdministrators('change carriers and rates'),
    schema: {
      summary: 'Update a carrier',
      description:
        'Fields you leave out stay the same. An inactive carrier gives no rates but keeps its shipments.',
      params: rowParams,
      body: versionedBody(carrierPatchSchema),
      response: { 200: oneCarrier, ...refusals(400, 404, 409) },
    },
    handler: async (request) => {
      const id = aboutCarriers.id(request.params.id);
      const change = await updateCarrier(pool, id, request.body, await administratorOf(pool, request));
      return aboutCarriers.answerChange(change, 'Carrier updated successfully');
    },
  });
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { partnerFormSchema, partnerPatchSchema } from '../../contract/shipping.ts';
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
import { createPartner, findPartner, listPartners, partnerSchema, updatePartner } from './carriers.ts';
import { PARTNER_FORM_EXAMPLE } from './examples.ts';
import { activeQuery } from './queries.ts';

const PAGE_SIZE = 100;

export const aboutPartners = crudResponses({
  one: 'partner',
  schema: partnerSchema,
  missing: { code: 'PARTNER_NOT_FOUND', message: 'Shipping partner not found' },
  statuses: { PARTNER_NOT_FOUND: 404, PARTNER_NAME_TAKEN: 409, VERSION_CONFLICT: 409 },
});
const onePartner = aboutPartners.saved('Shipping partner updated successfully');

export function partnerRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/shipping/partners', {
    ...forAdministrators,
    schema: {
      tags: ['shipping'],
      summary: 'List shipping partners by name',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        isActive: activeQuery,
        search: searchQuery('name, contact and e-mail'),
      }),
      response: { 200: aboutPartners.list, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { partners, total } = await listPartners(pool, query);
      return answerList(partners, pageOf(query, total));
    },
  });

  app.post('/api/shipping/partners', {
    ...forAdministrators,
    schema: {
      tags: ['shipping'],
      summary: 'Add a shipping partner',
      body: strictBody(partnerFormSchema.meta({ examples: [PARTNER_FORM_EXAMPLE] })),
      response: { 201: onePartner, ...refusals(400, 409) },
    },
    handler: async (request, reply) => {
      const change = await createPartner(pool, request.body, await administratorOf(pool, request));
      reply.status(201);
      return aboutPartners.answerChange(change, 'Shipping partner created successfully');
    },
  });

  app.get('/api/shipping/partners/:id', {
    ...forAdministrators,
    schema: {
      tags: ['shipping'],
      summary: 'Read one shipping partner',
      params: rowParams,
      response: { 200: aboutPartners.one, ...refusals(404) },
    },
    handler: async ({ params: { id } }) =>
      aboutPartners.answer(await findPartner(pool, aboutPartners.id(id))),
  });

  app.put('/api/shipping/partners/:id', {
    ...forAdministrators,
    schema: {
      tags: ['shipping'],
      summary: 'Change a shipping partner',
      description:
        'What is left out stays as it is. A partner that is not active any more gives no prices and keeps its shipments.',
      params: rowParams,
      body: versionedBody(
        partnerPatchSchema.meta({ examples: [{ ...PARTNER_FORM_EXAMPLE, isActive: false }] }),
      ),
      response: { 200: onePartner, ...refusals(400, 404, 409) },
    },
    handler: async (request) => {
      const id = aboutPartners.id(request.params.id);
      const change = await updatePartner(pool, id, request.body, await administratorOf(pool, request));
      return aboutPartners.answerChange(change, 'Shipping partner updated successfully');
    },
  });
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { partnerFormSchema } from '../../domain/checks/shipping.ts';
import { administratorOf } from '../audit/administrator.ts';
import { errorReplySchema, ShopError } from '../http/errors.ts';
import { strictBody } from '../http/intake.ts';
import { isRowId, pageOf, paginationSchema, pagingQuery, rowParams, searchQuery } from '../http/lists.ts';
import { said } from '../http/said.ts';
import { keepPrivate } from '../http/visitor.ts';
import {
  createPartner,
  findPartner,
  listPartners,
  type PartnerChange,
  partnerSchema,
  updatePartner,
} from './partners.ts';
import { activeQuery } from './queries.ts';

const PAGE_SIZE = 100;

const EXAMPLE = {
  name: 'Blue Lorry',
  contactName: 'Ravi Kumar',
  email: 'desk@bluelorry.example',
  phone: '+91 90000 00001',
  trackingUrl: 'https://bluelorry.example/track?number={tracking}',
};

const notAllowed = { 401: errorReplySchema, 403: errorReplySchema };
const onePartner = z.object({
  success: z.literal(true),
  message: said('Shipping partner updated successfully'),
  data: partnerSchema,
  partner: partnerSchema,
});

const STATUS = { PARTNER_NOT_FOUND: 404, PARTNER_NAME_TAKEN: 409, VERSION_CONFLICT: 409 };
export const partnerNotFound = () => new ShopError('PARTNER_NOT_FOUND', 404, 'Shipping partner not found');

function done(change: PartnerChange, message: string) {
  if (change.ok) return { success: true as const, message, data: change.partner, partner: change.partner };
  const details = change.current === undefined ? {} : { details: { partner: change.current } };
  throw new ShopError(change.code, STATUS[change.code], change.message, details);
}

export function partnerRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/shipping/partners', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'List shipping partners by name',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        isActive: activeQuery,
        search: searchQuery('name, contact and e-mail'),
      }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(partnerSchema),
          partners: z.array(partnerSchema),
          pagination: paginationSchema,
        }),
        400: errorReplySchema,
        ...notAllowed,
      },
    },
    handler: async ({ query }) => {
      const { partners, total } = await listPartners(pool, query);
      return { success: true as const, data: partners, partners, pagination: pageOf(query, total) };
    },
  });

  app.post('/api/shipping/partners', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'Add a shipping partner',
      body: strictBody(partnerFormSchema.meta({ examples: [EXAMPLE] })),
      response: { 201: onePartner, 400: errorReplySchema, ...notAllowed, 409: errorReplySchema },
    },
    handler: async (request, reply) => {
      const change = await createPartner(pool, request.body, await administratorOf(pool, request));
      reply.status(201);
      return done(change, 'Shipping partner created successfully');
    },
  });

  app.get('/api/shipping/partners/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'Read one shipping partner',
      params: rowParams,
      response: {
        200: z.object({ success: z.literal(true), data: partnerSchema, partner: partnerSchema }),
        ...notAllowed,
        404: errorReplySchema,
      },
    },
    handler: async ({ params: { id } }) => {
      const partner = isRowId(id) ? await findPartner(pool, id) : null;
      if (partner === null) throw partnerNotFound();
      return { success: true as const, data: partner, partner };
    },
  });

  app.put('/api/shipping/partners/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'Change a shipping partner',
      description:
        'The whole partner is sent. One that is not active any more gives no prices and keeps its shipments.',
      params: rowParams,
      body: strictBody(
        partnerFormSchema
          .extend({ version: z.number().int().optional() })
          .meta({ examples: [{ ...EXAMPLE, isActive: false, version: 1 }] }),
      ),
      response: {
        200: onePartner,
        400: errorReplySchema,
        ...notAllowed,
        404: errorReplySchema,
        409: errorReplySchema,
      },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (!isRowId(id)) throw partnerNotFound();
      const change = await updatePartner(pool, id, request.body, await administratorOf(pool, request));
      return done(change, 'Shipping partner updated successfully');
    },
  });
}

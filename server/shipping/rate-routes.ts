import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { checkRateForm, rateFieldsSchema } from '../../domain/checks/shipping.ts';
import { SHIPPING_METHODS } from '../../domain/shipping.ts';
import { administratorOf } from '../audit/administrator.ts';
import { errorReplySchema, ShopError } from '../http/errors.ts';
import { checkedForm } from '../http/form-check.ts';
import { strictBody } from '../http/intake.ts';
import { isRowId, pageOf, paginationSchema, pagingQuery, rowParams } from '../http/lists.ts';
import { said } from '../http/said.ts';
import { keepPrivate } from '../http/visitor.ts';
import { partnerNotFound } from './partner-routes.ts';
import { findPartner } from './partners.ts';
import { activeQuery } from './queries.ts';
import { createRate, listRates, type RateChange, rateSchema, updateRate } from './rates.ts';

const PAGE_SIZE = 100;

const EXAMPLE = {
  partnerId: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  zone: 'tamil-nadu',
  method: 'standard',
  minWeightKg: 0,
  maxWeightKg: 50,
  baseAmount: 120,
  perKgAmount: 18.5,
  minDays: 3,
  maxDays: 5,
};

const notAllowed = { 401: errorReplySchema, 403: errorReplySchema };
const oneRate = z.object({
  success: z.literal(true),
  message: said('Shipping rate updated successfully'),
  data: rateSchema,
  rate: rateSchema,
});
const manyRates = z.object({
  success: z.literal(true),
  data: z.array(rateSchema),
  rates: z.array(rateSchema),
  pagination: paginationSchema,
});

const filterQuery = {
  ...pagingQuery(PAGE_SIZE),
  zone: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]{1,60}$/, 'A zone is written like national or tamil-nadu')
    .optional(),
  method: z.enum(SHIPPING_METHODS).optional(),
  isActive: activeQuery,
};

const STATUS = { RATE_NOT_FOUND: 404, PARTNER_UNKNOWN: 422, RATE_OVERLAPS: 409, VERSION_CONFLICT: 409 };
const notFound = () => new ShopError('RATE_NOT_FOUND', 404, 'Shipping rate not found');

function done(change: RateChange, message: string) {
  if (change.ok) return { success: true as const, message, data: change.rate, rate: change.rate };
  const details = change.current === undefined ? {} : { details: { rate: change.current } };
  throw new ShopError(change.code, STATUS[change.code], change.message, details);
}

export function rateRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/shipping/partners/:id/rates', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'List the rates of one shipping partner',
      params: rowParams,
      querystring: z.strictObject(filterQuery),
      response: { 200: manyRates, 400: errorReplySchema, ...notAllowed, 404: errorReplySchema },
    },
    handler: async ({ params: { id }, query }) => {
      if (!isRowId(id) || (await findPartner(pool, id)) === null) throw partnerNotFound();
      const { rates, total } = await listRates(pool, { ...query, partnerId: id });
      return { success: true as const, data: rates, rates, pagination: pageOf(query, total) };
    },
  });

  app.get('/api/shipping/rates', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'List shipping rates by partner, zone, method and weight',
      querystring: z.strictObject({ ...filterQuery, partnerId: z.guid().optional() }),
      response: { 200: manyRates, 400: errorReplySchema, ...notAllowed },
    },
    handler: async ({ query }) => {
      const { rates, total } = await listRates(pool, query);
      return { success: true as const, data: rates, rates, pagination: pageOf(query, total) };
    },
  });

  app.post('/api/shipping/rates', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'Add a shipping rate',
      description:
        'From one weight (included) to another (not included). A zone is a state such as `tamil-nadu`, or `national` for wherever there is no nearer one. No weight has two active rates of a partner in a zone.',
      body: strictBody(rateFieldsSchema.meta({ examples: [EXAMPLE] })),
      response: {
        201: oneRate,
        400: errorReplySchema,
        ...notAllowed,
        409: errorReplySchema,
        422: errorReplySchema,
      },
    },
    handler: async (request, reply) => {
      const form = checkedForm(checkRateForm(request.body));
      const change = await createRate(pool, form, await administratorOf(pool, request));
      reply.status(201);
      return done(change, 'Shipping rate created successfully');
    },
  });

  app.put('/api/shipping/rates/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'Change a shipping rate',
      description: 'The whole rate is sent.',
      params: rowParams,
      body: strictBody(
        rateFieldsSchema
          .extend({ version: z.number().int().optional() })
          .meta({ examples: [{ ...EXAMPLE, isActive: false, version: 1 }] }),
      ),
      response: {
        200: oneRate,
        400: errorReplySchema,
        ...notAllowed,
        404: errorReplySchema,
        409: errorReplySchema,
        422: errorReplySchema,
      },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (!isRowId(id)) throw notFound();
      const { version, ...fields } = request.body;
      const form = checkedForm(checkRateForm(fields));
      const by = await administratorOf(pool, request);
      return done(await updateRate(pool, id, { ...form, version }, by), 'Shipping rate updated successfully');
    },
  });
}

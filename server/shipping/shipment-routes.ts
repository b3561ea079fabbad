import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { shipmentFormSchema, shipmentStatusSchema } from '../../domain/checks/shipping.ts';
import { isAdmin } from '../../domain/roles.ts';
import { parseShipmentStatus } from '../../domain/shipment.ts';
import { administratorOf } from '../audit/administrator.ts';
import { errorReplySchema, ShopError } from '../http/errors.ts';
import { isStorable, strictBody } from '../http/intake.ts';
import { keyHeaders } from '../http/key-header.ts';
import {
  isRowId,
  onePage,
  pageOf,
  paginationSchema,
  pagingQuery,
  rowParams,
  searchQuery,
  wordQuery,
} from '../http/lists.ts';
import { periodQuery } from '../http/period.ts';
import { said } from '../http/said.ts';
import { keepPrivate } from '../http/visitor.ts';
import { hashRequest, keyScope, type RequestKey } from '../orders/idempotency.ts';
import { changeShipmentStatus, createShipment, type ShipmentChange } from './change-shipment.ts';
import {
  findShipment,
  listShipments,
  parcelSchema,
  shipmentSchema,
  shipmentsOfOrder,
  toParcel,
} from './shipments.ts';
import { shippingStats, shippingStatsSchema } from './stats.ts';

const PAGE_SIZE = 20;

const EXAMPLE = {
  orderId: 'GUEST-0f8b6d4e2c1a49b7a5d3e6f1c2b4a697',
  partnerId: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  trackingNumber: 'BL123456789',
  weightKg: 42.5,
  cost: 906.25,
  estimatedDelivery: '2026-11-20',
};

const notAllowed = { 401: errorReplySchema, 403: errorReplySchema };
const oneShipment = z.object({
  success: z.literal(true),
  message: said('Shipment status updated successfully'),
  data: shipmentSchema,
  shipment: shipmentSchema,
});

const STATUS = {
  SHIPMENT_NOT_FOUND: 404,
  ORDER_UNKNOWN: 422,
  ORDER_CANCELLED: 409,
  PARTNER_UNKNOWN: 422,
  TRACKING_NUMBER_TAKEN: 409,
  VERSION_CONFLICT: 409,
  ORDER_CHANGE_REFUSED: 409,
  KEY_REUSED: 422,
};
const notFound = () => new ShopError('SHIPMENT_NOT_FOUND', 404, 'Shipment not found');

function done(change: ShipmentChange, message: string) {
  if (change.ok) return { success: true as const, message, data: change.shipment, shipment: change.shipment };
  const details = change.current === undefined ? {} : { details: { shipment: change.current } };
  throw new ShopError(change.code, STATUS[change.code], change.message, details);
}

function keyOf(key: string | undefined, administrator: string, shipment: object): RequestKey | undefined {
  if (key === undefined) return undefined;
  return { scope: keyScope('shipment', administrator), key, requestHash: hashRequest(shipment) };
}

export function shipmentRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/shipping/shipments', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'List shipments, the newest first',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', parseShipmentStatus).describe('Such as IN_TRANSIT'),
        partnerId: z.guid().optional(),
        search: searchQuery('tracking number, order number and customer'),
        ...periodQuery,
      }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(shipmentSchema),
          shipments: z.array(shipmentSchema),
          pagination: paginationSchema,
        }),
        400: errorReplySchema,
        ...notAllowed,
      },
    },
    handler: async ({ query }) => {
      const { shipments, ...counted } = await listShipments(pool, query);
      return { success: true as const, data: shipments, shipments, pagination: pageOf(query, counted) };
    },
  });

  app.post('/api/shipping/shipments', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'Create a shipment of an order',
      description: 'It begins as PENDING. Its tracking number becomes the order’s tracking id.',
      headers: keyHeaders('The same key with the same shipment gives the same answer and one shipment'),
      body: strictBody(shipmentFormSchema.meta({ examples: [EXAMPLE] })),
      response: {
        201: oneShipment,
        400: errorReplySchema,
        ...notAllowed,
        409: errorReplySchema,
        422: errorReplySchema,
      },
    },
    handler: async (request, reply) => {
      const by = await administratorOf(pool, request);
      const key = keyOf(request.headers['idempotency-key'], by.id, request.body);
      const change = await createShipment(pool, request.body, by, new Date(), key);
      reply.status(201);
      return done(change, 'Shipment created successfully');
    },
  });

  app.get('/api/shipping/shipments/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'Read one shipment',
      params: rowParams,
      response: {
        200: z.object({ success: z.literal(true), data: shipmentSchema, shipment: shipmentSchema }),
        ...notAllowed,
        404: errorReplySchema,
      },
    },
    handler: async ({ params: { id } }) => {
      const shipment = isRowId(id) ? await findShipment(pool, id) : null;
      if (shipment === null) throw notFound();
      return { success: true as const, data: shipment, shipment };
    },
  });

  app.patch('/api/shipping/shipments/:id/status', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'Say where a shipment is',
      description:
        'The order follows: it is shipped with the first parcel that leaves and delivered with the last that arrives. The customer sees location and note.',
      params: rowParams,
      body: strictBody(
        shipmentStatusSchema
          .extend({ version: z.number().int().optional() })
          .meta({ examples: [{ status: 'IN_TRANSIT', location: 'Pune', version: 1 }] }),
      ),
      response: {
        200: oneShipment,
        400: errorReplySchema,
        ...notAllowed,
        404: errorReplySchema,
        409: errorReplySchema,
      },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (!isRowId(id)) throw notFound();
      const by = await administratorOf(pool, request);
      const { version, ...status } = request.body;
      const change = await changeShipmentStatus(pool, id, { ...status, version }, by, new Date());
      return done(change, 'Shipment status updated successfully');
    },
  });

  app.get('/api/shipping/orders/:id/shipments', {
    config: { access: 'anyone' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'List the shipments of an order',
      description:
        'By the order’s unguessable id, as its confirmation page has it. Administrators also get cost, weight and notes.',
      params: rowParams,
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(z.union([shipmentSchema, parcelSchema])),
          shipments: z.array(z.union([shipmentSchema, parcelSchema])),
          pagination: paginationSchema,
        }),
        404: errorReplySchema,
      },
    },
    handler: async ({ params: { id }, visitor }) => {
      const found = isStorable(id) ? await shipmentsOfOrder(pool, id) : null;
      if (found === null) throw new ShopError('ORDER_NOT_FOUND', 404, 'Order not found');
      const shipments = visitor !== null && isAdmin(visitor.role) ? found : found.map(toParcel);
      return { success: true as const, data: shipments, shipments, pagination: onePage(shipments.length) };
    },
  });

  app.get('/api/shipping/stats', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['shipping'],
      summary: 'Count shipments, their cost and their days',
      response: {
        200: z.object({ success: z.literal(true), data: shippingStatsSchema, stats: shippingStatsSchema }),
        ...notAllowed,
      },
    },
    handler: async () => {
      const stats = await shippingStats(pool);
      return { success: true as const, data: stats, stats };
    },
  });
}

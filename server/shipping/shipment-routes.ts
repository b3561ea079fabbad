import type { Pool } from 'pg';
import { z } from 'zod';
import { errorSchema, listResponse, oneResponse } from '../../contract/responses.ts';
import {
  customerShipmentSchema,
  shipmentFormSchema,
  shipmentSchema,
  shipmentStatusSchema,
  shippingStatsSchema,
} from '../../contract/shipping/shipment.ts';
import { type Holder, may } from '../../domain/accounts/permissions.ts';
import { parseShipmentStatus } from '../../domain/shipping/shipment.ts';
import { administratorOf } from '../audit/administrator.ts';
import { isStorable, strictBody } from '../http/body-schema.ts';
import {
  answerList,
  answerOne,
  crudResponses,
  forAdministrators,
  refusals,
  versionedBody,
} from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { idempotencyHeaders, requestKey } from '../http/idempotency.ts';
import { onePage, pageOf, pagingQuery, rowParams, searchQuery, wordQuery } from '../http/lists.ts';
import { periodQuery } from '../http/period.ts';
import type { App } from '../http/typed-app.ts';
import { keepPrivate } from '../http/visitor.ts';
import {
  changeShipmentStatus,
  createShipment,
  type OnDispatch,
  type ShipmentChange,
} from './change-shipment.ts';
import {
  findShipment,
  listShipments,
  shipmentFor,
  shipmentsOfOrder,
  toCustomerShipment,
} from './shipments.ts';
import { shippingStats } from './stats.ts';

const PAGE_SIZE = 20;

const aboutShipments = crudResponses({
  one: 'shipment',
  schema: shipmentSchema,
  missing: { code: 'SHIPMENT_NOT_FOUND', message: 'Shipment not found' },
  statuses: {
    SHIPMENT_NOT_FOUND: 404,
    ORDER_UNKNOWN: 422,
    ORDER_CANCELLED: 409,
    CARRIER_UNKNOWN: 422,
    TRACKING_NUMBER_TAKEN: 409,
    VERSION_CONFLICT: 409,
    ORDER_CHANGE_REFUSED: 409,
    KEY_REUSED: 422,
  },
});
const oneShipment = aboutShipments.saved('Shipment status updated successfully');

function changeFor(visitor: Holder | null, change: ShipmentChange): ShipmentChange {
  if (change.ok) return { ok: true, shipment: shipmentFor(visitor, change.shipment) };
  const { current } = change;
  return current === undefined ? change : { ...change, current: shipmentFor(visitor, current) };
}

export function shipmentRoutes(
  app: App,
  { pool, onDispatch }: { readonly pool: Pool; readonly onDispatch: OnDispatch },
): void {
  app.get('/api/shipping/shipments', {
    ...forAdministrators('see orders'),
    schema: {
      summary: 'List shipments, newest first',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', parseShipmentStatus).describe('Such as IN_TRANSIT'),
        carrierId: z.guid('Please choose a valid carrier').optional(),
        search: searchQuery('tracking number, order number and customer'),
        ...periodQuery,
      }),
      response: { 200: aboutShipments.list, ...refusals(400) },
    },
    handler: async ({ query, visitor }) => {
      const { shipments, ...counted } = await listShipments(pool, query);
      return answerList(
        shipments.map((shipment) => shipmentFor(visitor, shipment)),
        pageOf(query, counted),
      );
    },
  });

  app.post('/api/shipping/shipments', {
    ...forAdministrators('ship orders'),
    schema: {
      summary: 'Create a shipment of an order',
      description: 'It starts as PENDING. Its tracking number becomes the order’s tracking id.',
      headers: idempotencyHeaders(
        'The same key with the same shipment gives the same answer and only one shipment',
      ),
      body: strictBody(shipmentFormSchema),
      response: { 201: oneShipment, ...refusals(400, 409, 422) },
    },
    handler: async (request, reply) => {
      const by = await administratorOf(pool, request);
      const { body, headers } = request;
      const key = requestKey('shipment', headers['idempotency-key'], { userId: by.id, body });
      const change = changeFor(request.visitor, await createShipment(pool, body, by, new Date(), key));
      reply.status(201);
      return aboutShipments.answerChange(change, 'Shipment created successfully');
    },
  });

  app.get('/api/shipping/shipments/:id', {
    ...forAdministrators('see orders'),
    schema: {
      summary: 'Get one shipment',
      params: rowParams,
      response: { 200: aboutShipments.one, ...refusals(404) },
    },
    handler: async ({ params: { id }, visitor }) => {
      const shipment = await findShipment(pool, aboutShipments.id(id));
      return aboutShipments.answer(shipment && shipmentFor(visitor, shipment));
    },
  });

  app.patch('/api/shipping/shipments/:id/status', {
    ...forAdministrators('ship orders'),
    schema: {
      summary: 'Update the status of a shipment, and record its bill',
      description:
        'The order follows: it is shipped when the first shipment is sent and delivered when the last one arrives. The customer sees location and note.',
      params: rowParams,
      body: versionedBody(shipmentStatusSchema),
      response: { 200: oneShipment, ...refusals(400, 404, 409) },
    },
    handler: async (request) => {
      const id = aboutShipments.id(request.params.id);
      const by = await administratorOf(pool, request);
      const { version, ...status } = request.body;
      const change = await changeShipmentStatus(pool, id, { ...status, version }, by, new Date(), onDispatch);
      return aboutShipments.answerChange(
        changeFor(request.visitor, change),
        'Shipment status updated successfully',
      );
    },
  });

  app.get('/api/shipping/orders/:id/shipments', {
    config: { access: 'anyone' },
    preHandler: keepPrivate,
    schema: {
      summary: 'List the shipments of an order',
      description:
        'By the order’s secret id, as on its confirmation page. Administrators also get cost, weight and notes.',
      params: rowParams,
      response: {
        200: listResponse(z.union([shipmentSchema, customerShipmentSchema])),
        404: errorSchema,
      },
    },
    handler: async ({ params: { id }, visitor }) => {
      const found = isStorable(id) ? await shipmentsOfOrder(pool, id) : null;
      if (found === null) throw new ShopError('ORDER_NOT_FOUND', 404, 'Order not found');
      const shipments = found.map((shipment) =>
        may(visitor, 'see orders') ? shipmentFor(visitor, shipment) : toCustomerShipment(shipment),
      );
      return answerList(shipments, onePage(shipments.length));
    },
  });

  app.get('/api/shipping/stats', {
    ...forAdministrators('see orders'),
    schema: {
      summary: 'Count shipments, their cost and their days',
      response: { 200: oneResponse('stats', shippingStatsSchema), ...refusals() },
    },
    handler: async ({ visitor }) => {
      const { cost, carriers, ...stats } = await shippingStats(pool);
      if (may(visitor, 'see revenue')) return answerOne('stats', { ...stats, cost, carriers });
      return answerOne('stats', {
        ...stats,
        carriers: carriers.map(({ cost: _cost, ...carrier }) => carrier),
      });
    },
  });
}

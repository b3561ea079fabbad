import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { administratorOf } from '../audit/administrator.ts';
import { errorReplySchema, ShopError } from '../http/errors.ts';
import { strictBody } from '../http/intake.ts';
import { rowParams } from '../http/lists.ts';
import { said } from '../http/said.ts';
import { keepPrivate } from '../http/visitor.ts';
import type { ChangedOrder, ChangeRefusal } from './change-order.ts';
import { bulkStatusSchema, editOrderSchema, setStatusSchema } from './edit-forms.ts';
import { changeManyOrders, deleteOrder, editOrder } from './edit-order.ts';
import { ORDER_ID_EXAMPLE } from './examples.ts';
import { type Order, orderSchema } from './order-schema.ts';
import { readOrder } from './read-order.ts';
import { orderNotFound } from './read-routes.ts';

const changed = z.object({
  success: z.literal(true),
  message: said('Order updated successfully'),
  data: orderSchema,
  order: orderSchema,
});

const refusals = {
  400: errorReplySchema,
  401: errorReplySchema,
  403: errorReplySchema,
  404: errorReplySchema,
  409: errorReplySchema.describe(
    '`VERSION_CONFLICT` with the present order in `details`, `OUT_OF_STOCK` or `COUPON_USED_UP` where a cancelled order is taken up again',
  ),
};

const STATUS_OF: Readonly<Record<Exclude<ChangeRefusal['code'], 'NOT_FOUND'>, 409 | 422>> = {
  NOT_ALLOWED: 422,
  VERSION_CONFLICT: 409,
  OUT_OF_STOCK: 409,
  COUPON_USED_UP: 409,
};

export function adminRoutes(server: FastifyInstance, pool: Pool): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  const answer = async (id: string, result: ChangedOrder, message: string) => {
    if (result.ok) return reply(message, result.order);
    if (result.code === 'NOT_FOUND') throw orderNotFound();
    const details = result.code === 'VERSION_CONFLICT' ? { order: await readOrder(pool, id) } : undefined;
    throw new ShopError(result.code, STATUS_OF[result.code], result.message, { details });
  };

  app.put('/api/orders/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['orders'],
      summary: 'Edit an order',
      description:
        'What is left out stays as it is. With a `version`, an order that was edited meanwhile is refused.',
      params: rowParams,
      body: strictBody(editOrderSchema),
      response: { 200: changed, ...refusals, 422: errorReplySchema },
    },
    handler: async (request) => {
      const { params, body } = request;
      const { status, payment_status, payment_method, notes, admin_notes, tracking_id, version } = body;
      const change = {
        ...{ status, notes, version },
        paymentStatus: payment_status,
        paymentMethod: payment_method,
        adminNotes: admin_notes,
        trackingId: tracking_id,
      };
      const by = await administratorOf(pool, request);
      return answer(
        params.id,
        await editOrder(pool, params.id, change, by, new Date()),
        'Order updated successfully',
      );
    },
  });

  app.patch('/api/orders/:id/status', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['orders'],
      summary: 'Set the status of an order',
      description:
        'Any status may follow any other. CANCELLED gives goods and coupon back, leaving it takes them again. The customer is told by mail of SHIPPED and CANCELLED.',
      params: rowParams,
      body: strictBody(setStatusSchema),
      response: { 200: changed, ...refusals, 422: errorReplySchema },
    },
    handler: async (request) => {
      const { params, body } = request;
      const change = {
        ...{ status: body.status, from: body.from },
        trackingId: body.tracking_id,
        note: body.note,
        version: body.version,
      };
      const by = await administratorOf(pool, request);
      const result = await editOrder(pool, params.id, change, by, new Date());
      return answer(params.id, result, 'Order status updated successfully');
    },
  });

  app.patch('/api/orders/status', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['orders'],
      summary: 'Confirm pending orders or ship confirmed ones, many at once',
      description:
        'Orders that are not in the status `from` any more stay as they are and are named in `skipped`.',
      body: strictBody(bulkStatusSchema),
      response: {
        200: z.object({
          success: z.literal(true),
          message: said('Order status updated successfully'),
          data: z.array(said(ORDER_ID_EXAMPLE)).describe('The ids of the orders that moved'),
          updated: z
            .number()
            .int()
            .meta({ examples: [1] }),
          skipped: z.array(z.string()).meta({ examples: [[]] }),
        }),
        400: errorReplySchema,
        401: errorReplySchema,
        403: errorReplySchema,
      },
    },
    handler: async (request) => {
      const { body } = request;
      const moved = await changeManyOrders(pool, body, await administratorOf(pool, request), new Date());
      const isMoved = new Set(moved);
      const skipped = body.ids.filter((id) => !isMoved.has(id));
      return {
        success: true as const,
        message: 'Order status updated successfully',
        data: moved,
        updated: moved.length,
        skipped,
      };
    },
  });

  app.delete('/api/orders/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['orders'],
      summary: 'Delete an order',
      description:
        'It is hidden, not lost. One that has not been shipped yet gives its goods and its coupon back.',
      params: rowParams,
      response: { 200: changed, 401: errorReplySchema, 403: errorReplySchema, 404: errorReplySchema },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const order = await deleteOrder(pool, request.params.id, by, new Date());
      if (order === null) throw orderNotFound();
      return reply('Order deleted successfully', order);
    },
  });
}

const reply = (message: string, order: Order) => ({ success: true as const, message, data: order, order });

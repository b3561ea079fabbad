import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { recordCallSchema } from '../../contract/orders/order-call.ts';
import { bulkStatusSchema, editOrderSchema, setStatusSchema } from '../../contract/orders/order-edit.ts';
import { bulkStatusResponse, orderSavedResponse } from '../../contract/orders/order-responses.ts';
import { errorSchema } from '../../contract/responses.ts';
import { ORDER_EDITS, permissionsForStep } from '../../domain/orders/order-permissions.ts';
import { administratorOf } from '../audit/administrator.ts';
import { demand, roleNotAllowed } from '../http/access.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerOne, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { idempotencyHeaders, requestKey } from '../http/idempotency.ts';
import { rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { hasRecentPassword } from '../http/visitor.ts';
import { changeOrdersInBulk, type DeletedOrder, deleteOrder, editOrder } from './edit-order.ts';
import { orderForAdmin, readOrder } from './read-order.ts';
import { orderNotFound } from './read-routes.ts';
import { type RecordedCall, recordCall } from './record-call.ts';

const edited = {
  200: orderSavedResponse,
  ...refusals(400, 404),
  409: errorSchema.describe(
    '`VERSION_CONFLICT` with the current order in `details`, `OUT_OF_STOCK` or `COUPON_USED_UP` when reopening a cancelled order, `ORDER_UNPAID` and `ORDER_REFUNDED` when moving an unpaid online order or a refunded order ahead without a `reason`, `PAYMENT_STATUS_FIXED` and `PAYMENT_METHOD_FIXED` for a paid order',
  ),
  422: errorSchema,
};

type RefusalCode = Exclude<RecordedCall | DeletedOrder, { ok: true }>['code'];

const HTTP_STATUS: Readonly<Record<Exclude<RefusalCode, 'NOT_FOUND' | 'ROLE_NOT_ALLOWED'>, 403 | 409 | 422>> =
  {
    PASSWORD_NEEDED: 403,
    VERSION_CONFLICT: 409,
    ORDER_UNPAID: 409,
    ORDER_REFUNDED: 409,
    ORDER_WAITING: 409,
    TRACKING_NUMBER_TAKEN: 409,
    OUT_OF_STOCK: 409,
    COUPON_USED_UP: 409,
    PAYMENT_STATUS_FIXED: 409,
    PAYMENT_METHOD_FIXED: 409,
    ORDER_PAID: 409,
    ORDER_INVOICED: 409,
    NOT_WAITING: 409,
    CALL_TIME_INVALID: 422,
    KEY_REUSED: 422,
  };

export function adminRoutes(app: App, pool: Pool): void {
  const editContext = async (request: FastifyRequest) => ({
    by: await administratorOf(pool, request),
    now: new Date(),
    gateway: app.paymentGateway.provider,
    hasRecentPassword: hasRecentPassword(request),
    holder: request.visitor,
  });

  const answer = async (
    { visitor }: FastifyRequest,
    id: string,
    result: RecordedCall | DeletedOrder,
    message: string,
  ) => {
    if (result.ok) {
      return { message, ...answerOne('order', orderForAdmin(visitor, result.order)) };
    }
    if (result.code === 'NOT_FOUND') throw orderNotFound();
    if (result.code === 'ROLE_NOT_ALLOWED') throw roleNotAllowed(visitor, result.missing);
    const current = result.code === 'VERSION_CONFLICT' ? await readOrder(pool, id) : null;
    const details =
      result.code === 'CALL_TIME_INVALID'
        ? { field: 'again_at' }
        : current === null
          ? undefined
          : { order: orderForAdmin(visitor, current) };
    throw new ShopError(result.code, HTTP_STATUS[result.code], result.message, { details });
  };

  app.put('/api/orders/:id', {
    config: { access: 'admin', needs: { oneOf: ORDER_EDITS } },
    schema: {
      summary: 'Edit an order',
      description:
        'Fields you leave out stay the same; each field that changes needs its own permission. With a `version`, an order that has changed since is refused. Changing `payment_status` answers 403 `PASSWORD_NEEDED` if you entered your password more than 15 minutes ago.',
      params: rowParams,
      body: strictBody(editOrderSchema),
      response: edited,
    },
    handler: async (request) => {
      const { params, body } = request;
      const { status, payment_status, payment_method, notes, admin_notes, tracking_id, reason, version } =
        body;
      const change = {
        status,
        notes,
        reason,
        version,
        paymentStatus: payment_status,
        paymentMethod: payment_method,
        adminNotes: admin_notes,
        trackingId: tracking_id,
      };
      const edited = await editOrder(pool, params.id, change, await editContext(request));
      return answer(request, params.id, edited, 'Order updated successfully');
    },
  });

  app.patch('/api/orders/:id/status', {
    config: { access: 'admin', needs: { oneOf: ORDER_EDITS } },
    schema: {
      summary: 'Set the status of an order',
      description:
        'Any status can follow any other. Its shipments follow: an order that is shipped without one gets one. CANCELLED releases stock and coupon; moving away from it reserves them again. The customer gets an e-mail about SHIPPED and CANCELLED.',
      params: rowParams,
      body: strictBody(setStatusSchema),
      response: edited,
    },
    handler: async (request) => {
      const { params, body } = request;
      const change = {
        status: body.status,
        from: body.from,
        trackingId: body.tracking_id,
        note: body.note,
        reason: body.reason,
        version: body.version,
      };
      const result = await editOrder(pool, params.id, change, await editContext(request));
      return answer(request, params.id, result, 'Order status updated successfully');
    },
  });

  app.patch('/api/orders/status', {
    config: { access: 'admin', needs: { oneOf: ['confirm orders', 'ship orders'] } },
    schema: {
      summary: 'Confirm pending orders or ship confirmed ones in bulk',
      description:
        'Orders that are no longer in the status `from` aren’t changed and are listed in `skipped`; unpaid online orders are listed in `unpaid`, refunded ones in `refunded`, those that wait for a call or for the customer’s confirmation in `waiting`.',
      body: strictBody(bulkStatusSchema),
      response: { 200: bulkStatusResponse, ...refusals(400) },
    },
    handler: async (request) => {
      const { body } = request;
      demand(request.visitor, { allOf: permissionsForStep(body.from, body.status) });
      const { moved, ...left } = await changeOrdersInBulk(pool, body, await editContext(request));
      return {
        success: true as const,
        message: 'Order status updated successfully',
        data: moved,
        updated: moved.length,
        ...left,
      };
    },
  });

  app.post('/api/orders/:id/calls', {
    ...forAdministrators('confirm orders'),
    schema: {
      summary: 'Record a call to the customer of a waiting order',
      description:
        'For orders that wait for a call or for the customer’s confirmation. An order to call again isn’t listed to call until then. With a `decision`, the call confirms or cancels the order as well; if that is refused, the call isn’t saved.',
      params: rowParams,
      headers: idempotencyHeaders('The same key with the same call saves it once'),
      body: strictBody(recordCallSchema),
      response: {
        ...edited,
        409: errorSchema.describe(
          '`NOT_WAITING`: the order isn’t waiting any more; or why it can’t be confirmed',
        ),
        422: errorSchema.describe(
          '`CALL_TIME_INVALID`: `again_at` is over, or after the order is cancelled; `KEY_REUSED`',
        ),
      },
    },
    handler: async (request) => {
      const { params, body } = request;
      const context = await editContext(request);
      const key = requestKey('call', request.headers['idempotency-key'], {
        userId: context.by.id,
        body: { ...params, ...body },
      });
      const recorded = await recordCall(pool, params.id, body, context, key);
      return answer(request, params.id, recorded, 'Call saved');
    },
  });

  app.delete('/api/orders/:id', {
    config: { access: 'admin', needs: 'delete orders' },
    schema: {
      summary: 'Delete an order',
      description:
        'Hides the order and releases its stock and coupon if it hasn’t been shipped. A paid or invoiced order can’t be deleted: cancel it instead.',
      params: rowParams,
      response: {
        200: orderSavedResponse,
        ...refusals(404),
        409: errorSchema.describe('`ORDER_PAID` or `ORDER_INVOICED`'),
      },
    },
    handler: async (request) => {
      const { id } = request.params;
      const by = await administratorOf(pool, request);
      return answer(request, id, await deleteOrder(pool, id, by, new Date()), 'Order deleted successfully');
    },
  });
}

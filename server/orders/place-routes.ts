import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import {
  checkOrderRequest,
  guestOrderFormSchema,
  orderRequestFromGuestForm,
} from '../../contract/orders/guest-order-form.ts';
import {
  ORDER_CREATION_FORM_EXAMPLE,
  orderCreationFormSchema,
  orderRequestFromCreationForm,
} from '../../contract/orders/order-creation-form.ts';
import { customerOf, orderRequestSchema } from '../../contract/orders/order-request.ts';
import { orderPlacedResponse } from '../../contract/orders/order-responses.ts';
import { errorSchema } from '../../contract/responses.ts';
import { isAdmin } from '../../domain/accounts/roles.ts';
import { ONLINE_NOT_OFFERED } from '../../domain/payments/payment-mode.ts';
import { administratorOf } from '../audit/administrator.ts';
import { isStorable, strictBody } from '../http/body-schema.ts';
import { ShopError } from '../http/errors.ts';
import { keyHeaders } from '../http/key-header.ts';
import { keepPrivate, notSignedIn } from '../http/visitor.ts';
import { CUSTOMER } from './actor.ts';
import { requestKey } from './idempotency.ts';
import { limitOrdersPerEmail, ORDERS_PER_ADDRESS } from './limits.ts';
import { type Placement, type PlacementRefusal, placeOrder } from './place-order.ts';
import { completed, guestComplaints, orderComplaints, refuseInvalid } from './validate-order.ts';

export interface PlaceParts {
  readonly pool: Pool;
  /** False where the shop sells for cash on delivery alone. */
  readonly offersOnline: boolean;
  /** Asks the gateway how the payments of an order stand, so that the order is up to date. */
  readonly settleOpenPayments: (orderId: string) => Promise<unknown>;
}

const STATUS_OF: Readonly<Record<PlacementRefusal['code'], 409 | 422>> = {
  PRODUCT_UNKNOWN: 422,
  VARIANT_UNKNOWN: 422,
  ORDER_TOO_LARGE: 422,
  COUPON_REFUSED: 422,
  COUPON_USED_UP: 422,
  KEY_REUSED: 422,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  ORDER_PAID: 409,
};

const keyHeader = keyHeaders('The same key with the same body gives the same answer and one order');

const responses = {
  201: orderPlacedResponse,
  400: errorSchema,
  409: errorSchema.describe(
    '`OUT_OF_STOCK`, `PRICE_CHANGED` with the fresh totals in `details`, or `ORDER_PAID`: the order to be replaced has been paid',
  ),
  422: errorSchema.describe(
    '`PRODUCT_UNKNOWN`, `VARIANT_UNKNOWN`, `COUPON_REFUSED`, `COUPON_USED_UP`, `ORDER_TOO_LARGE`, `ONLINE_NOT_OFFERED` or `KEY_REUSED`',
  ),
  429: errorSchema,
};

const UNSTORABLE = 'The text contains a character that cannot be stored';

/** Either spelling of an order, each refused in its own words; from here on it has one. */
async function readEitherForm(request: FastifyRequest): Promise<void> {
  const checked = checkOrderRequest(request.body);
  if (!checked.ok)
    return refuseInvalid(Object.entries(checked.errors).map(([field, message]) => ({ field, message })));
  if (!isStorable(checked.value)) refuseInvalid([{ field: '', message: UNSTORABLE }]);
  request.body = checked.value;
}

export function placeRoutes(
  server: FastifyInstance,
  { pool, offersOnline, settleOpenPayments }: PlaceParts,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const limitPerEmail = limitOrdersPerEmail(server);

  const answer = async (
    request: FastifyRequest,
    message: string,
    wanted: Pick<Placement, 'request' | 'userId' | 'actor' | 'reader' | 'prices'>,
  ) => {
    refuseInvalid(orderComplaints(wanted.request));
    const order = completed(wanted.request);
    if (!offersOnline && order.paymentMethod !== 'COD' && wanted.reader !== 'admin')
      throw new ShopError(ONLINE_NOT_OFFERED.code, 422, ONLINE_NOT_OFFERED.message);
    const email = customerOf(order).email.toLowerCase();
    const given = request.headers['idempotency-key'];
    const key = typeof given === 'string' ? given : undefined;
    await limitPerEmail(request, email, key);
    // Whoever has paid in another tab is told so. A gateway that does not answer holds nobody up.
    if (order.replacesOrderId !== undefined) await settleOpenPayments(order.replacesOrderId);
    const placed = await placeOrder(pool, {
      ...wanted,
      request: order,
      offersOnline,
      key: requestKey('order', key, { userId: wanted.actor.id, body: [order, wanted.prices] }),
      now: new Date(),
    });
    if (!placed.ok)
      throw new ShopError(placed.code, STATUS_OF[placed.code], placed.message, {
        ...('details' in placed ? { details: placed.details } : {}),
      });
    const { order: stored } = placed;
    return { success: true as const, message, orderId: stored.id, data: stored, order: stored };
  };

  app.post('/api/orders/guest', {
    config: { access: 'public', rateLimit: ORDERS_PER_ADDRESS },
    preValidation: async (request) => refuseInvalid(guestComplaints(request.body)),
    preHandler: keepPrivate,
    schema: {
      tags: ['orders'],
      summary: 'Place an order as a guest',
      description:
        'The shop prices the order itself. Amounts that are sent are compared with its own: where they differ by a rupee or more, the answer is 409 `PRICE_CHANGED`. What is missing is named all at once in `details`.',
      headers: keyHeader,
      body: strictBody(orderRequestSchema),
      response: responses,
    },
    handler: async (request, reply) => {
      const answered = await answer(request, 'Guest order created successfully', {
        request: request.body,
        userId: null,
        actor: CUSTOMER,
        reader: 'bearer of the link',
      });
      reply.status(201);
      return answered;
    },
  });

  app.post('/api/orders', {
    config: { access: 'anyone', rateLimit: ORDERS_PER_ADDRESS },
    preValidation: readEitherForm,
    preHandler: keepPrivate,
    schema: {
      tags: ['orders'],
      summary: 'Place an order, signed in or as a guest',
      description:
        'With a token the order belongs to that account. Without one it is a guest order, also in the spelling of the guest cart (`product_id`, `shipping_address`, …).',
      headers: keyHeader,
      body: z.union([
        strictBody(orderRequestSchema),
        guestOrderFormSchema.transform(orderRequestFromGuestForm),
      ]),
      response: { ...responses, 401: errorSchema },
    },
    handler: async (request, reply) => {
      const { visitor } = request;
      // Somebody whose token has run out would look for the order in the account and not find it.
      if (visitor === null && request.headers.authorization !== undefined) throw notSignedIn();
      const answered = await answer(request, 'Order created successfully', {
        request: request.body,
        userId: visitor?.userId ?? null,
        actor: visitor === null ? CUSTOMER : { ...CUSTOMER, id: visitor.userId },
        reader: visitor === null ? 'bearer of the link' : 'owner',
      });
      reply.status(201);
      return answered;
    },
  });

  app.post('/api/orders/create', {
    config: { access: 'anyone', rateLimit: ORDERS_PER_ADDRESS },
    preHandler: keepPrivate,
    schema: {
      tags: ['orders'],
      summary: 'Place an order from the order creation form',
      description:
        'Products and quantities as columns. `prices` are honoured for an administrator; from anybody else they are compared with the catalogue’s.',
      headers: keyHeader,
      body: orderCreationFormSchema
        .refine(isStorable, { error: UNSTORABLE })
        .meta({ examples: [ORDER_CREATION_FORM_EXAMPLE] }),
      response: { ...responses, 401: errorSchema },
    },
    handler: async (request, reply) => {
      const { visitor } = request;
      if (visitor === null && request.headers.authorization !== undefined) throw notSignedIn();
      const mayPrice = visitor !== null && isAdmin(visitor.role);
      const shopper = visitor === null ? CUSTOMER : { ...CUSTOMER, id: visitor.userId };
      const answered = await answer(request, 'Order created successfully', {
        ...orderRequestFromCreationForm(request.body, { mayPrice }),
        userId: mayPrice ? null : shopper.id,
        actor: mayPrice ? await administratorOf(pool, request) : shopper,
        reader: mayPrice ? 'admin' : visitor === null ? 'bearer of the link' : 'owner',
      });
      reply.status(201);
      return answered;
    },
  });
}

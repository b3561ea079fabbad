import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { completeOrder, requireGuestFields } from '../../contract/orders/complete-order.ts';
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
import { orderRequestSchema } from '../../contract/orders/order-request.ts';
import { orderPlacedResponse } from '../../contract/orders/order-responses.ts';
import { errorSchema } from '../../contract/responses.ts';
import { may } from '../../domain/accounts/permissions.ts';
import { ONLINE_NOT_OFFERED } from '../../domain/payments/payment-mode.ts';
import { administratorOf } from '../audit/administrator.ts';
import { demand } from '../http/access.ts';
import { isStorable, strictBody } from '../http/body-schema.ts';
import { answerOne, failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { checkedForm } from '../http/form-check.ts';
import { idempotencyHeaders, requestKey } from '../http/idempotency.ts';
import type { App } from '../http/typed-app.ts';
import { notSignedIn } from '../http/visitor.ts';
import { type Actor, CUSTOMER } from './actor.ts';
import { limitOrdersPerEmail, ORDERS_PER_IP } from './limits.ts';
import { type OrderRefusal, type OrderToPlace, placeOrder } from './place-order.ts';

export interface OrderRouteParts {
  readonly pool: Pool;
  /** False where the shop sells for cash on delivery alone. */
  readonly offersOnline: boolean;
  /** Asks the gateway about the open payments of an order, so that the order is up to date. */
  readonly settleOpenPayments: (orderId: string) => Promise<unknown>;
}

const HTTP_STATUS: Readonly<Record<OrderRefusal['code'], 400 | 409 | 422>> = {
  VALIDATION_FAILED: 400,
  PRODUCT_UNKNOWN: 422,
  VARIANT_UNKNOWN: 422,
  ORDER_TOO_LARGE: 422,
  NOT_DELIVERED: 422,
  CASH_NOT_OFFERED: 422,
  ADVANCE_NEEDED: 422,
  PART_PAYMENT_NOT_OFFERED: 422,
  COUPON_REFUSED: 422,
  COUPON_USED_UP: 422,
  KEY_REUSED: 422,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  ORDER_PAID: 409,
};

const keyHeader = idempotencyHeaders(
  'The same key with the same body gives the same answer and only one order',
);

const responses = {
  201: orderPlacedResponse,
  ...failures(400, 429),
  409: errorSchema.describe(
    '`OUT_OF_STOCK`, `PRICE_CHANGED` with the new totals in `details`, or `ORDER_PAID`: the order to be replaced is already paid',
  ),
  422: errorSchema.describe(
    '`PRODUCT_UNKNOWN`, `VARIANT_UNKNOWN`, `COUPON_REFUSED`, `COUPON_USED_UP`, `ORDER_TOO_LARGE`, `NOT_DELIVERED`, `CASH_NOT_OFFERED`, `ADVANCE_NEEDED`, `PART_PAYMENT_NOT_OFFERED`, `ONLINE_NOT_OFFERED` or `KEY_REUSED`',
  ),
};

const UNSTORABLE = 'The text contains a character that we can’t save';

/** An expired token is refused: placed as a guest, the order would be missing in the account. */
function customerActor({ visitor, headers }: FastifyRequest): Actor {
  if (visitor === null && headers.authorization !== undefined) throw notSignedIn();
  return { ...CUSTOMER, id: visitor?.userId ?? null };
}

/** Accepts an order in camelCase or snake_case, and hands it on in camelCase. */
async function parseEitherSpelling(request: FastifyRequest): Promise<void> {
  request.body = checkedForm(checkOrderRequest(request.body));
}

export function placeRoutes(app: App, { pool, offersOnline, settleOpenPayments }: OrderRouteParts): void {
  const limitPerEmail = limitOrdersPerEmail(app, pool);

  const place = async (
    request: FastifyRequest,
    message: string,
    toPlace: Pick<OrderToPlace, 'request' | 'userId' | 'actor' | 'reader' | 'prices' | 'delivery'>,
  ) => {
    const { request: order } = toPlace;
    if (!offersOnline && order.paymentMethod !== 'COD' && toPlace.reader !== 'admin')
      throw new ShopError(ONLINE_NOT_OFFERED.code, 422, ONLINE_NOT_OFFERED.message);
    const email = order.customerInfo.email.toLowerCase();
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header : undefined;
    await limitPerEmail(request, email, key);
    // The replaced order may have been paid in another tab. A gateway that does not answer delays nobody.
    if (order.replacesOrderId !== undefined) await settleOpenPayments(order.replacesOrderId);
    const { prices, delivery } = toPlace;
    const keyed = [order, prices, ...(delivery ? [delivery.price, delivery.reason] : [])];
    const placed = await placeOrder(pool, {
      ...toPlace,
      offersOnline,
      key: requestKey('order', key, { userId: toPlace.actor.id, body: keyed }),
      now: new Date(),
    });
    if (!placed.ok)
      throw new ShopError(placed.code, HTTP_STATUS[placed.code], placed.message, {
        ...('details' in placed ? { details: placed.details } : {}),
      });
    return { message, orderId: placed.order.id, ...answerOne('order', placed.order) };
  };

  app.post('/api/orders/guest', {
    config: { access: 'public', rateLimit: ORDERS_PER_IP, lane: 'orders' },
    schema: {
      summary: 'Place an order as a guest',
      description:
        'The shop prices the order itself and compares your amounts with its own. If they differ by a rupee or more, the answer is 409 `PRICE_CHANGED`. All missing fields are named at once in `details`.',
      headers: keyHeader,
      body: z.preprocess(requireGuestFields, strictBody(orderRequestSchema).transform(completeOrder)),
      response: responses,
    },
    handler: async (request, reply) => {
      const placed = await place(request, 'Guest order created successfully', {
        request: request.body,
        userId: null,
        actor: CUSTOMER,
        reader: 'guest',
      });
      reply.status(201);
      return placed;
    },
  });

  app.post('/api/orders', {
    config: { access: 'anyone', rateLimit: ORDERS_PER_IP, lane: 'orders' },
    preValidation: parseEitherSpelling,
    schema: {
      summary: 'Place an order, signed in or as a guest',
      description:
        'With a token the order belongs to that account. Without one it is a guest order, also in the spelling of the guest cart (`product_id`, `shipping_address`, …).',
      headers: keyHeader,
      body: z
        .union([orderRequestSchema, guestOrderFormSchema.transform(orderRequestFromGuestForm)])
        .refine(isStorable, UNSTORABLE)
        .transform(completeOrder),
      response: { ...responses, 401: errorSchema },
    },
    handler: async (request, reply) => {
      const customer = customerActor(request);
      const placed = await place(request, 'Order created successfully', {
        request: request.body,
        userId: customer.id,
        actor: customer,
        reader: customer.id === null ? 'guest' : 'owner',
      });
      reply.status(201);
      return placed;
    },
  });

  app.post('/api/orders/create', {
    config: { access: 'anyone', rateLimit: ORDERS_PER_IP, lane: 'orders' },
    schema: {
      summary: 'Place an order from the order creation form',
      description:
        'Products and quantities as columns. The `prices` of an administrator who may change prices are used; anyone else’s are compared with the catalogue’s. A `delivery` price is taken from such an administrator alone, and its reason is saved in the audit log.',
      headers: keyHeader,
      body: orderCreationFormSchema
        .refine(isStorable, UNSTORABLE)
        .transform(completeOrder)
        .meta({ examples: [ORDER_CREATION_FORM_EXAMPLE] }),
      response: { ...responses, 401: errorSchema, 403: errorSchema },
    },
    handler: async (request, reply) => {
      const customer = customerActor(request);
      const isForCustomer = may(request.visitor, 'create orders');
      const mayPrice = isForCustomer && may(request.visitor, 'change prices');
      const { delivery, ...asked } = orderRequestFromCreationForm(request.body, { mayPrice });
      if (delivery !== undefined) demand(request.visitor, { allOf: ['create orders', 'change prices'] });
      const by = isForCustomer ? await administratorOf(pool, request) : undefined;
      const placed = await place(request, 'Order created successfully', {
        ...asked,
        delivery: by && delivery && { ...delivery, by },
        userId: isForCustomer ? null : customer.id,
        actor: by ?? customer,
        reader: isForCustomer ? 'admin' : customer.id === null ? 'guest' : 'owner',
      });
      reply.status(201);
      return placed;
    },
  });
}

import { z } from 'zod';
import { paymentStatusResponse, webhookSchema } from '../../contract/payments/pay-order.ts';
import { messageResponse } from '../../contract/responses.ts';
import { isStorable } from '../http/body-schema.ts';
import { failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import type { App } from '../http/typed-app.ts';
import { keepPrivate } from '../http/visitor.ts';
import type { PaymentParts } from './payment-rows.ts';
import { paymentStatus } from './payment-status.ts';
import { handleWebhook } from './webhooks.ts';

const PER_ADDRESS = { max: 120, timeWindow: 60_000, groupId: 'payment-status' } as const;
const WEBHOOKS = { max: 1200, timeWindow: 60_000 } as const;

export function statusRoutes(app: App, parts: PaymentParts): void {
  app.get('/api/payment/status/:id', {
    config: { access: 'public', rateLimit: PER_ADDRESS, lane: 'payments' },
    preHandler: keepPrivate,
    schema: {
      summary: 'Get the status of a payment',
      description:
        'By order id or transaction id. `status` is PENDING, COMPLETED, FAILED, or DISPUTED for money that came in but didn’t settle the order. For an open payment, the payment service is asked first.',
      params: z.strictObject({ id: z.string().min(1).max(100) }),
      response: { 200: paymentStatusResponse, ...failures(404, 429) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const record = isStorable(id) ? await paymentStatus(parts, id) : undefined;
      if (record === undefined)
        throw new ShopError('PAYMENT_NOT_FOUND', 404, 'There’s no payment with this id');
      return { success: true as const, ...record, data: record };
    },
  });

  app.post('/api/payment/webhook', {
    config: { access: 'public', rateLimit: WEBHOOKS, lane: 'payments' },
    onRequest: async (request) => {
      if (await parts.gateway.isGenuineWebhook(request.headers.authorization)) return;
      request.log.warn('a webhook without the right signature was refused');
      throw new ShopError('NOT_GENUINE', 401, 'The signature isn’t correct');
    },
    schema: {
      summary: 'Webhook of the payment service',
      description:
        'For the payment service only: `Authorization` is the SHA-256 of `username:password`. Whatever the message says, the shop checks with the payment service.',
      body: webhookSchema,
      response: { 200: messageResponse('Noted'), ...failures(400, 401, 404) },
    },
    handler: async (request) => {
      const handled = await handleWebhook(parts, request.body);
      if (handled === 'unknown') throw new ShopError('PAYMENT_NOT_FOUND', 404, 'There’s no such payment');
      return { success: true as const, message: handled === 'settled' ? 'Settled' : 'Noted' };
    },
  });
}

import { CUSTOMER_MAIL_EVENTS } from '../../domain/orders/order-mail.ts';
import { z } from '../../domain/zod.ts';
import { MAIL_STATUSES } from '../mail.ts';
import { listResponse } from '../responses.ts';

const event = z.enum(CUSTOMER_MAIL_EVENTS, { error: 'Please choose a mail' });

/** A mail to the customer about an order, as administrators see it. */
export const orderMailSchema = z
  .object({
    id: z.number().int(),
    event,
    to: z.string(),
    status: z.enum(MAIL_STATUSES),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'OrderMail',
    examples: [
      {
        id: 4711,
        event: 'placed',
        to: 'asha@example.in',
        status: 'sent',
        lastError: null,
        createdAt: '2026-11-15T10:00:00.000Z',
        sentAt: '2026-11-15T10:00:02.000Z',
      },
    ],
  });
export type OrderMailRecord = z.infer<typeof orderMailSchema>;

/** The newest of each kind. */
export const orderMailsResponse = listResponse(orderMailSchema);

export const sendOrderMailSchema = z.object({ event }).meta({ examples: [{ event: 'placed' }] });

export const MAIL_ON_ITS_WAY = 'The mail is on its way';

import { CHANNELS } from '../domain/channels/channel.ts';
import { z } from '../domain/zod.ts';
import { ORDER_ID_EXAMPLE } from './orders/examples.ts';
import { listResponse, oneResponse } from './responses.ts';

/** The statuses of the outbox, and `unsent` for a mail that is done with but was not sent. */
export const MAIL_STATUSES = ['pending', 'sent', 'failed', 'dead', 'unsent'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail or text as administrators see it listed, without what it says. */
export const mailRecordSchema = z
  .object({
    id: z.number().int(),
    channel: z.enum(CHANNELS),
    to: z.string().describe('An e-mail address, or a phone number such as +919876543210'),
    subject: z.string(),
    status: z
      .enum(MAIL_STATUSES)
      .describe(
        '`failed` is retried automatically, `dead` only by an administrator; `unsent` didn’t need to be sent, or couldn’t be because its channel isn’t set up',
      ),
    attempts: z.number().int(),
    lastError: z.string().nullable().describe('For an `unsent` mail: the reason'),
    nextAttemptAt: z.iso.datetime().nullable().describe('Null when no further attempt is planned'),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    orderId: z.string().nullable().describe('The order that it is about'),
    isReadable: z
      .boolean()
      .describe('It was kept because its channel isn’t set up, and has no link that opens an account'),
  })
  .meta({
    id: 'SentMail',
    examples: [
      {
        id: 4711,
        channel: 'mail',
        to: 'asha@example.in',
        subject: 'Your order RR-1048',
        status: 'dead',
        attempts: 8,
        lastError: '550 <[address]> unknown',
        nextAttemptAt: null,
        createdAt: '2026-11-15T10:00:00.000Z',
        sentAt: null,
        orderId: ORDER_ID_EXAMPLE,
        isReadable: false,
      },
    ],
  });
export type MailRecord = z.infer<typeof mailRecordSchema>;

export const mailListResponse = listResponse(mailRecordSchema);

/** A mail or text that was kept because its channel is not set up. */
export const keptMailSchema = z
  .object({
    id: z.number().int(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'KeptMail',
    examples: [
      {
        id: 4711,
        to: 'asha@example.in',
        subject: 'Your order RR-1048',
        text: 'Thank you for your order RR-1048',
        createdAt: '2026-11-15T10:00:00.000Z',
      },
    ],
  });

export const keptMailResponse = oneResponse('mail', keptMailSchema);

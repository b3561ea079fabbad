import type { Pool } from 'pg';
import {
  CONTACT_SENT,
  contactSubmissionSchema,
  sentContactResponse,
} from '../../contract/messages/contact.ts';
import {
  ENQUIRY_SENT,
  enquirySubmissionSchema,
  sentEnquiryResponse,
} from '../../contract/messages/enquiry.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerOne, failures } from '../http/crud-responses.ts';
import { limitPerEmail } from '../http/limit-per-email.ts';
import type { App } from '../http/typed-app.ts';
import { contactAdminRoutes } from './contacts/admin-routes.ts';
import { enquiryAdminRoutes } from './enquiries/admin-routes.ts';
import { submitMessage } from './submit-message.ts';

interface MessageParts {
  readonly pool: Pool;
  readonly publicUrl: string;
}

const TEN_MINUTES_MS = 10 * 60_000;
const perAddress = (groupId: string) => ({ max: 10, timeWindow: TEN_MINUTES_MS, groupId });

/** Each message sends a receipt to the address in it, which may be a stranger's. */
const PER_EMAIL = { max: 5, timeWindow: TEN_MINUTES_MS } as const;

export function contactRoutes(app: App, { pool, publicUrl }: MessageParts): void {
  const limitReceipts = limitPerEmail(app, PER_EMAIL);
  contactAdminRoutes(app, { pool });

  app.post('/api/contact-us', {
    config: { access: 'public', rateLimit: perAddress('contact') },
    schema: {
      summary: 'Send us a message',
      description: 'The sender gets a confirmation by e-mail. The type is `GENERAL` by default.',
      body: strictBody(contactSubmissionSchema),
      response: { 201: sentContactResponse, ...failures(400, 429) },
    },
    handler: async (request, reply) => {
      await limitReceipts(request);
      const contact = await submitMessage(pool, 'contact', request.body, publicUrl);
      reply.status(201);
      return {
        ...answerOne('contact', contact),
        message: CONTACT_SENT,
        referenceId: contact.referenceId,
      };
    },
  });
}

export function enquiryRoutes(app: App, { pool, publicUrl }: MessageParts): void {
  const limitReceipts = limitPerEmail(app, PER_EMAIL);
  enquiryAdminRoutes(app, { pool });

  app.post('/api/enquiries', {
    config: { access: 'public', rateLimit: perAddress('enquiry') },
    schema: {
      summary: 'Send an enquiry about a product or an order',
      description:
        'The sender gets a confirmation by e-mail. The type is `GENERAL` by default; the order page sends `ORDER_INQUIRY`.',
      body: strictBody(enquirySubmissionSchema),
      response: { 201: sentEnquiryResponse, ...failures(400, 422, 429) },
    },
    handler: async (request, reply) => {
      await limitReceipts(request);
      const enquiry = await submitMessage(pool, 'enquiry', request.body, publicUrl);
      reply.status(201);
      return {
        ...answerOne('enquiry', enquiry),
        message: ENQUIRY_SENT,
        enquiryId: enquiry.id,
        referenceId: enquiry.referenceId,
      };
    },
  });
}

import type { Pool } from 'pg';
import {
  CONTACT_SENT,
  contactSubmissionSchema,
  sentContactResponse,
} from '../../../contract/messages/contact.ts';
import { errorSchema } from '../../../contract/responses.ts';
import { strictBody } from '../../http/body-schema.ts';
import { answerOne } from '../../http/crud-responses.ts';
import { limitPerEmail } from '../../http/limit-per-email.ts';
import type { App } from '../../http/typed-app.ts';
import { contactAdminRoutes } from './admin-routes.ts';
import { submitContact } from './submit.ts';

export interface ContactParts {
  readonly pool: Pool;
  readonly publicUrl: string;
}

const TEN_MINUTES_MS = 10 * 60_000;
const PER_ADDRESS = { max: 10, timeWindow: TEN_MINUTES_MS, groupId: 'contact' } as const;

/** Each message sends a receipt to the address in it, which may be a stranger's. */
const PER_EMAIL = { max: 5, timeWindow: TEN_MINUTES_MS } as const;

export function contactRoutes(app: App, { pool, publicUrl }: ContactParts): void {
  const limitReceipts = limitPerEmail(app, PER_EMAIL);
  contactAdminRoutes(app, { pool });

  app.post('/api/contact-us', {
    config: { access: 'public', rateLimit: PER_ADDRESS },
    schema: {
      summary: 'Send us a message',
      description: 'The sender gets a confirmation by e-mail. The type is `GENERAL` by default.',
      body: strictBody(contactSubmissionSchema),
      response: { 201: sentContactResponse, 400: errorSchema, 429: errorSchema },
    },
    handler: async (request, reply) => {
      await limitReceipts(request);
      const contact = await submitContact(pool, request.body, publicUrl);
      reply.status(201);
      return {
        ...answerOne('contact', contact),
        message: CONTACT_SENT,
        referenceId: contact.referenceId,
      };
    },
  });
}

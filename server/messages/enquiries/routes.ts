import type { Pool } from 'pg';
import {
  ENQUIRY_SENT,
  enquirySubmissionSchema,
  sentEnquiryResponse,
} from '../../../contract/messages/enquiry.ts';
import { errorSchema } from '../../../contract/responses.ts';
import { strictBody } from '../../http/body-schema.ts';
import { answerOne } from '../../http/crud-responses.ts';
import { ShopError } from '../../http/errors.ts';
import { limitPerEmail } from '../../http/limit-per-email.ts';
import type { App } from '../../http/typed-app.ts';
import { enquiryAdminRoutes } from './admin-routes.ts';
import { submitEnquiry } from './submit.ts';

export interface EnquiryParts {
  readonly pool: Pool;
  readonly publicUrl: string;
}

const TEN_MINUTES_MS = 10 * 60_000;
const PER_ADDRESS = { max: 10, timeWindow: TEN_MINUTES_MS, groupId: 'enquiry' } as const;

/** Each enquiry sends a receipt to the address in it, which may be a stranger's. */
const PER_EMAIL = { max: 5, timeWindow: TEN_MINUTES_MS } as const;

export function enquiryRoutes(app: App, { pool, publicUrl }: EnquiryParts): void {
  const limitReceipts = limitPerEmail(app, PER_EMAIL);
  enquiryAdminRoutes(app, { pool });

  app.post('/api/enquiries', {
    config: { access: 'public', rateLimit: PER_ADDRESS },
    schema: {
      summary: 'Send an enquiry about a product or an order',
      description:
        'The sender gets a confirmation by e-mail. The type is `GENERAL` by default; the order page sends `ORDER_INQUIRY`.',
      body: strictBody(enquirySubmissionSchema),
      response: { 201: sentEnquiryResponse, 400: errorSchema, 422: errorSchema, 429: errorSchema },
    },
    handler: async (request, reply) => {
      await limitReceipts(request);
      const submitted = await submitEnquiry(pool, request.body, publicUrl);
      if (!submitted.ok) throw new ShopError(submitted.code, 422, submitted.message);
      const { enquiry } = submitted;
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

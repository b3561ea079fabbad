import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { enquirySubmissionSchema } from '../../../contract/messages/enquiry.ts';
import { errorSchema, messageSchema } from '../../../contract/responses.ts';
import { strictBody } from '../../http/body-schema.ts';
import { ShopError } from '../../http/errors.ts';
import { limitPerEmail } from '../../http/limit-per-email.ts';
import { keepPrivate } from '../../http/visitor.ts';
import { enquiryAdminRoutes } from './admin-routes.ts';
import { enquirySchema } from './enquiry.ts';
import { ENQUIRY_EXAMPLE } from './examples.ts';
import { submitEnquiry } from './submit.ts';

export interface EnquiryParts {
  readonly pool: Pool;
  readonly publicUrl: string;
}

const TEN_MINUTES_MS = 10 * 60_000;
const PER_ADDRESS = { max: 10, timeWindow: TEN_MINUTES_MS, groupId: 'enquiry' } as const;

/** Each enquiry sends a receipt to the address in it, which may be a stranger's. */
const PER_EMAIL = { max: 5, timeWindow: TEN_MINUTES_MS } as const;

const EXAMPLE = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  subject: 'Enquiry about Power Rack',
  message: 'Does it fit under 2.2 m?',
  type: 'GENERAL',
  product_id: '21',
};

export function enquiryRoutes(server: FastifyInstance, { pool, publicUrl }: EnquiryParts): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const limitReceipts = limitPerEmail(server, PER_EMAIL);
  enquiryAdminRoutes(server, { pool });

  app.post('/api/enquiries', {
    config: { access: 'public', rateLimit: PER_ADDRESS },
    preHandler: keepPrivate,
    schema: {
      tags: ['enquiries'],
      summary: 'Ask the shop about a product or an order',
      description:
        'The sender gets a receipt by e-mail. The type is `GENERAL` unless another is given, such as `ORDER_INQUIRY` from the order page.',
      body: strictBody(enquirySubmissionSchema.meta({ examples: [EXAMPLE] })),
      response: {
        201: z.object({
          success: z.literal(true),
          message: messageSchema(
            'Your enquiry has been submitted successfully! We will get back to you soon.',
          ),
          enquiryId: messageSchema(ENQUIRY_EXAMPLE.id),
          referenceId: messageSchema(ENQUIRY_EXAMPLE.referenceId),
          data: enquirySchema,
          enquiry: enquirySchema,
        }),
        400: errorSchema,
        422: errorSchema,
        429: errorSchema,
      },
    },
    handler: async (request, reply) => {
      await limitReceipts(request);
      const submitted = await submitEnquiry(pool, request.body, publicUrl);
      if (!submitted.ok) throw new ShopError(submitted.code, 422, submitted.message);
      const { enquiry } = submitted;
      reply.status(201);
      return {
        success: true as const,
        message: 'Your enquiry has been submitted successfully! We will get back to you soon.',
        enquiryId: enquiry.id,
        referenceId: enquiry.referenceId,
        data: enquiry,
        enquiry,
      };
    },
  });
}

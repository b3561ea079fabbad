import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { contactSubmissionSchema } from '../../../contract/messages/contact.ts';
import { errorSchema, messageSchema } from '../../../contract/responses.ts';
import { strictBody } from '../../http/body-schema.ts';
import { limitPerEmail } from '../../http/limit-per-email.ts';
import { keepPrivate } from '../../http/visitor.ts';
import { contactAdminRoutes } from './admin-routes.ts';
import { contactSchema, submitContact } from './submit.ts';

export interface ContactParts {
  readonly pool: Pool;
  readonly publicUrl: string;
}

const TEN_MINUTES_MS = 10 * 60_000;
const PER_ADDRESS = { max: 10, timeWindow: TEN_MINUTES_MS, groupId: 'contact' } as const;

/** Each message sends a receipt to the address in it, which may be a stranger's. */
const PER_EMAIL = { max: 5, timeWindow: TEN_MINUTES_MS } as const;

const SUBMISSION_EXAMPLE = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  subject: 'A gym for our school',
  message: 'We have 40 square metres and 3 lakh rupees. What would you put there?',
};

export function contactRoutes(server: FastifyInstance, { pool, publicUrl }: ContactParts): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const limitReceipts = limitPerEmail(server, PER_EMAIL);
  contactAdminRoutes(server, { pool });

  app.post('/api/contact-us', {
    config: { access: 'public', rateLimit: PER_ADDRESS },
    preHandler: keepPrivate,
    schema: {
      tags: ['contacts'],
      summary: 'Send the shop a message',
      description: 'The sender gets a receipt by e-mail. The type is `GENERAL` unless another is given.',
      body: strictBody(contactSubmissionSchema.meta({ examples: [SUBMISSION_EXAMPLE] })),
      response: {
        201: z.object({
          success: z.literal(true),
          message: messageSchema('Your message has been sent successfully! We will get back to you soon.'),
          data: contactSchema,
          contact: contactSchema,
          referenceId: messageSchema('CONTACT-4D493DC103'),
        }),
        400: errorSchema,
        429: errorSchema,
      },
    },
    handler: async (request, reply) => {
      await limitReceipts(request);
      const contact = await submitContact(pool, request.body, publicUrl);
      reply.status(201);
      return {
        success: true as const,
        message: 'Your message has been sent successfully! We will get back to you soon.',
        data: contact,
        contact,
        referenceId: contact.referenceId,
      };
    },
  });
}

import { WAITING_STATUSES } from '../../domain/messages/waiting.ts';
import { z } from '../../domain/zod.ts';
import { listResponse } from '../responses.ts';
import { enquirySchema } from './enquiry.ts';
import { messageFields } from './message-fields.ts';

/** A contact message or an enquiry without an answer. */
export const waitingMessageSchema = z
  .object({
    source: z.enum(['contact', 'enquiry']).describe('Where to read, answer or change it'),
    ...messageFields,
    status: z.enum(WAITING_STATUSES),
    ...enquirySchema.pick({ product_id: true, product_name: true, product_slug: true }).shape,
  })
  .meta({
    id: 'WaitingMessage',
    examples: [
      {
        source: 'contact',
        id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
        referenceId: 'CONTACT-4D493DC103',
        name: 'Asha Rao',
        email: 'asha@example.in',
        phone: '98765 43210',
        subject: 'A gym for our school',
        message: 'We have 40 square metres and 3 lakh rupees. What would you suggest?',
        created_at: '2026-11-15T10:00:00.000Z',
        status: 'new',
        product_id: null,
        product_name: null,
        product_slug: null,
      },
    ],
  });
export type WaitingMessage = z.infer<typeof waitingMessageSchema>;

export const waitingMessagesResponse = listResponse(waitingMessageSchema);

import { NEW_TODAY_HOURS } from '../../domain/limits.ts';
import {
  CONTACT_STATUSES,
  CONTACT_TYPES,
  DEFAULT_CONTACT_TYPE,
  parseContactStatus,
  parseContactType,
} from '../../domain/messages/contact.ts';
import { MESSAGE_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { choice, optionalParagraph, optionalPhone } from '../fields.ts';
import { listResponse, oneResponse, savedResponse } from '../responses.ts';
import { messageFields, senderFields, subjectField } from './message-fields.ts';

const SUBMISSION = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  subject: 'A gym for our school',
  message: 'We have 40 square metres and 3 lakh rupees. What would you suggest?',
};
const SENT_AT = '2026-11-15T10:00:00.000Z';
const REFERENCE = 'CONTACT-4D493DC103';

/** POST /contact-us asks for less than the forms do: name, e-mail and subject. A phone is checked if it is given. */
export const contactSubmissionSchema = z
  .object({
    ...senderFields,
    subject: subjectField,
    phone: optionalPhone(),
    message: optionalParagraph('Message', MESSAGE_MAX),
    type: choice('Type', parseContactType, DEFAULT_CONTACT_TYPE),
  })
  .meta({ examples: [SUBMISSION] });
export type ContactRequest = z.input<typeof contactSubmissionSchema>;
export type ContactSubmission = z.output<typeof contactSubmissionSchema>;

export const contactSchema = z
  .object({
    ...messageFields,
    status: z.enum(CONTACT_STATUSES),
    type: z.enum(CONTACT_TYPES),
    updated_at: z.iso.datetime(),
  })
  .meta({
    id: 'Contact',
    examples: [
      {
        id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
        referenceId: REFERENCE,
        ...SUBMISSION,
        status: 'NEW',
        type: 'GENERAL',
        created_at: SENT_AT,
        updated_at: SENT_AT,
      },
    ],
  });
export type Contact = z.infer<typeof contactSchema>;

export const CONTACT_SENT = 'Your message has been sent successfully! We will get back to you soon.';
export const sentContactResponse = savedResponse('contact', contactSchema, CONTACT_SENT).extend({
  referenceId: messageFields.referenceId.meta({ examples: [REFERENCE] }),
});
export const contactListResponse = listResponse(contactSchema);
export const savedContactResponse = savedResponse('contact', contactSchema, 'Contact status updated');

/** The edit dialog of the contact forms screen. */
export const contactEditSchema = z.object({
  status: choice('Status', parseContactStatus),
  type: choice('Type', parseContactType),
});

export const contactChangeSchema = contactEditSchema
  .extend({
    type: contactEditSchema.shape.type.optional(),
    onlyIf: choice('Status', parseContactStatus)
      .optional()
      .describe('Changed only if it still has this status; otherwise returned unchanged'),
    updated_at: z.iso
      .datetime({ error: 'Please check the message again' })
      .optional()
      .describe('Version of the message when you started editing'),
  })
  .meta({
    examples: [
      { status: 'READ' },
      { status: 'READ', onlyIf: 'NEW' },
      { status: 'RESPONDED', type: 'SALES', updated_at: SENT_AT },
    ],
  });
export type ContactChange = z.output<typeof contactChangeSchema>;

const count = z.number().int();

const contactStatsSchema = z
  .object({
    total: count,
    newToday: count.describe(`Received in the last ${NEW_TODAY_HOURS} hours`),
    answered: count.describe('REPLIED and RESPONDED, which are the same state'),
    byStatus: z.record(z.enum(CONTACT_STATUSES), count),
    byType: z.record(z.enum(CONTACT_TYPES), count),
  })
  .meta({
    id: 'ContactStats',
    examples: [
      {
        total: 128,
        newToday: 3,
        answered: 96,
        byStatus: { NEW: 12, READ: 20, REPLIED: 56, RESPONDED: 30, CLOSED: 10 },
        byType: { GENERAL: 80, SUPPORT: 20, SALES: 18, FEEDBACK: 6, COMPLAINT: 3, OTHER: 1 },
      },
    ],
  });
export type ContactStats = z.infer<typeof contactStatsSchema>;

export const contactStatsResponse = oneResponse('stats', contactStatsSchema);

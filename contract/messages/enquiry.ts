import { NEW_TODAY_HOURS } from '../../domain/limits.ts';
import {
  ENQUIRY_STATUSES,
  ENQUIRY_TYPES,
  parseEnquiryStatus,
  parseEnquiryType,
  QUICK_ENQUIRY_TYPE,
} from '../../domain/messages/enquiry.ts';
import { MESSAGE_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { choice, optionalParagraph, optionalPhone } from '../fields.ts';
import { listResponse, oneResponse, savedResponse } from '../responses.ts';
import { messageFields, senderFields, subjectField } from './message-fields.ts';

const SUBMISSION = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  subject: 'Enquiry about Power Rack',
  message: 'Does it fit under 2.2 m?',
  type: 'GENERAL',
  product_id: '21',
};
const ID = '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11';
const REFERENCE = 'ENQ-EFC2BF09EA';

/** POST /enquiries asks for less than the forms do: name, e-mail and subject. A phone is checked if it is given. */
export const enquirySubmissionSchema = z
  .object({
    ...senderFields,
    phone: optionalPhone(),
    subject: subjectField,
    message: optionalParagraph('Message', MESSAGE_MAX),
    type: choice('Type', parseEnquiryType, QUICK_ENQUIRY_TYPE),
    product_id: z
      .union([z.string().trim().max(64), z.number()])
      .nullish()
      .transform((id) => (id === undefined || id === null || id === '' ? undefined : String(id))),
  })
  .meta({ examples: [SUBMISSION] });
export type EnquiryRequest = z.input<typeof enquirySubmissionSchema>;
export type EnquirySubmission = z.output<typeof enquirySubmissionSchema>;

export const enquirySchema = z
  .object({
    ...messageFields,
    status: z.enum(ENQUIRY_STATUSES),
    type: z.enum(ENQUIRY_TYPES),
    product_id: z.string().nullable().describe('The product it’s about, if any'),
    product_name: z.string().nullable(),
    product_slug: z.string().nullable().describe('For a link to its page; null if it’s no longer sold'),
  })
  .meta({
    id: 'Enquiry',
    examples: [
      {
        id: ID,
        referenceId: REFERENCE,
        ...SUBMISSION,
        status: 'new',
        product_name: 'Power Rack',
        product_slug: 'power-rack',
        created_at: '2026-11-15T10:00:00.000Z',
      },
    ],
  });
export type Enquiry = z.infer<typeof enquirySchema>;

export const ENQUIRY_SENT = 'Your enquiry has been submitted successfully! We will get back to you soon.';
export const sentEnquiryResponse = savedResponse('enquiry', enquirySchema, ENQUIRY_SENT).extend({
  enquiryId: messageFields.id.meta({ examples: [ID] }),
  referenceId: messageFields.referenceId.meta({ examples: [REFERENCE] }),
});
export const enquiryListResponse = listResponse(enquirySchema);
export const enquiryResponse = oneResponse('enquiry', enquirySchema);
export const savedEnquiryResponse = savedResponse('enquiry', enquirySchema, 'Enquiry status updated');

export const enquiryChangeSchema = z
  .object({
    status: choice('Status', parseEnquiryStatus),
    onlyIf: choice('Status', parseEnquiryStatus)
      .optional()
      .describe('Changed only if it still has this status; otherwise returned unchanged'),
  })
  .meta({ examples: [{ status: 'replied' }, { status: 'read', onlyIf: 'new' }] });

const count = z.number().int();

const enquiryStatsSchema = z
  .object({
    total: count,
    newToday: count.describe(`Received in the last ${NEW_TODAY_HOURS} hours`),
    aboutProducts: count.describe('Please choose a product'),
    byStatus: z.record(z.enum(ENQUIRY_STATUSES), count),
  })
  .meta({
    id: 'EnquiryStats',
    examples: [
      {
        total: 86,
        newToday: 2,
        aboutProducts: 61,
        byStatus: { new: 9, read: 14, replied: 51, closed: 12 },
      },
    ],
  });
export type EnquiryStats = z.infer<typeof enquiryStatsSchema>;

export const enquiryStatsResponse = oneResponse('stats', enquiryStatsSchema);

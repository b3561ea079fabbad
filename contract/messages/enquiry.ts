import {
  parseEnquiryType,
  QUICK_ENQUIRY_CATEGORIES,
  QUICK_ENQUIRY_TYPE,
} from '../../domain/messages/enquiry.ts';
import { check } from '../check.ts';
import {
  choice,
  email,
  line,
  MESSAGE_MAX,
  NAME_MAX,
  optionalParagraph,
  optionalPhone,
  phone,
  SUBJECT_MAX,
} from '../fields.ts';
import { z } from '../zod.ts';

/** The quick enquiry dialog. */
export const quickEnquirySchema = z.object({
  name: line('Name', NAME_MAX),
  email: email(),
  phone: phone(),
  category: z.enum(QUICK_ENQUIRY_CATEGORIES, { error: 'Category is required' }),
  message: optionalParagraph('Message', MESSAGE_MAX),
});
export type QuickEnquiryForm = z.output<typeof quickEnquirySchema>;

export function checkQuickEnquiry(input: unknown) {
  return check(quickEnquirySchema, input);
}

/** POST /enquiries asks for less than the forms do: name, e-mail and subject; a phone is checked if it is given. */
export const enquirySubmissionSchema = z.object({
  name: line('Name', NAME_MAX),
  email: email(),
  phone: optionalPhone(),
  subject: line('Subject', SUBJECT_MAX),
  message: optionalParagraph('Message', MESSAGE_MAX),
  type: choice('Type', parseEnquiryType, QUICK_ENQUIRY_TYPE),
  product_id: z
    .union([z.string().trim().max(64), z.number()])
    .nullish()
    .transform((id) => (id === undefined || id === null || id === '' ? undefined : String(id))),
});
export type EnquirySubmission = z.output<typeof enquirySubmissionSchema>;

export function checkEnquirySubmission(input: unknown) {
  return check(enquirySubmissionSchema, input);
}

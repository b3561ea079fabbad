import { MESSAGE_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { checker } from '../check.ts';
import { optionalParagraph, optionalPhone, paragraph, phone } from '../fields.ts';
import { senderFields, subjectField } from './message-fields.ts';

/** The contact form, and the floating quick-contact form. */
const contactFormSchema = z.object({
  ...senderFields,
  subject: subjectField,
  phone: phone(),
  message: optionalParagraph('Message', MESSAGE_MAX),
});

export const checkContactForm = checker(contactFormSchema);

/** "Contact Support" and "Ask a Question" on the order page. */
const supportFormSchema = z.object({
  ...senderFields,
  subject: subjectField,
  phone: optionalPhone(),
  message: paragraph('Message', MESSAGE_MAX),
});
export type SupportForm = z.output<typeof supportFormSchema>;

export const checkSupportForm = checker(supportFormSchema);

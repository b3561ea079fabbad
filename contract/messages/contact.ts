import { DEFAULT_CONTACT_TYPE, parseContactStatus, parseContactType } from '../../domain/messages/contact.ts';
import { check } from '../check.ts';
import {
  choice,
  email,
  line,
  MESSAGE_MAX,
  NAME_MAX,
  optionalParagraph,
  optionalPhone,
  paragraph,
  phone,
  SUBJECT_MAX,
} from '../fields.ts';
import { z } from '../zod.ts';

const sender = { name: line('Name', NAME_MAX), email: email(), subject: line('Subject', SUBJECT_MAX) };

/** The contact form, and the floating quick-contact form. */
export const contactFormSchema = z.object({
  ...sender,
  phone: phone(),
  message: optionalParagraph('Message', MESSAGE_MAX),
});
export type ContactForm = z.output<typeof contactFormSchema>;

export function checkContactForm(input: unknown) {
  return check(contactFormSchema, input);
}

/** "Contact Support" and "Ask a Question" on the order page. */
export const supportFormSchema = z.object({
  ...sender,
  phone: optionalPhone(),
  message: paragraph('Message', MESSAGE_MAX),
});
export type SupportForm = z.output<typeof supportFormSchema>;

export function checkSupportForm(input: unknown) {
  return check(supportFormSchema, input);
}

/** POST /contact-us asks for less than the forms do: name, e-mail and subject; a phone is checked if it is given. */
export const contactSubmissionSchema = z.object({
  ...sender,
  phone: optionalPhone(),
  message: optionalParagraph('Message', MESSAGE_MAX),
  type: choice('Type', parseContactType, DEFAULT_CONTACT_TYPE),
});
export type ContactSubmission = z.output<typeof contactSubmissionSchema>;

export function checkContactSubmission(input: unknown) {
  return check(contactSubmissionSchema, input);
}

/** The edit modal of the contact forms screen. */
export const contactEditSchema = z.object({
  status: choice('Status', parseContactStatus),
  type: choice('Type', parseContactType),
});
export type ContactEdit = z.output<typeof contactEditSchema>;

export function checkContactEdit(input: unknown) {
  return check(contactEditSchema, input);
}

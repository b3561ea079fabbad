import { NAME_MAX, SUBJECT_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { email, line } from '../fields.ts';

/** What every form and request of a contact message or an enquiry has. */
export const senderFields = { name: line('Name', NAME_MAX), email: email() };
export const subjectField = line('Subject', SUBJECT_MAX);

/** What contact messages and enquiries have in common in responses. */
export const messageFields = {
  id: z.string(),
  referenceId: z.string().describe('The reference shown to the sender'),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
};

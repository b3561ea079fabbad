import { z } from '../../../contract/zod.ts';
import {
  CONTACT_STATUSES,
  CONTACT_TYPES,
  type ContactScreen,
  contactStatusOnScreen,
} from '../../../domain/messages/contact.ts';
import { ENQUIRY_STATUSES } from '../../../domain/messages/enquiry.ts';

const messageSchema = z.object({
  id: z.string(),
  referenceId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  created_at: z.string(),
});

/** What contact messages and enquiries have in common. */
export interface Message<Status extends string> extends z.infer<typeof messageSchema> {
  readonly status: Status;
  /** Of the product that an enquiry is about. */
  readonly product_id?: string | null | undefined;
  readonly product_name?: string | null | undefined;
  readonly product_slug?: string | null | undefined;
}

const enquirySchema = messageSchema.extend({
  status: z.enum(ENQUIRY_STATUSES),
  product_id: z.string().nullable(),
  product_name: z.string().nullish(),
  product_slug: z.string().nullish(),
});

export type Enquiry = z.infer<typeof enquirySchema>;

export const readEnquiry = (value: unknown): Enquiry | undefined => enquirySchema.safeParse(value).data;

const contactSchema = messageSchema.extend({
  status: z.enum(CONTACT_STATUSES),
  type: z.enum(CONTACT_TYPES),
  updated_at: z.string().optional(),
});

export type Contact = z.infer<typeof contactSchema>;

/** A contact with its status in the screen's own word. */
export const contactReader =
  (screen: ContactScreen) =>
  (value: unknown): Contact | undefined => {
    const contact = contactSchema.safeParse(value).data;
    return contact && { ...contact, status: contactStatusOnScreen(contact.status, screen) };
  };

/** Opens the administrator's mail program with the answer begun; the reference lets later mails be found. */
export function replyAddress({ email, subject, referenceId }: Message<string>): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject} [${referenceId}]`)}`;
}

/** For buttons and fields of one message among many. */
export const nameOf = ({ referenceId, name }: Message<string>) => `${referenceId} from ${name}`;

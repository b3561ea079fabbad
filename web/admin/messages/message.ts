import { type Contact, contactSchema } from '../../../contract/messages/contact.ts';
import type { Enquiry } from '../../../contract/messages/enquiry.ts';
import {
  type ContactScreen,
  type ContactStatus,
  contactStatusOnScreen,
} from '../../../domain/messages/contact.ts';
import type { EnquiryStatus } from '../../../domain/messages/enquiry.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

export type Message<Status extends string> = Pick<
  Contact,
  'id' | 'referenceId' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'created_at'
> & { readonly status: Status } & Partial<Pick<Enquiry, 'product_id' | 'product_name' | 'product_slug'>>;

/** Blue is unread, amber waits for an answer, green has one. */
export const CONTACT_TONES: Readonly<Record<ContactStatus, BadgeTone>> = {
  NEW: 'blue',
  READ: 'amber',
  REPLIED: 'green',
  RESPONDED: 'green',
  CLOSED: 'neutral',
};

export const ENQUIRY_TONES: Readonly<Record<EnquiryStatus, BadgeTone>> = {
  new: 'blue',
  read: 'amber',
  replied: 'green',
  closed: 'neutral',
};

/** A contact message with its status in the word of the screen. */
export const contactOnScreen = (screen: ContactScreen) =>
  contactSchema.transform((contact) => ({
    ...contact,
    status: contactStatusOnScreen(contact.status, screen),
  }));

/** Opens the administrator's mail program with a reply; the reference connects it with the message. */
export function replyLink({ email, subject, referenceId }: Message<string>): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject} [${referenceId}]`)}`;
}

/** For the labels of a message's buttons and fields. */
export const nameOf = ({ referenceId, name }: Message<string>) => `${referenceId} from ${name}`;

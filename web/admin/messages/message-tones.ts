import type { ContactStatus } from '../../../domain/messages/contact.ts';
import type { EnquiryStatus } from '../../../domain/messages/enquiry.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

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

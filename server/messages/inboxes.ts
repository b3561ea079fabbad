import type { Contact } from '../../contract/messages/contact.ts';
import type { Enquiry } from '../../contract/messages/enquiry.ts';
import type { Dated, isoDates } from '../db/iso-dates.ts';

export type ContactRow = Dated<Contact, 'created_at' | 'updated_at'>;
type EnquiryRow = Dated<Enquiry, 'created_at'> & { readonly updated_at: Date };

/** What a message was received in. */
export type InboxName = 'contact' | 'enquiry';
export type MessageRow<Name extends InboxName> = { contact: ContactRow; enquiry: EnquiryRow }[Name];
/** As the API answers it. */
export type Message<Name extends InboxName> = ReturnType<typeof isoDates<MessageRow<Name>>>;

export const CONTACT_COLUMNS =
  'id, reference as "referenceId", name, email, phone, subject, message, status, type, created_at, updated_at';

export const INBOXES = {
  contact: {
    table: 'contacts',
    /** Of a reply. */
    column: 'contact_id',
    columns: CONTACT_COLUMNS,
    answered: ['REPLIED', 'RESPONDED'],
  },
  enquiry: {
    table: 'enquiries',
    column: 'enquiry_id',
    columns: `${CONTACT_COLUMNS}, product_id,
      (select p.name from products p where p.id = product_id) as product_name,
      (select p.slug from products p where p.id = product_id and p.deleted_at is null) as product_slug`,
    answered: ['replied'],
  },
} as const;

import type { Contact } from '../../../contract/messages/contact.ts';

export type ContactRow = Omit<Contact, 'created_at' | 'updated_at'> & {
  readonly created_at: Date;
  readonly updated_at: Date;
};

export const CONTACT_COLUMNS =
  'id, reference as "referenceId", name, email, phone, subject, message, status, type, created_at, updated_at';

export const toContact = (row: ContactRow): Contact => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

import type { Enquiry } from '../../../contract/messages/enquiry.ts';

export type EnquiryRow = Omit<Enquiry, 'created_at'> & { readonly created_at: Date };

export const ENQUIRY_COLUMNS = `id, reference as "referenceId", name, email, phone, subject, message, status, type, product_id,
  (select p.name from products p where p.id = product_id) as product_name,
  (select p.slug from products p where p.id = product_id and p.deleted_at is null) as product_slug, created_at`;

export const toEnquiry = (row: EnquiryRow): Enquiry => ({
  ...row,
  created_at: row.created_at.toISOString(),
});

import { z } from 'zod';
import { ENQUIRY_STATUSES, ENQUIRY_TYPES } from '../../../domain/messages/enquiry.ts';
import { ENQUIRY_EXAMPLE } from './examples.ts';

export const enquirySchema = z
  .object({
    id: z.string(),
    referenceId: z.string().describe('What the sender is shown and may quote'),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    status: z.enum(ENQUIRY_STATUSES),
    type: z.enum(ENQUIRY_TYPES),
    product_id: z.string().nullable().describe('The product it is about, if it is about one'),
    product_name: z.string().nullable(),
    product_slug: z.string().nullable().describe('Its page; null where it is not sold any more'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Enquiry', examples: [ENQUIRY_EXAMPLE] });

export type Enquiry = z.infer<typeof enquirySchema>;
export type EnquiryRow = Omit<Enquiry, 'created_at'> & { readonly created_at: Date };

export const ENQUIRY_COLUMNS = `id, reference as "referenceId", name, email, phone, subject, message, status, type, product_id,
  (select p.name from products p where p.id = product_id) as product_name,
  (select p.slug from products p where p.id = product_id and p.deleted_at is null) as product_slug, created_at`;

export const toEnquiry = (row: EnquiryRow): Enquiry => ({
  ...row,
  created_at: row.created_at.toISOString(),
});

import { z } from '../../domain/zod.ts';
import { optionalParagraph } from '../fields.ts';
import { listResponse } from '../responses.ts';

export const CUSTOMER_SORTS = ['newest', 'orders', 'spent'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

const EXAMPLE = {
  id: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
  full_name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  city: 'Nashik',
  state: 'Maharashtra',
  pincode: '422001',
  orders_count: 3,
  total_spent: 34507,
  created_at: '2026-11-15T10:00:00.000Z',
  has_account: true,
};

export const customerSchema = z
  .object({
    id: z.string().describe('The account’s id; a guest’s is made from the e-mail address'),
    full_name: z.string(),
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    orders_count: z.number().int(),
    total_spent: z
      .number()
      .optional()
      .describe('In rupees: what was received for their orders, minus refunds. For those who see revenue'),
    created_at: z.iso.datetime().describe('When the account was created or the first order placed'),
    has_account: z.boolean(),
  })
  .meta({
    id: 'Customer',
    examples: [EXAMPLE],
  });
export type Customer = z.infer<typeof customerSchema>;

export const customerListResponse = listResponse(customerSchema);

const NOTES_EXAMPLE = { notes: 'Pays by bank transfer. Call before delivery.' };

export const customerDetailsSchema = customerSchema
  .extend({
    notes: z.string().describe('Only administrators see them'),
    version: z.number().int().describe('Of the notes'),
    gstins: z.array(z.string()).describe('From the latest orders'),
    addresses: z.array(z.string()).describe('From the account and the latest orders, each on one line'),
  })
  .meta({
    id: 'CustomerDetails',
    examples: [
      {
        ...EXAMPLE,
        ...NOTES_EXAMPLE,
        version: 1,
        gstins: ['27AAPFU0939F1ZV'],
        addresses: ['Asha Rao, 14 Gangapur Road, Nashik, Maharashtra 422001'],
      },
    ],
  });
export type CustomerDetails = z.infer<typeof customerDetailsSchema>;

export const customerNotesSchema = z
  .object({ notes: optionalParagraph('Notes', 5000) })
  .meta({ examples: [NOTES_EXAMPLE] });

import { z } from 'zod';
import { CUSTOMER_EXAMPLE } from './examples.ts';

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
      .describe('Rupees of the orders that are paid, or to be paid in cash, and not cancelled'),
    created_at: z.iso.datetime().describe('When the account was made or the first order placed'),
    has_account: z.boolean(),
  })
  .meta({ id: 'Customer', examples: [CUSTOMER_EXAMPLE] });

export type Customer = z.infer<typeof customerSchema>;

export const CUSTOMER_SORTS = ['newest', 'orders', 'spent'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

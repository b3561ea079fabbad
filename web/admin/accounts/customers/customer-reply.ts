import { z } from '../../../../contract/zod.ts';

const customerSchema = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  orders_count: z.number(),
  total_spent: z.number(),
  created_at: z.string(),
  has_account: z.boolean(),
});

export type Customer = z.infer<typeof customerSchema>;

export const readCustomer = (value: unknown): Customer | undefined => customerSchema.safeParse(value).data;

import { z } from '../../../../contract/zod.ts';

const administratorSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'invited', 'disabled']),
  since: z.string(),
  lastSignIn: z.string().nullable(),
  isYou: z.boolean(),
});

export type Administrator = z.infer<typeof administratorSchema>;

export const readAdministrator = (value: unknown): Administrator | undefined =>
  administratorSchema.safeParse(value).data;

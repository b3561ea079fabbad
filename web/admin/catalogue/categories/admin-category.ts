import { z } from '../../../../contract/zod.ts';

const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string(),
  isActive: z.boolean().default(true),
  productCount: z.number().default(0),
  version: z.number().optional(),
});

export type AdminCategory = z.output<typeof categorySchema>;

export const readCategory = (value: unknown): AdminCategory | undefined =>
  categorySchema.safeParse(value).data;

import { z } from '../domain/zod.ts';
import { listResponse } from './responses.ts';

export const FOUND_KINDS = ['order', 'customer', 'product', 'contact', 'enquiry'] as const;

/** What the search of the admin found: enough to tell it from others and to open it. */
const foundSchema = z
  .object({
    kind: z.enum(FOUND_KINDS),
    name: z
      .string()
      .describe('As its screen opens it: an order’s number, an id, or the reference of a message'),
    title: z.string(),
    detail: z.string(),
  })
  .meta({
    id: 'Found',
    examples: [{ kind: 'order', name: 'RR-1048', title: 'RR-1048', detail: 'Asha Rao, Nashik' }],
  });
export type Found = z.infer<typeof foundSchema>;

export const searchResponse = listResponse(foundSchema);

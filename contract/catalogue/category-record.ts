import { SLUG_MAX } from '../../domain/catalogue/slug.ts';
import { line, NAME_MAX, paragraph } from '../fields.ts';
import { z } from '../zod.ts';
import { IMAGE_URL_HINT, isImageUrl } from './product-form.ts';

const IMAGE_MAX = 500;

/** The category form's fields with what a whole list carries. A slug that is left out stays as it was. */
export const categoryRecordBody = z.object({
  id: z
    .string({ error: 'The id must be text' })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'The id has small letters, digits and - only')
    .max(64, 'The id must be at most 64 characters')
    .optional(),
  name: line('Name', NAME_MAX),
  slug: z
    .string({ error: 'Slug must be text' })
    .trim()
    .max(SLUG_MAX, `Slug must be at most ${SLUG_MAX} characters`)
    .nullish()
    .describe('Empty: made from the name'),
  description: paragraph('Description', 2000),
  image: line('Image URL', IMAGE_MAX).refine(isImageUrl, IMAGE_URL_HINT),
  isActive: z.boolean().optional().describe('False hides it, and its products, from the shop'),
  version: z.number().int().optional().describe('The one that was read; with another nothing is saved'),
  productCount: z
    .unknown()
    .optional()
    .transform(() => undefined)
    .describe('Not looked at'),
});
export type CategoryBody = z.output<typeof categoryRecordBody>;

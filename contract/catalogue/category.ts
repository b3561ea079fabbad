import { categorySchema } from '../../domain/catalogue/product.ts';
import { SLUG_MAX, slugify } from '../../domain/catalogue/slug.ts';
import { IMAGE_ALT_MAX } from '../../domain/limits.ts';
import { isOneLine, NAME_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { line, paragraph } from '../fields.ts';
import { integer, listResponse, messageResponse, messageSchema, savedResponse } from '../responses.ts';
import { IMAGE_URL_HINT, isImageUrl } from './product-form.ts';
import { LIST_CHANGES, LIST_VERSION } from './saved-list.ts';

const imageAlt = z
  .string({ error: 'Alt text must be text' })
  .trim()
  .max(IMAGE_ALT_MAX, `Alt text must be at most ${IMAGE_ALT_MAX} characters`)
  .refine(isOneLine, 'Alt text must be on one line');

const IMAGE_MAX = 500;

/** An empty slug is made from the name. */
export const categoryFormSchema = z
  .object({
    name: line('Name', NAME_MAX),
    slug: z.string().trim().max(SLUG_MAX, `Slug must be at most ${SLUG_MAX} characters`).nullish(),
    description: paragraph('Description', 2000),
    image: line('Image URL', IMAGE_MAX).refine(isImageUrl, IMAGE_URL_HINT),
    imageAlt: imageAlt.optional(),
    isActive: z.boolean().optional(),
  })
  .transform((category) => ({ ...category, slug: slugify(category.slug || category.name) }));
export type CategoryForm = z.output<typeof categoryFormSchema>;

export const CATEGORY_BODY_EXAMPLE = {
  name: 'Kettlebells',
  description: 'Cast iron, from 4 to 32 kg.',
  image: '/images/categories/kettlebells.webp',
};

/** What the API takes: the form's fields, and those of a category that was read. A slug that is left out stays as it is. */
export const categoryBodySchema = z.object({
  id: z
    .string({ error: 'The id must be text' })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use only small letters, digits and - in the id')
    .max(64, 'The id must be at most 64 characters')
    .optional(),
  name: line('Name', NAME_MAX),
  slug: z
    .string({ error: 'Slug must be text' })
    .trim()
    .max(SLUG_MAX, `Slug must be at most ${SLUG_MAX} characters`)
    .nullish()
    .describe('Leave empty to make it from the name'),
  description: paragraph('Description', 2000),
  image: line('Image URL', IMAGE_MAX).refine(isImageUrl, IMAGE_URL_HINT),
  imageAlt: imageAlt.nullish().describe('What the picture shows; left out, it stays'),
  isActive: z.boolean().optional().describe('False hides it, and its products, from the shop'),
  version: z.number().int().optional().describe('The version you read; if it’s outdated, nothing is saved'),
  productCount: z
    .unknown()
    .optional()
    .transform(() => undefined)
    .describe('Ignored'),
});
export type CategoryBody = z.output<typeof categoryBodySchema>;

export const categoryRecordSchema = categorySchema
  .extend({
    isActive: z.boolean(),
    productCount: z.number().int().describe('How many products it has'),
    version: z.number().int().optional().describe('For administrators'),
  })
  .meta({
    id: 'Category',
    examples: [
      {
        id: 'barbells',
        name: 'Barbells',
        slug: 'barbells',
        description: 'Straight, curl and trap bars.',
        image: '/images/categories/barbells-1000x1000.webp',
        isActive: true,
        productCount: 9,
        version: 3,
      },
    ],
  });
export type CategoryRecord = z.output<typeof categoryRecordSchema>;

export const categorySavedResponse = savedResponse(
  'category',
  categoryRecordSchema,
  'Category updated successfully',
);
export const categoryDeletedResponse = messageResponse('Category deleted successfully').extend({
  hiddenProducts: integer.meta({ examples: [4] }),
});
/** The rows stand under `categories` too, which the specification names. */
export const categoryListResponse = listResponse(categoryRecordSchema).extend({
  categories: z.array(categoryRecordSchema),
  version: LIST_VERSION.optional().describe('For the list, for administrators'),
});
export const categoriesSavedResponse = categoryListResponse.extend({
  message: messageSchema('Categories saved successfully'),
  ...LIST_CHANGES,
});

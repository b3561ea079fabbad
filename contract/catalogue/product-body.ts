import { readImages } from '../../domain/catalogue/images.ts';
import { productSchema } from '../../domain/catalogue/product.ts';
import { SLUG_MAX } from '../../domain/catalogue/slug.ts';
import { productFitSchema } from '../../domain/fit/facts.ts';
import { IMAGE_ALT_MAX, LEAD_DAYS_MAX } from '../../domain/limits.ts';
import { isOneLine, URL_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { wholeNumber } from '../fields.ts';
import { boxesSchema } from './box.ts';
import { IMAGE_URL_HINT, isImageUrl, productFormSchema } from './product-form.ts';
import { colorVariantBody, type VariantLists, weightVariantBody } from './variant-body.ts';

/** What the API takes of a product. What is left out stays as it is; null or an empty text removes it. */

const LIST_MAX = 60;
const ID = /^[A-Za-z0-9][\w-]{0,63}$/;

const text = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .refine(isOneLine, `${label} must be on one line`);

const clearableText = (label: string, max: number) =>
  text(label, max)
    .nullable()
    .transform((given) => given || null)
    .optional();

const imageUrl = text('image URL', URL_MAX).refine(
  (given) => given === '' || isImageUrl(given),
  IMAGE_URL_HINT,
);

/** A film may be on another site: the page links to it and never loads it. */
const videoUrl = text('video URL', URL_MAX).refine(
  (given) =>
    given === '' || isImageUrl(given) || (/^https?:\/\/[^\s\\]+$/i.test(given) && URL.canParse(given)),
  'Please enter a valid video URL',
);

const longText = (label: string) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(4000);
const clearableList = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(LIST_MAX).nullish();

const illustrated = z.strictObject({
  title: text('Title', 200),
  description: longText('Description'),
  image: imageUrl,
});

/** A list, comma-separated as the form has them, or a JSON list in a text, as some records hold them. */
const images = z.preprocess((given) => {
  if (typeof given !== 'string' || !given.trim().startsWith('[')) return given;
  const read = readImages(given);
  return read.problem === undefined ? read.images : [read.problem];
}, productFormSchema.shape.images);

const specificationText = z.string().max(2000);
const specifications = z
  .record(
    z.string().min(1).max(100).refine(isOneLine, 'Enter the name of a specification on one line'),
    z.union([specificationText, z.array(specificationText).max(LIST_MAX)], {
      error: 'A specification is a text or a list of texts',
    }),
  )
  .refine((map) => Object.keys(map).length <= LIST_MAX, `At most ${LIST_MAX} specifications`);

/** Accepted, since a product that was read may be sent back whole, but never written. */
const ignored = z
  .unknown()
  .optional()
  .transform(() => undefined)
  .describe('Ignored');

const amount = productSchema.shape.originalPrice.nullable();

const productFields = z.object({
  ...productFormSchema.shape,
  rating: ignored,
  reviewCount: ignored,
  reviews: ignored,
  createdAt: ignored,
  updatedAt: ignored,
  isListed: ignored,
  waiting: ignored,
  id: z
    .string({ error: 'The id must be text' })
    .regex(ID, 'Use only letters, digits, - and _ in the id')
    .optional(),
  version: z.number().int().optional().describe('The version you read; if it’s outdated, nothing is saved'),
  slug: text('Slug', SLUG_MAX).nullish().describe('Leave empty to make it from the name'),
  productCode: text('Product code', 60).nullish(),
  shippingWeight: weightVariantBody.shape.shippingWeight,
  boxes: boxesSchema
    .nullish()
    .transform((given) => (given === null ? [] : given))
    .describe('The packages it ships in'),
  priceRange: clearableText('Price range', 120).describe('Leave out to follow the prices of the variants'),
  images,
  imageAlts: z
    .record(text('Image URL', URL_MAX), text('Alt text', IMAGE_ALT_MAX))
    .refine((alts) => Object.keys(alts).length <= LIST_MAX, `At most ${LIST_MAX} alt texts`)
    .nullish()
    .describe('What a picture shows, by its address'),
  specifications: specifications.optional(),
  bestSeller: z.boolean().optional(),
  isNew: z.boolean().optional(),
  seenStock: productFormSchema.shape.stock.describe(
    'The count you saw before changing `stock`; if it’s outdated, nothing is saved',
  ),
  weightVariants: z.array(weightVariantBody).max(50).optional(),
  colorVariants: z.array(colorVariantBody).max(50).optional(),
  videoUrl: videoUrl.nullish(),
  demoVideoId: text('Demo video id', 100).nullish(),
  features: clearableList(illustrated),
  keyPoints: clearableList(
    z.strictObject({
      icon: text('Icon', 60),
      title: text('Title', 200),
      description: longText('Description'),
    }),
  ),
  productFeatures: clearableList(illustrated),
  productInsights: clearableList(
    z.strictObject({ title: text('Title', 200), videoId: text('Video id', 100) }),
  ),
  gst: z
    .number()
    .min(0, 'GST must be 0 to 100 percent')
    .max(100, 'GST must be 0 to 100 percent')
    .nullish()
    .describe('Null: the store’s rate applies'),
  hsn: z
    .string()
    .regex(/^(?:\d{2}){2,4}$/, 'Enter an HSN code with 4, 6 or 8 digits')
    .optional(),
  weight: clearableText('Weight', 120),
  dimensions: clearableText('Dimensions', 500),
  brand: clearableText('Brand', 120),
  sku: clearableText('SKU', 60),
  originalPrice: amount,
  savings: amount,
  items: clearableList(text('Item', 500)),
  benefits: clearableList(text('Benefit', 500)),
  fit: productFitSchema.nullish(),
  leadDays: wholeNumber(`Lead days must be a whole number from 0 to ${LEAD_DAYS_MAX}`, 0, LEAD_DAYS_MAX)
    .nullish()
    .transform((days) => days || (days === undefined ? undefined : null))
    .describe('Working days it needs before it can be shipped'),
});

function refuseDuplicates(
  {
    weightVariants = [],
    colorVariants = [],
  }: Pick<z.output<typeof productFields>, 'weightVariants' | 'colorVariants'>,
  context: z.core.$RefinementCtx,
): void {
  refuseDuplicateLabels(
    weightVariants.map(({ weight }) => weight),
    ['weightVariants'],
    'weight',
    context,
  );
  refuseDuplicateLabels(
    colorVariants.map(({ color }) => color),
    ['colorVariants'],
    'color',
    context,
  );
  for (const [index, { weightOptions }] of weightVariants.entries()) {
    const path = ['weightVariants', index, 'weightOptions'];
    refuseDuplicateLabels(
      (weightOptions ?? []).map(({ weight }) => weight),
      path,
      'weight',
      context,
    );
  }
}

export const PRODUCT_BODY_EXAMPLE = {
  name: 'Flat Bench',
  category: 'benches',
  price: 8999,
  salePrice: 6499,
  shortDescription: 'Holds 300 kg, built on 60 mm steel tube.',
  description: 'A flat bench for pressing and rowing.',
  images: ['/images/products/30/front-1000x1000.webp'],
  inStock: true,
  stock: 12,
};

export const productBodySchema = productFields.superRefine(refuseDuplicates);
/** Some fields of an existing product. */
export const productPatchSchema = productFields.partial().superRefine(refuseDuplicates);
export type ProductBody = z.output<typeof productBodySchema>;
export type ProductPatch = z.output<typeof productPatchSchema>;
/** What a form, a file, a rule for prices or our own catalogue says of a product. What is left out stays as it is. */
export type ProductFields = Omit<ProductPatch, keyof VariantLists> & VariantLists;

function refuseDuplicateLabels(
  labels: readonly string[],
  path: readonly PropertyKey[],
  field: string,
  context: z.core.$RefinementCtx,
): void {
  for (const [index, label] of labels.entries())
    if (labels.indexOf(label) < index)
      context.addIssue({
        code: 'custom',
        path: [...path, index, field],
        message: `Two variants have the same name: ${label}`,
      });
}

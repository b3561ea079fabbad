import { productSchema } from '../../domain/catalogue/product.ts';
import { isOneLine } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { line } from '../fields.ts';
import { boxesSchema } from './box.ts';
import { IMAGE_URL_HINT, isImageUrl, productFormSchema } from './product-form.ts';

/** The weights, their options and the colours of a product, as the API takes them. */

const LABEL_MAX = 60;
const stock = productFormSchema.shape.stock;
const amount = productSchema.shape.salePrice.nullable();

const shippingWeight = z
  .union(
    [
      z.number().min(0).max(10_000),
      z.string().trim().max(LABEL_MAX).refine(isOneLine, 'Enter the shipping weight on one line'),
    ],
    { error: 'Enter the shipping weight as a number of kilograms or a text' },
  )
  .nullish()
  .transform((given) => (given === '' ? null : given));

const boxes = boxesSchema
  .nullish()
  .transform((given) => (given?.length === 0 ? null : given))
  .describe('Its own packages; none: it ships in those of the product');

const sold = {
  id: z.number().int().positive().optional().describe('Identifies the variant when its label changes'),
  price: amount.describe('Rupees; leave out to use the product’s price'),
  salePrice: amount.describe('Rupees, below the price'),
  inStock: z.boolean().optional(),
  stock,
  seenStock: stock.describe('The count you saw before changing `stock`'),
};

export const weightOptionBody = z.strictObject({ weight: line('Weight', LABEL_MAX), ...sold });

export const weightVariantBody = z.strictObject({
  weight: line('Weight', LABEL_MAX),
  ...sold,
  shippingWeight,
  boxes,
  productCode: z
    .string()
    .trim()
    .max(LABEL_MAX)
    .refine(isOneLine, 'Enter the product code on one line')
    .nullish(),
  weightOptions: z.array(weightOptionBody).max(20).optional(),
  variantImages: z.array(z.string().refine(isImageUrl, IMAGE_URL_HINT)).max(6).nullish(),
});

export const colorVariantBody = z.strictObject({
  color: line('Colour', LABEL_MAX),
  ...sold,
  shippingWeight,
  boxes,
  productCode: weightVariantBody.shape.productCode,
  variantImages: weightVariantBody.shape.variantImages,
});

type WeightVariantBody = z.output<typeof weightVariantBody>;
type ColorVariantBody = z.output<typeof colorVariantBody>;
type WeightOptionBody = z.output<typeof weightOptionBody>;

type VariantFields<Body, Label extends keyof Body> = Pick<Body, Label> & Partial<Omit<Body, 'weightOptions'>>;
export type ColorVariantFields = VariantFields<ColorVariantBody, 'color'>;
export type WeightOptionFields = VariantFields<WeightOptionBody, 'weight'>;
export type WeightVariantFields = VariantFields<WeightVariantBody, 'weight'> & {
  readonly weightOptions?: readonly WeightOptionFields[] | undefined;
};

/** What is left out of a variant, or of the lists, stays as it is. */
export interface VariantLists {
  readonly weightVariants?: readonly WeightVariantFields[] | undefined;
  readonly colorVariants?: readonly ColorVariantFields[] | undefined;
}

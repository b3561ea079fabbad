import { z } from '../../../../contract/zod.ts';
import { readImages } from '../../../../domain/catalogue/images.ts';
import { getPath } from '../../../api/response.ts';

const count = z.number().nullish();
const shippingWeight = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((given) => given ?? undefined)
  .optional();
const amount = z
  .number()
  .nullish()
  .transform((given) => given ?? undefined)
  .optional();
const sold = {
  id: z.number().optional(),
  price: amount,
  salePrice: amount,
  inStock: z.boolean(),
  stock: count,
};

/** What this screen does not show of a variant goes back as it came. */
const weightVariant = z.looseObject({
  ...sold,
  weight: z.string(),
  shippingWeight,
  weightOptions: z.array(z.looseObject({ ...sold, weight: z.string() })).optional(),
});
const colorVariant = z.looseObject({ ...sold, color: z.string(), shippingWeight });

const productSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  productCode: z.string().nullish(),
  price: z.number(),
  salePrice: z.number().optional(),
  /** Records hold them as a list or as a JSON string. */
  images: z.unknown().transform((given) => readImages(given).images),
  imageAlts: z.record(z.string(), z.string()).optional(),
  shortDescription: z.string(),
  description: z.string(),
  inStock: z.boolean(),
  stock: count,
  featured: z.boolean(),
  bestSeller: z.boolean(),
  isNew: z.boolean(),
  shippingWeight,
  gst: z.number().optional(),
  hsn: z.string().optional(),
  offer: z.object({ discount: z.string(), endDate: z.string(), enabled: z.boolean() }).optional(),
  weightVariants: z.array(weightVariant).optional(),
  colorVariants: z.array(colorVariant).optional(),
  isListed: z.boolean().optional(),
  version: z.number().optional(),
});

export type AdminProduct = z.output<typeof productSchema>;
export type AdminVariant = z.output<typeof weightVariant> | z.output<typeof colorVariant>;

export const readProduct = (value: unknown): AdminProduct | undefined => productSchema.safeParse(value).data;

/** Of `{ product }`, the answer to reading and to saving one. */
export function readOneProduct(reply: unknown): AdminProduct {
  return productSchema.parse(getPath(reply, 'product'));
}

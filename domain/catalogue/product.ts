import { productFitSchema } from '../fit/facts.ts';
import { LEAD_DAYS_MAX } from '../limits.ts';
import { z } from '../zod.ts';

/**
 * What we sell, in the shape that the API, the catalogue files and the snapshot in the browser share.
 * Prices here are rupees, as the specification's entities have them; every computation starts by turning
 * them into paise (`domain/pricing/price.ts`).
 */

export const CATEGORY_IDS = [
  'barbells',
  'dumbbells',
  'racks',
  'benches',
  'weight-plates',
  'accessories',
  'combo-offers',
  'others',
] as const;

const rupeeAmount = z
  .number()
  .positive()
  .max(10_000_000)
  .refine(
    (rupees) =>
      Number.isInteger(Math.round(rupees * 100)) && Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6,
    {
      message: 'Enter a price with at most two decimals',
    },
  );

const shippingWeight = z.union([z.number().nonnegative(), z.string().max(60)]);

/** A sale price is always below its list price. */
const belowList = (thing: { price?: number | undefined; salePrice?: number | undefined }) =>
  thing.salePrice === undefined || thing.price === undefined || thing.salePrice < thing.price;
const belowListMessage = { message: 'The sale price must be below the list price', path: ['salePrice'] };

const variantImages = z.array(z.string()).max(6).optional();

const sold = {
  price: rupeeAmount.optional(),
  salePrice: rupeeAmount.optional(),
  inStock: z.boolean(),
};

export const weightOptionSchema = z
  .object({ weight: z.string().min(1), ...sold })
  .refine(belowList, belowListMessage);

export const weightVariantSchema = z
  .object({
    weight: z.string().min(1),
    ...sold,
    shippingWeight: shippingWeight.optional(),
    productCode: z.string().optional(),
    weightOptions: z.array(weightOptionSchema).optional(),
    variantImages,
  })
  .refine(belowList, belowListMessage);

export const colorVariantSchema = z
  .object({
    color: z.string().min(1),
    ...sold,
    shippingWeight: shippingWeight.optional(),
    productCode: z.string().optional(),
    variantImages,
  })
  .refine(belowList, belowListMessage);

export const reviewSchema = z.object({
  id: z.string(),
  userName: z.string().min(1),
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  date: z.iso.date(),
  verified: z.boolean(),
  images: z.array(z.string()).optional(),
});

export const offerSchema = z.object({ discount: z.string(), endDate: z.iso.date(), enabled: z.boolean() });

const illustrated = z.object({ title: z.string(), description: z.string(), image: z.string() });

/** A free key/value map (BarType, Knurl, Warranty …) plus the list `features`. */
export const specificationsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

export const productSchema = z
  .object({
    id: z.string().min(1),
    slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    name: z.string().min(1),
    category: z.string().min(1),
    productCode: z.string(),
    shippingWeight: shippingWeight.optional(),
    price: rupeeAmount,
    salePrice: rupeeAmount.optional(),
    priceRange: z.string().optional(),
    images: z.array(z.string()).max(6),
    imageAlts: z.record(z.string(), z.string()).optional().describe('What a picture shows, by its address'),
    description: z.string(),
    shortDescription: z.string(),
    specifications: specificationsSchema,
    inStock: z.boolean(),
    featured: z.boolean(),
    bestSeller: z.boolean(),
    isNew: z.boolean(),
    rating: z.number().min(0).max(5),
    reviewCount: z.number().int().nonnegative(),
    videoUrl: z.string().optional(),
    demoVideoId: z.string().optional(),
    features: z.array(illustrated).optional(),
    keyPoints: z.array(z.object({ icon: z.string(), title: z.string(), description: z.string() })).optional(),
    productFeatures: z.array(illustrated).optional(),
    productInsights: z.array(z.object({ title: z.string(), videoId: z.string() })).optional(),
    offer: offerSchema.optional(),
    gst: z.number().min(0).max(100).optional(),
    weight: z.string().optional(),
    dimensions: z.string().optional(),
    brand: z.string().optional(),
    sku: z.string().optional(),
    colorVariants: z.array(colorVariantSchema).optional(),
    weightVariants: z.array(weightVariantSchema).optional(),
    originalPrice: rupeeAmount.optional(),
    savings: rupeeAmount.optional(),
    items: z.array(z.string()).optional(),
    benefits: z.array(z.string()).optional(),
    leadDays: z
      .number()
      .int()
      .min(0)
      .max(LEAD_DAYS_MAX)
      .optional()
      .describe('Working days it needs before it can be shipped; none where it is left out'),
    fit: productFitSchema.optional().describe('What decides whether it works with others and fits a room'),
    createdAt: z.iso.datetime().optional(),
  })
  .refine(belowList, belowListMessage);

export const categorySchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  slug: z.string().min(1),
  description: z.string(),
  image: z.string(),
  imageAlt: z.string().optional().describe('What the picture shows'),
});

export type Product = z.infer<typeof productSchema>;
export type WeightVariant = z.infer<typeof weightVariantSchema>;
export type WeightOption = z.infer<typeof weightOptionSchema>;
export type ColorVariant = z.infer<typeof colorVariantSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type Offer = z.infer<typeof offerSchema>;
export type Category = z.infer<typeof categorySchema>;
export type VariantType = 'weight' | 'color';

/** The part of a product that money and freight are computed from. */
export type SoldProduct = Pick<Product, 'id' | 'category' | 'price' | 'salePrice' | 'inStock'> &
  Partial<Pick<Product, 'gst' | 'shippingWeight' | 'weightVariants' | 'colorVariants'>>;

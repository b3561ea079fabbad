import {
  colorVariantSchema,
  productSchema,
  reviewSchema,
  weightOptionSchema,
  weightVariantSchema,
} from '../../domain/catalogue/product.ts';
import { z } from '../../domain/zod.ts';
import { integer, listResponse, messageSchema, oneResponse, savedResponse } from '../responses.ts';
import { boxesSchema } from './box.ts';
import { LIST_CHANGES, LIST_VERSION } from './saved-list.ts';

export const PRODUCT_EXAMPLE = {
  id: '1',
  slug: 'olympic-barbell-7-ft-20-kg',
  name: 'Olympic Barbell 7 ft 20 kg',
  category: 'barbells',
  productCode: 'RR-BB-001',
  shippingWeight: 22,
  price: 14999,
  salePrice: 8999,
  images: ['/images/products/1/three-quarter-1000x1000.webp'],
  description: 'One bar for squats, bench, deadlifts and cleans. Takes any plate with a 50 mm hole.',
  shortDescription:
    'The best first bar: full length, 28 mm shaft, needle bearings in the sleeves, rated for 320 kg.',
  specifications: {
    Knurl: 'Diamond, dual marks 810 and 910 mm apart',
    Steel: 'Alloy steel, 190,000 PSI (1,310 MPa)',
    Finish: 'Hard chrome',
  },
  inStock: true,
  featured: true,
  bestSeller: true,
  isNew: false,
  rating: 4.7,
  reviewCount: 5,
  features: [
    {
      title: 'Checked for straightness',
      description:
        'We roll and measure every shaft before fitting the sleeves. Every shaft is straight to within half a millimetre.',
      image: '/images/products/1/front-1000x1000.webp',
    },
  ],
  keyPoints: [
    { icon: 'weight', title: 'Rated for 320 kg', description: '190,000 PSI alloy steel, 28 mm thick.' },
  ],
  productFeatures: [
    {
      title: 'Smooth rotation',
      description:
        'Needle bearings carry the load, bushings keep the sleeve straight and a snap ring holds both.',
      image: '/images/products/1/detail-sleeve-1000x1000.webp',
    },
  ],
  gst: 18,
  weight: '20 kg',
  dimensions: '2,200 mm long, 28 mm shaft, 50 mm sleeves, 1,310 mm between collars',
  brand: 'Rack & Rep',
  sku: 'BB-OLY-7FT-20',
  createdAt: '2026-11-15T10:00:00.000Z',
  reviews: [
    {
      id: 'review-1-1',
      userName: 'Imran Sheikh',
      rating: 5,
      comment:
        'Good sharp knurl and the sleeves spin properly. I rolled it on the kitchen floor to check, it’s straight.',
      date: '2026-09-21',
      verified: true,
      images: [],
    },
  ],
  stock: null,
  hsn: '95069190',
  isListed: true,
  waiting: 0,
  version: 1,
  updatedAt: '2026-11-15T10:00:00.000Z',
};

const counted = {
  id: z.number().int().optional().describe('For administrators'),
  stock: z.number().int().nullable().optional().describe('For administrators; null: not tracked'),
};

const boxes = boxesSchema.optional().describe('For administrators: the packages that it leaves in');

/**
 * A product as shoppers read it, and with more fields for administrators: their prices are those that are stored, before
 * any discount.
 */
export const productRecordSchema = productSchema
  .safeExtend({
    reviews: z.array(reviewSchema),
    weightVariants: z
      .array(
        weightVariantSchema.safeExtend({
          ...counted,
          boxes,
          weightOptions: z.array(weightOptionSchema.safeExtend(counted)).optional(),
        }),
      )
      .optional(),
    colorVariants: z.array(colorVariantSchema.safeExtend({ ...counted, boxes })).optional(),
    stock: counted.stock,
    boxes,
    hsn: z.string().optional().describe('For administrators'),
    isListed: z.boolean().optional().describe('For administrators; false: its category is hidden'),
    waiting: integer
      .optional()
      .describe('For administrators: how many asked to be told when it’s back in stock'),
    version: integer
      .optional()
      .describe('For administrators: send it back with your change, so you don’t overwrite someone else’s'),
    updatedAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Product', examples: [PRODUCT_EXAMPLE] });
export type ProductRecord = z.output<typeof productRecordSchema>;
export type VariantRecord =
  | NonNullable<ProductRecord['weightVariants']>[number]
  | NonNullable<ProductRecord['colorVariants']>[number];

export const productResponse = oneResponse('product', productRecordSchema);
export const productSavedResponse = savedResponse(
  'product',
  productRecordSchema,
  'Product updated successfully',
);
export const productListResponse = listResponse(productRecordSchema).extend({
  version: LIST_VERSION.optional().describe('For the whole list, for administrators'),
});
export const productsSavedResponse = productListResponse.extend({
  message: messageSchema('Products saved successfully'),
  ...LIST_CHANGES,
});

import { productSchema } from '../domain/catalogue/product.ts';
import { z } from '../domain/zod.ts';
import { PRODUCT_EXAMPLE } from './catalogue/product.ts';
import { listResponse, savedResponse } from './responses.ts';

export const wishlistAdditionSchema = z
  .object({
    productId: z
      .union([z.string(), z.number()], { error: 'Product is required' })
      .transform(String)
      .pipe(z.string().trim().min(1, 'Product is required').max(100)),
    variant: z.string().max(130).nullish(),
    variantType: z.enum(['weight', 'color']).nullish(),
  })
  .meta({ examples: [{ productId: '10', variant: '5 kg', variantType: 'weight' }] });
export type WishlistAddition = z.output<typeof wishlistAdditionSchema>;

/** The product is as lists show it, without what only its own page and the admin have. */
const {
  productFeatures,
  weight,
  dimensions,
  sku,
  reviews,
  stock,
  hsn,
  isListed,
  waiting,
  version,
  updatedAt,
  ...listed
} = PRODUCT_EXAMPLE;

const wishlistItemSchema = z
  .object({
    id: z.string(),
    productId: z.string(),
    variant: z.string().nullable(),
    variantType: z.enum(['weight', 'color']).nullable(),
    product: productSchema,
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'WishlistItem',
    examples: [
      {
        id: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
        productId: '1',
        variant: null,
        variantType: null,
        product: listed,
        createdAt: '2026-11-15T10:00:00.000Z',
      },
    ],
  });
export type WishlistItemRecord = z.infer<typeof wishlistItemSchema>;

export const wishlistResponse = listResponse(wishlistItemSchema);
export type WishlistResponse = z.infer<typeof wishlistResponse>;
export const wishlistAddedResponse = savedResponse('item', wishlistItemSchema, 'Added to wishlist');

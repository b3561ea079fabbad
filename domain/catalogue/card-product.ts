import type { Product } from './product.ts';
import { specLine } from './spec-line.ts';
import { listedImages } from './variant-images.ts';

export type CardProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'category'
  | 'images'
  | 'price'
  | 'salePrice'
  | 'priceRange'
  | 'inStock'
  | 'rating'
  | 'reviewCount'
  | 'offer'
  | 'gst'
  | 'shippingWeight'
  | 'weightVariants'
  | 'colorVariants'
> & { readonly specLine?: string | undefined };

/** The part of a product that its card and an added cart line need; nothing else travels with a list. */
export function toCardProduct(product: Product): CardProduct {
  const {
    id,
    slug,
    name,
    category,
    images,
    price,
    salePrice,
    priceRange,
    inStock,
    rating,
    reviewCount,
    offer,
    gst,
    shippingWeight,
    weightVariants,
    colorVariants,
  } = product;
  return {
    id,
    slug,
    name,
    category,
    images: listedImages({ images, weightVariants }),
    price,
    salePrice,
    priceRange,
    inStock,
    rating,
    reviewCount,
    offer,
    gst,
    shippingWeight,
    weightVariants,
    colorVariants,
    specLine: specLine(product),
  };
}

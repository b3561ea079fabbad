import type { Product } from '../../../domain/catalogue/product.ts';
import { specLine } from '../../../domain/catalogue/spec-line.ts';
import { listedImages } from '../../../domain/catalogue/variant-images.ts';
import type { CardProduct } from './product-card.tsx';

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

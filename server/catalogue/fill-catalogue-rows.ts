import { createHash } from 'node:crypto';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { withDerived } from '../../catalogue/derive.ts';
import { rupees } from '../../domain/money.ts';
import type { ColorVariant, WeightOption, WeightVariant } from '../../domain/product.ts';

/** How the catalogue's entries become rows. */
export function weightRow(productId: string, variant: WeightVariant, position: number) {
  return {
    productId,
    kind: 'weight' as const,
    label: variant.weight,
    ...amounts(variant),
    inStock: variant.inStock,
    shippingWeight: weightText(variant.shippingWeight),
    productCode: variant.productCode ?? null,
    images: variant.variantImages ?? null,
    position,
  };
}

export function optionRow(
  productId: string,
  parentId: number | null,
  option: WeightOption,
  position: number,
) {
  return {
    productId,
    kind: 'weight' as const,
    parentId,
    label: option.weight,
    ...amounts(option),
    inStock: option.inStock,
    position,
  };
}

export function colorRow(productId: string, variant: ColorVariant, position: number) {
  return {
    productId,
    kind: 'color' as const,
    label: variant.color,
    ...amounts(variant),
    inStock: variant.inStock,
    shippingWeight: weightText(variant.shippingWeight),
    productCode: variant.productCode ?? null,
    position,
  };
}

export function productRow(written: CatalogueProduct, position: number, now: Date) {
  const {
    id,
    slug,
    name,
    category,
    productCode,
    shippingWeight,
    price,
    salePrice,
    priceRange,
    images,
    description,
    shortDescription,
    specifications,
    inStock,
    featured,
    bestSeller,
    isNew,
    rating,
    reviewCount,
    offer,
    gst,
    createdAt,
    reviews: _reviews,
    colorVariants: _colors,
    weightVariants: _weights,
    ...details
  } = withDerived(written, now);
  return {
    id,
    slug,
    name,
    categoryId: category,
    productCode,
    shippingWeight: weightText(shippingWeight),
    ...amounts({ price, salePrice }),
    price: rupees(price),
    priceRange: priceRange ?? null,
    images,
    description,
    shortDescription,
    specifications,
    inStock,
    featured,
    bestSeller,
    isNew,
    rating,
    reviewCount,
    offer: offer ?? null,
    ...(gst === undefined ? {} : { gst }),
    details,
    hsn: written.hsn,
    position,
    seededHash: createHash('sha256').update(JSON.stringify(written)).digest('hex'),
    ...(createdAt === undefined ? {} : { createdAt: new Date(createdAt) }),
  };
}

function amounts({ price, salePrice }: { price?: number | undefined; salePrice?: number | undefined }) {
  return {
    price: price === undefined ? null : rupees(price),
    salePrice: salePrice === undefined ? null : rupees(salePrice),
  };
}

function weightText(weight: number | string | undefined): string | null {
  return weight === undefined ? null : String(weight);
}

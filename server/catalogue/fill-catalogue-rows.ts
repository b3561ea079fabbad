import { createHash } from 'node:crypto';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { withDerived } from '../../catalogue/derive.ts';
import type { ColorVariant, WeightOption, WeightVariant } from '../../domain/catalogue/product.ts';
import { rupees } from '../../domain/pricing/money.ts';

/** How the catalogue's entries become rows. */
export function weightRow(productId: string, variant: WeightVariant, position: number) {
  return {
    product_id: productId,
    kind: 'weight',
    label: variant.weight,
    ...amounts(variant),
    in_stock: variant.inStock,
    shipping_weight: weightText(variant.shippingWeight),
    product_code: variant.productCode ?? null,
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
    product_id: productId,
    kind: 'weight',
    parent_id: parentId,
    label: option.weight,
    ...amounts(option),
    in_stock: option.inStock,
    position,
  };
}

export function colorRow(productId: string, variant: ColorVariant, position: number) {
  return {
    product_id: productId,
    kind: 'color',
    label: variant.color,
    ...amounts(variant),
    in_stock: variant.inStock,
    shipping_weight: weightText(variant.shippingWeight),
    product_code: variant.productCode ?? null,
    images: variant.variantImages ?? null,
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
    category_id: category,
    product_code: productCode,
    shipping_weight: weightText(shippingWeight),
    // `fillBoxes` gives it its own.
    boxes: null,
    ...amounts({ price, salePrice }),
    price_range: priceRange ?? null,
    images,
    description,
    short_description: shortDescription,
    // Its keys have an order, which only a text keeps.
    specifications: JSON.stringify(specifications),
    in_stock: inStock,
    featured,
    best_seller: bestSeller,
    is_new: isNew,
    rating,
    review_count: reviewCount,
    offer: offer ?? null,
    gst: gst ?? null,
    details,
    hsn: written.hsn,
    position,
    seeded_hash: createHash('sha256').update(JSON.stringify(written)).digest('hex'),
    created_at: createdAt ?? now,
  };
}

function amounts({ price, salePrice }: { price?: number | undefined; salePrice?: number | undefined }) {
  return {
    price: price === undefined ? null : rupees(price),
    sale_price: salePrice === undefined ? null : rupees(salePrice),
  };
}

function weightText(weight: number | string | undefined): string | null {
  return weight === undefined ? null : String(weight);
}

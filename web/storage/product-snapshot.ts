import type { ColorVariant, WeightVariant } from '../../domain/catalogue/product.ts';
import { listedImages } from '../../domain/catalogue/variant-images.ts';
import { isObject, readFields, textOf } from '../api/response.ts';
import type { ListedProduct } from '../storefront/catalogue/catalogue-calls.ts';

type Needed = 'id' | 'slug' | 'name' | 'category' | 'price' | 'images' | 'inStock';

/** The product inside a line of the cart or the wishlist: the catalogue's, or the stored part of it until that is loaded. */
export type ProductSnapshot = Pick<ListedProduct, Needed> & Partial<Omit<ListedProduct, Needed>>;

/**
 * What a line stores of its product: enough to show and price it before the catalogue is loaded, and no more, because
 * hundreds of lines must fit into the storage. Anybody can write there, so everything is checked.
 */
export function productSnapshot(value: unknown): ProductSnapshot | undefined {
  if (!isObject(value)) return undefined;
  const { price, salePrice, priceRange, inStock, gst, shippingWeight, weightVariants, colorVariants } = value;
  const texts = readFields(value, { id: textOf, slug: textOf, name: textOf, category: textOf });
  if (texts === undefined || !isAmount(price) || typeof inStock !== 'boolean') return undefined;
  if (!isOptional(weightVariants, isWeightVariants) || !isOptional(colorVariants, isColorVariants))
    return undefined;
  const images = Array.isArray(value.images) ? value.images : [];
  return {
    ...texts,
    price,
    inStock,
    images: listedImages({ images: images.filter((image) => typeof image === 'string'), weightVariants }),
    salePrice: isAmount(salePrice) ? salePrice : undefined,
    priceRange: textOf(priceRange),
    gst: gst === 0 || (isAmount(gst) && gst <= 100) ? gst : undefined,
    shippingWeight: isWeight(shippingWeight) ? shippingWeight : undefined,
    weightVariants,
    colorVariants,
  };
}

function isOptional<T>(value: unknown, is: (given: unknown) => given is T): value is T | undefined {
  return value === undefined || is(value);
}

/** An amount that `rupees` of the domain takes. */
function isAmount(value: unknown): value is number {
  return (
    typeof value === 'number' && value > 0 && value <= 10_000_000 && Math.round(value * 100) / 100 === value
  );
}

function isWeight(value: unknown): value is string | number {
  return typeof value === 'string' || (typeof value === 'number' && value >= 0);
}

function isVariant(value: unknown, label: 'weight' | 'color'): boolean {
  return (
    isObject(value) &&
    textOf(value[label]) !== undefined &&
    typeof value.inStock === 'boolean' &&
    isOptional(value.price, isAmount) &&
    isOptional(value.salePrice, isAmount) &&
    isOptional(value.shippingWeight, isWeight) &&
    isOptional(value.variantImages, isTexts) &&
    (value.weightOptions === undefined ||
      (Array.isArray(value.weightOptions) &&
        value.weightOptions.every((option) => isVariant(option, 'weight'))))
  );
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isWeightVariants(value: unknown): value is WeightVariant[] {
  return Array.isArray(value) && value.every((variant) => isVariant(variant, 'weight'));
}

function isColorVariants(value: unknown): value is ColorVariant[] {
  return Array.isArray(value) && value.every((variant) => isVariant(variant, 'color'));
}

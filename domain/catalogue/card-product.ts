import type { Selection } from '../pricing/price.ts';
import type { Product } from './product.ts';
import { specLine } from './spec-line.ts';
import { listedImages } from './variant-images.ts';

const CARD_FIELDS = [
  'id',
  'slug',
  'name',
  'category',
  'price',
  'salePrice',
  'priceRange',
  'inStock',
  'rating',
  'reviewCount',
  'offer',
  'gst',
  'shippingWeight',
  'weightVariants',
  'colorVariants',
] as const satisfies readonly (keyof Product)[];

export type CardProduct = Pick<Product, (typeof CARD_FIELDS)[number] | 'images'> & {
  readonly specLine?: string | undefined;
  /** What a search names of it, such as '20 kg pair': the card shows, opens and adds it. */
  readonly named?: Selection | undefined;
};

/** The part of a product that its card and an added cart line need; nothing else travels with a list. */
export const toCardProduct = (product: Product): CardProduct => ({
  ...pick(product, CARD_FIELDS),
  images: listedImages(product),
  specLine: specLine(product),
});

const pick = <T extends object, Name extends keyof T>(value: T, names: readonly Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<T, Name>;

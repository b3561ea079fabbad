import type { Product } from './catalogue/product.ts';
import { fillImageSlots } from './limits.ts';
import type { Selection } from './pricing/price.ts';

/** Six pictures. Those of the chosen variant stand in the place of the first, which shows the product as such. */
export function galleryImages(
  product: Pick<Product, 'images' | 'weightVariants'>,
  { variant }: Selection,
  ofVariant: Readonly<Record<string, string>> = {},
): string[] {
  const own = product.weightVariants?.find(({ weight }) => weight === variant)?.variantImages ?? [];
  const pictured = variant === undefined ? undefined : ofVariant[variant];
  const first = own.length > 0 || pictured === undefined ? own : [pictured];
  const others = first.length > 0 ? product.images.slice(1) : product.images;
  return fillImageSlots([...new Set([...first, ...others])]);
}

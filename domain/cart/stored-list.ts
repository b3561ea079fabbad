import type { SoldProduct, VariantType } from '../catalogue/product.ts';
import { findVariant, variantAxis } from '../pricing/price.ts';

/**
 * Reads a cart or a wishlist from the browser's storage, which may hold anything: the shape of another version, unknown
 * ids, edited text. Without zod, which would make the storefront's first load larger.
 */

/** No real list is longer; a million entries must not freeze the page. */
const ENTRIES_MAX = 500;

/** From JSON text, an array or `{ items }`; anything else has no entries. */
export function storedEntries(stored: unknown): object[] {
  const value = typeof stored === 'string' ? parseJson(stored) : stored;
  if (typeof value !== 'object' || value === null) return [];
  const list = 'items' in value ? value.items : value;
  if (!Array.isArray(list)) return [];
  return list.slice(0, ENTRIES_MAX).filter((entry) => typeof entry === 'object' && entry !== null);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface CatalogueLine<P extends SoldProduct> {
  productId: string;
  variant: string | undefined;
  variantType: VariantType | undefined;
  product: P;
}

/** Finds `{ productId, variant }` in today's catalogue; undefined if it has no such product or variant. */
export function catalogueLine<P extends SoldProduct>(
  reference: object,
  catalogue: readonly P[],
): CatalogueLine<P> | undefined {
  const product = catalogue.find(({ id }) => 'productId' in reference && id === reference.productId);
  if (product === undefined) return undefined;
  const variant = 'variant' in reference ? reference.variant : undefined;
  if (typeof variant !== 'string' || variant === '')
    return { productId: product.id, variant: undefined, variantType: undefined, product };
  const variantType = variantAxis(product);
  if (variantType === undefined || !findVariant(product, variant, variantType)) return undefined;
  return { productId: product.id, variant, variantType, product };
}

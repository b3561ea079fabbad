import type { ProductRecord } from '../../contract/catalogue/product.ts';
import type { SoldProduct } from '../../domain/catalogue/product.ts';
import type { Refusal } from '../../domain/refusal.ts';
import { ShopError } from '../http/errors.ts';

const REFUSALS = {
  PRODUCT_NOT_FOUND: { status: 404, message: 'Product Not Found' },
  PRODUCT_ID_TAKEN: {
    status: 409,
    field: 'id',
    message: 'Another product has this id, or had it before it was deleted',
  },
  ID_FIXED: { status: 422, field: 'id', message: 'You can’t change the id of a product' },
  SLUG_TAKEN: { status: 409, field: 'slug', message: 'Another product already has this slug' },
  PRODUCT_CODE_TAKEN: {
    status: 409,
    field: 'productCode',
    message: 'Another product already has this product code',
  },
  CATEGORY_UNKNOWN: { status: 422, field: 'category', message: 'We don’t have this category' },
  VERSION_CONFLICT: {
    status: 409,
    message: 'Someone else has changed this product. Please check it and try again.',
  },
  STOCK_CHANGED: { status: 409, field: 'stock', message: 'The stock has changed since' },
  VALIDATION_FAILED: {
    status: 400,
    field: 'salePrice',
    message: 'The sale price must be below the list price',
  },
  KEY_REUSED: { status: 422, message: 'This Idempotency-Key was already used for another product' },
  LIST_CHANGED: {
    status: 409,
    message: 'Someone else has changed the list. Please check it and try again.',
  },
} as const satisfies Record<string, { status: number; field?: string; message: string }>;

export interface ProductRefusal extends Refusal<keyof typeof REFUSALS> {
  readonly field?: string | undefined;
  readonly current?: ProductRecord | undefined;
}

export function refusal(
  code: ProductRefusal['code'],
  more: Pick<ProductRefusal, 'field' | 'current'> = {},
): ProductRefusal {
  const { message, ...known }: { message: string; field?: string } = REFUSALS[code];
  return { ok: false, code, message, field: known.field, ...more };
}

/** `entry` names it in a list: `products.3`. */
export function refused({ code, message, field, current }: ProductRefusal, entry = ''): ShopError {
  const name = [entry, field].filter(Boolean).join('.');
  if (code === 'VALIDATION_FAILED')
    return new ShopError(code, 400, message, { details: [{ field: name, message }] });
  const details = { ...(name ? { field: name } : {}), ...(current ? { product: current } : {}) };
  return new ShopError(
    code,
    REFUSALS[code].status,
    message,
    Object.keys(details).length === 0 ? {} : { details },
  );
}

/** A sale price is below its list price; a variant without a list price of its own has the product's. */
export function priceRefusal(product: SoldProduct): ProductRefusal | undefined {
  const wrong = [
    { field: 'salePrice', ...product },
    ...(product.weightVariants ?? []).flatMap((weight, index) => [
      { field: `weightVariants.${index}.salePrice`, ...weight },
      ...(weight.weightOptions ?? []).map((option, optionIndex) => ({
        field: `weightVariants.${index}.weightOptions.${optionIndex}.salePrice`,
        ...option,
        price: option.price ?? weight.price,
      })),
    ]),
    ...(product.colorVariants ?? []).map((color, index) => ({
      field: `colorVariants.${index}.salePrice`,
      ...color,
    })),
  ].find(({ price, salePrice }) => salePrice !== undefined && salePrice >= (price ?? product.price));
  return wrong && refusal('VALIDATION_FAILED', { field: wrong.field });
}

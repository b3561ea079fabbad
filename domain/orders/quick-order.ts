import { acceptQuantity } from '../cart/cart.ts';
import type { SoldProduct } from '../catalogue/product.ts';
import { ORDER_LINES_MAX, QUANTITY_MAX, QUANTITY_MIN } from '../limits.ts';
import { type Paise, rupees, times } from '../pricing/money.ts';
import {
  effectivePrice,
  isBuyable,
  isComplete,
  type Selection,
  selections,
  variantAxis,
  variantName,
} from '../pricing/price.ts';
import { lineFreight, lineWeightKg } from '../shipping/freight.ts';
import { type Coded, findTyped } from './typed-product.ts';

/** The quick order form of bulk buyers: rows of product id, variant, quantity and price, as they are typed. */
export interface QuickRow {
  readonly product: string;
  readonly variant: string;
  readonly quantity: string;
  /** Only an administrator's counts; empty means the catalogue's. */
  readonly price: string;
}

export interface QuickLine<P> extends Selection {
  readonly product: P;
  readonly quantity: number;
  readonly unitPrice: Paise;
  readonly gst: number | undefined;
  readonly total: Paise;
  readonly freight: Paise;
  readonly weightKg: number;
}

export type QuickRowErrors = Partial<Record<keyof QuickRow, string>>;

export type ReadRow<P> =
  | { readonly ok: true; readonly line: QuickLine<P> }
  | { readonly ok: false; readonly errors: QuickRowErrors };

export const isBlank = ({ product, variant, price }: QuickRow): boolean =>
  [product, variant, price].every((text) => text.trim() === '');

/** Every choice there is, by the name that an order gives it; what is out of stock is left out. */
export function variantNames(product: SoldProduct): string[] {
  return selections(product)
    .filter((selection) => isBuyable(product, selection))
    .flatMap((selection) => variantName(selection) ?? []);
}

const PRICE = /^\d{1,7}(?:\.\d{1,2})?$/;
const NOT_A_PRICE = 'Please enter a price in rupees';

export function readQuickRow<P extends Coded>(
  row: QuickRow,
  products: readonly P[],
  { mayPrice }: { readonly mayPrice: boolean },
): ReadRow<P> {
  const product = findTyped(products, row.product);
  if (product === undefined) return { ok: false, errors: { product: 'Please choose a product' } };
  const variant = row.variant.trim() || undefined;
  const selection = { variant, variantType: variantAxis(product) };
  const quantity = acceptQuantity(row.quantity);
  const price = mayPrice && row.price.trim() !== '' ? row.price.trim() : undefined;
  const errors: QuickRowErrors = {
    ...(isBuyable(product, selection) ? {} : wrongChoice(product, selection)),
    ...(quantity === null
      ? { quantity: `Quantity must be a whole number from ${QUANTITY_MIN} to ${QUANTITY_MAX}` }
      : {}),
    ...(price === undefined || PRICE.test(price) ? {} : { price: NOT_A_PRICE }),
  };
  if (quantity === null || Object.keys(errors).length > 0) return { ok: false, errors };
  const unitPrice = price === undefined ? effectivePrice(product, selection) : rupees(Number(price));
  const weightKg = lineWeightKg(product, selection);
  return {
    ok: true,
    line: {
      product,
      ...selection,
      quantity,
      unitPrice,
      gst: product.gst,
      total: times(unitPrice, quantity),
      freight: lineFreight(weightKg, quantity),
      weightKg: weightKg * quantity,
    },
  };
}

function wrongChoice(product: Coded, selection: Selection): QuickRowErrors {
  if (isComplete(product, selection)) return { product: `${product.name} is out of stock` };
  if (variantNames(product).length === 0) return { product: `${product.name} is out of stock` };
  return {
    variant: selection.variantType === 'color' ? 'Please choose a colour' : 'Please choose a weight',
  };
}

/** A delivery price that was agreed with the customer, and why it is not the one by weight. */
export interface AgreedDelivery {
  readonly price: Paise;
  readonly reason: string;
}

export const DELIVERY_REASON = 'Please say why the delivery price is different';

interface TypedDelivery {
  readonly deliveryPrice?: string | undefined;
  readonly deliveryReason?: string | undefined;
}

/** `price` alone is what the summary shows while the reason is still to come. Without one, delivery is by weight. */
export function readDelivery({ deliveryPrice = '', deliveryReason = '' }: TypedDelivery) {
  const [typed, reason] = [deliveryPrice.trim(), deliveryReason.trim()];
  const price = PRICE.test(typed) ? rupees(Number(typed)) : undefined;
  if (typed === '') return { ok: true as const, price, delivery: undefined };
  if (price !== undefined && reason !== '') return { ok: true as const, price, delivery: { price, reason } };
  const errors = {
    ...(price === undefined ? { deliveryPrice: NOT_A_PRICE } : {}),
    ...(reason === '' ? { deliveryReason: DELIVERY_REASON } : {}),
  };
  return { ok: false as const, price, errors };
}

export type QuickOrder<P> =
  | { readonly ok: true; readonly lines: readonly QuickLine<P>[] }
  /** By the place of the row. */
  | { readonly ok: false; readonly errors: ReadonlyMap<number, QuickRowErrors> };

/** Rows in which nothing stands are left out; at least one must say something. */
export function readQuickOrder<P extends Coded>(
  rows: readonly QuickRow[],
  products: readonly P[],
  rights: { readonly mayPrice: boolean },
): QuickOrder<P> {
  const read = rows.map((row) => (isBlank(row) ? undefined : readQuickRow(row, products, rights)));
  const lines = read.flatMap((row) => (row?.ok ? [row.line] : []));
  const errors = new Map(read.flatMap((row, at) => (row === undefined || row.ok ? [] : [[at, row.errors]])));
  if (lines.length === 0 && errors.size === 0) errors.set(0, { product: 'No items in cart' });
  if (lines.length > ORDER_LINES_MAX)
    errors.set(ORDER_LINES_MAX, {
      product: `You can order up to ${ORDER_LINES_MAX} different items at once`,
    });
  return errors.size === 0 ? { ok: true, lines } : { ok: false, errors };
}

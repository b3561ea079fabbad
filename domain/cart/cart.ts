import type { Product, SoldProduct, VariantType } from '../catalogue/product.ts';
import { ORDER_LINES_MAX, QUANTITY_MAX, QUANTITY_MIN } from '../limits.ts';
import {
  cheapestSelection,
  isBuyable,
  isComplete,
  type Selection,
  variantAxis,
  variantName,
} from '../pricing/price.ts';
import { catalogueLine, storedEntries } from './stored-list.ts';

/**
 * A line of the cart, as the browser stores it. The limits are those of an order, 99 of each and 50 lines; more is cut
 * off.
 */
export interface CartItem<P extends SoldProduct = Product> {
  productId: string;
  quantity: number;
  variant: string | undefined;
  variantType: VariantType | undefined;
  product: P;
}

export type Cart<P extends SoldProduct = Product> = readonly CartItem<P>[];

export interface LineIdentity {
  productId: string;
  variant?: string | null | undefined;
  variantType?: VariantType | null | undefined;
}

/** The same product in the same variant is the same line. */
export function cartLineKey({ productId, variant, variantType }: LineIdentity): string {
  return JSON.stringify([productId, variantType ?? null, variant ?? null]);
}

/** Cut off at the limit; undefined for anything but a whole number of one or more. */
function boundQuantity(quantity: number): number | undefined {
  return Number.isInteger(quantity) && quantity >= QUANTITY_MIN
    ? Math.min(quantity, QUANTITY_MAX)
    : undefined;
}

/** Adds a line. Where the cart has it already, `join` decides on the new quantity. */
function putLine<P extends SoldProduct>(
  cart: Cart<P>,
  item: CartItem<P>,
  join: (present: number, more: number) => number,
): Cart<P> {
  const key = cartLineKey(item);
  if (!cart.some((line) => cartLineKey(line) === key))
    return cart.length < ORDER_LINES_MAX ? [...cart, item] : cart;
  return cart.map((line) =>
    cartLineKey(line) === key
      ? { ...line, quantity: Math.min(join(line.quantity, item.quantity), QUANTITY_MAX) }
      : line,
  );
}

const addQuantities = (present: number, more: number) => present + more;

export interface Addition extends Selection {
  productId: string;
  quantity?: number | undefined;
}

/**
 * Without a chosen variant the cheapest one is taken, whose price the product's card shows. What is not in the catalogue
 * or cannot be bought is ignored.
 */
export function addToCart<P extends SoldProduct>(
  cart: Cart<P>,
  catalogue: readonly P[],
  { productId, quantity = 1, ...selection }: Addition,
): Cart<P> {
  const product = catalogue.find(({ id }) => id === productId);
  const count = boundQuantity(quantity);
  if (product === undefined || count === undefined) return cart;
  const choice = selection.variant ? selection : cheapestSelection(product);
  if (!isBuyable(product, choice)) return cart;
  const variant = variantName(choice);
  const variantType = variant === undefined ? undefined : variantAxis(product);
  return putLine(cart, { productId, quantity: count, variant, variantType, product }, addQuantities);
}

/** Zero or less removes the line, a fraction changes nothing, more than the limit is cut off. */
export function setQuantity<P extends SoldProduct>(cart: Cart<P>, key: string, quantity: number): Cart<P> {
  if (quantity <= 0) return removeFromCart(cart, key);
  const count = boundQuantity(quantity);
  if (count === undefined) return cart;
  return cart.map((line) => (cartLineKey(line) === key ? { ...line, quantity: count } : line));
}

export function removeFromCart<P extends SoldProduct>(cart: Cart<P>, key: string): Cart<P> {
  return cart.filter((line) => cartLineKey(line) !== key);
}

/** Puts other lines into the places of some, by their keys. What the cart has already becomes more of it. */
export function swapInCart<P extends SoldProduct>(
  cart: Cart<P>,
  swaps: ReadonlyMap<string, CartItem<P>>,
): Cart<P> {
  return cart.reduce<Cart<P>>(
    (next, line) => putLine(next, swaps.get(cartLineKey(line)) ?? line, addQuantities),
    [],
  );
}

/** Undoes a removal: the lines return to their position, unless they were added again meanwhile. */
export function restoreToCart<P extends SoldProduct>(cart: Cart<P>, lines: Cart<P>, at: number): Cart<P> {
  const present = new Set(cart.map(cartLineKey));
  const missing = lines.filter((line) => !present.has(cartLineKey(line)));
  return [...cart.slice(0, at), ...missing, ...cart.slice(at)].slice(0, ORDER_LINES_MAX);
}

export function clearCart(): [] {
  return [];
}

/** Units, not lines: what the header's badge shows. */
export function cartCount(cart: readonly { quantity: number }[]): number {
  return cart.reduce((count, line) => count + line.quantity, 0);
}

/** A whole number within the limits, else null. */
export function acceptQuantity(
  value: string | number,
  { min = QUANTITY_MIN, max = QUANTITY_MAX }: { min?: number; max?: number } = {},
): number | null {
  const quantity = typeof value === 'number' ? value : /^\s*\d+\s*$/.test(value) ? Number(value) : Number.NaN;
  return Number.isInteger(quantity) && quantity >= min && quantity <= max ? quantity : null;
}

/** 'Size' where a weight's label does not begin with a weight: 'Full set 405 kg (12 pairs …)'. */
export function variantLabel({ variant, variantType }: Omit<LineIdentity, 'productId'>): string | undefined {
  if (!variant || !variantType) return undefined;
  if (variantType === 'color') return 'Colour';
  return /^\s*\d+(?:\.\d+)?\s*(?:kg|g|lb|lbs)\b/i.test(variant) ? 'Weight' : 'Size';
}

/** A valid cart of today's products from whatever the browser's storage holds. Never throws. */
export function repairCart<P extends SoldProduct>(stored: unknown, catalogue: readonly P[]): Cart<P> {
  return storedEntries(stored).reduce<Cart<P>>((cart, entry) => {
    const line = catalogueLine(entry, catalogue);
    const quantity = 'quantity' in entry && typeof entry.quantity === 'number' ? entry.quantity : Number.NaN;
    const count = boundQuantity(quantity);
    if (line === undefined || count === undefined || !isComplete(line.product, line)) return cart;
    return putLine(cart, { ...line, quantity: count }, addQuantities);
  }, []);
}

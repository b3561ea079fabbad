import { cartLineKey, type LineIdentity } from '../cart/cart.ts';
import { catalogueLine, storedEntries } from '../cart/stored-list.ts';
import type { Product, SoldProduct, VariantType } from '../catalogue/product.ts';

/** An item of the wishlist as the browser stores it. */
export interface WishlistItem<P extends SoldProduct = Product> {
  productId: string;
  variant: string | undefined;
  variantType: VariantType | undefined;
  product: P;
  /** ISO moment. */
  addedAt: string;
}

/** The same item as the API answers it. */
export interface ServerWishlistItem<P extends SoldProduct = Product> {
  id: string;
  productId: string;
  variant?: string | null | undefined;
  variantType?: VariantType | null | undefined;
  product: P;
  createdAt: string;
}

export type Wishlist<P extends SoldProduct = Product> = readonly WishlistItem<P>[];

export const MAX_WISHLIST_ITEMS = 200;

export function isInWishlist(list: readonly LineIdentity[], wanted: LineIdentity): boolean {
  const key = cartLineKey(wanted);
  return list.some((item) => cartLineKey(item) === key);
}

function put<P extends SoldProduct>(list: Wishlist<P>, item: WishlistItem<P>): Wishlist<P> {
  return list.length >= MAX_WISHLIST_ITEMS || isInWishlist(list, item) ? list : [...list, item];
}

/** The list stays as it is where the product is in it already, or not in the catalogue. */
export function addToWishlist<P extends SoldProduct>(
  list: Wishlist<P>,
  catalogue: readonly P[],
  wanted: LineIdentity,
  now: Date,
): Wishlist<P> {
  const line = catalogueLine(wanted, catalogue);
  return line ? put(list, { ...line, addedAt: now.toISOString() }) : list;
}

export function removeFromWishlist<P extends SoldProduct>(list: Wishlist<P>, key: string): Wishlist<P> {
  return list.filter((item) => cartLineKey(item) !== key);
}

/** The heart on a card. */
export function toggleWishlist<P extends SoldProduct>(
  list: Wishlist<P>,
  catalogue: readonly P[],
  wanted: LineIdentity,
  now: Date,
): Wishlist<P> {
  return isInWishlist(list, wanted)
    ? removeFromWishlist(list, cartLineKey(wanted))
    : addToWishlist(list, catalogue, wanted, now);
}

/** The changes that make the server's list equal to the local one. */
export function syncPlan<L extends LineIdentity, S extends LineIdentity>(
  local: readonly L[],
  server: readonly S[],
): { add: L[]; remove: S[] } {
  return {
    add: local.filter((item) => !isInWishlist(server, item)),
    remove: server.filter((item) => !isInWishlist(local, item)),
  };
}

/** At sign-in the server's items are added to the local ones, so that a new device does not empty the list. */
export function mergeAtSignIn<P extends SoldProduct>(
  local: Wishlist<P>,
  server: readonly ServerWishlistItem<P>[],
): Wishlist<P> {
  return server.reduce<Wishlist<P>>(
    (list, { productId, variant, variantType, product, createdAt }) =>
      put(list, {
        productId,
        variant: variant ?? undefined,
        variantType: variantType ?? undefined,
        product,
        addedAt: createdAt,
      }),
    local,
  );
}

/** A valid wishlist of the current products, whatever the browser's storage held. Never throws. */
export function repairWishlist<P extends SoldProduct>(
  stored: unknown,
  catalogue: readonly P[],
  now: Date,
): Wishlist<P> {
  return storedEntries(stored).reduce<Wishlist<P>>((list, entry) => {
    const line = catalogueLine(entry, catalogue);
    return line ? put(list, { ...line, addedAt: storedMoment(entry) ?? now.toISOString() }) : list;
  }, []);
}

function storedMoment(entry: object): string | undefined {
  const addedAt = 'addedAt' in entry ? entry.addedAt : undefined;
  return typeof addedAt === 'string' && !Number.isNaN(Date.parse(addedAt)) ? addedAt : undefined;
}

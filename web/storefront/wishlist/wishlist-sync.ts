import type { WishlistItemRecord } from '../../../contract/wishlist.ts';
import { cartLineKey, type LineIdentity } from '../../../domain/cart/cart.ts';
import { catalogueLine } from '../../../domain/cart/stored-list.ts';
import {
  isInWishlist,
  mergeAtSignIn,
  type ServerWishlistItem,
  syncPlan,
} from '../../../domain/wishlist/wishlist.ts';
import type { ApiClient } from '../../api/client.ts';
import { type ProductSnapshot, productSnapshot } from '../../storage/product-snapshot.ts';
import { readToken, type SafeStorage } from '../../storage/safe-storage.ts';
import { createWishlistCalls } from './wishlist-calls.ts';
import type { ShopWishlist } from './wishlist-store.ts';

/** The list in the browser, and the keys of the lines that the server had at the last sync. */
export interface LocalWishlist {
  readonly items: ShopWishlist;
  readonly onServer: readonly string[];
}

export interface WishlistSyncSource {
  readonly client: ApiClient | undefined;
  readonly storage: SafeStorage;
  readonly productsFor: (ids: readonly string[], given: undefined) => Promise<readonly ProductSnapshot[]>;
  readonly local: { read(): LocalWishlist; write(changed: Partial<LocalWishlist>): void };
}

/**
 * Merges both lists: what another device added is added here, what it removed is removed, and changes made here stay. A
 * guest's list was on no server, so at a sign-in nothing is lost. Example: here a and b, of which the server had a; the
 * server now has only c. a was removed elsewhere, so b and c remain. `resolved` are the server's items whose products are
 * in the catalogue.
 */
export function joinLists(
  { items, onServer }: LocalWishlist,
  server: readonly LineIdentity[],
  resolved: readonly ServerWishlistItem<ProductSnapshot>[],
): ShopWishlist {
  const isKnown = (item: LineIdentity) => onServer.includes(cartLineKey(item));
  return mergeAtSignIn(
    items.filter((item) => !isKnown(item) || isInWishlist(server, item)),
    resolved.filter((item) => !isKnown(item)),
  );
}

export type WishlistSync = ReturnType<typeof createWishlistSync>;

/** Syncs the wishlist with the server, one sync at a time. Failures are only logged. */
export function createWishlistSync({ client, storage, productsFor, local }: WishlistSyncSource) {
  const calls = createWishlistCalls(client);
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  let joinedAs: string | undefined;

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work);
    return last;
  };

  async function sync(isJoin: boolean): Promise<void> {
    const token = readToken(storage);
    if (token === null) return;
    const isMine = () => readToken(storage) === token;
    let entries: WishlistItemRecord[];
    try {
      entries = await calls.fetchAll(token);
    } catch (error) {
      // Who has signed out meanwhile is rightly refused.
      if (isMine()) console.warn('Failed to fetch wishlist', error);
      return;
    }
    const known = isJoin || joinedAs !== token ? await resolveProducts(entries) : undefined;
    if (!isMine()) return;
    const before = local.read();
    if (known !== undefined) {
      local.write({ items: joinLists(before, entries, known) });
      joinedAs = token;
    }
    const plan = syncPlan(local.read().items, entries);
    const wasRemovedHere = (entry: WishlistItemRecord) => before.onServer.includes(cartLineKey(entry));
    const remove = known === undefined ? plan.remove : plan.remove.filter(wasRemovedHere);
    const onServer = new Set(entries.map(cartLineKey));
    for (const item of plan.add)
      if (isMine() && (await attempt(() => calls.add(item, token)))) onServer.add(cartLineKey(item));
    for (const entry of remove)
      if (isMine() && (await attempt(() => calls.remove(entry.id, token))))
        onServer.delete(cartLineKey(entry));
    if (!isMine()) return;
    local.read();
    local.write({ onServer: [...onServer] });
  }

  /** The server's items with their products of the current catalogue; items without one are left out. */
  async function resolveProducts(
    entries: readonly WishlistItemRecord[],
  ): Promise<ServerWishlistItem<ProductSnapshot>[]> {
    const sent = entries.flatMap(({ product }) => productSnapshot(product) ?? []);
    const ids = entries.map(({ productId }) => productId);
    const catalogue = [...(await productsFor(ids, undefined)), ...sent];
    return entries.flatMap(({ id, createdAt, ...entry }) => {
      const line = catalogueLine(entry, catalogue);
      return line === undefined ? [] : [{ ...line, id, createdAt }];
    });
  }

  return {
    join: () => enqueue(() => sync(true)),
    /** Changes made during one sync are sent together in the next. */
    push() {
      waiting ??= enqueue(() => {
        waiting = undefined;
        return sync(false);
      });
      return waiting;
    },
  };
}

async function attempt(call: () => Promise<void>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    console.warn('Failed to sync wishlist', error);
    return false;
  }
}

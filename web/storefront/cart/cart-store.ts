import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import {
  type Addition,
  addToCart,
  type Cart,
  type CartItem,
  cartCount,
  cartLineKey,
  clearCart,
  type LineIdentity,
  removeFromCart,
  repairCart,
  restoreToCart,
  setQuantity,
} from '../../../domain/cart/cart.ts';
import { storedEntries } from '../../../domain/cart/stored-list.ts';
import type { Paise } from '../../../domain/pricing/money.ts';
import { effectivePrice } from '../../../domain/pricing/price.ts';
import { subtotalOf } from '../../../domain/pricing/subtotal.ts';
import { getPath } from '../../api/response.ts';
import {
  createKnownProducts,
  linesBut,
  listStorage,
  storedIds,
  storedLines,
  storedProducts,
} from '../../storage/persisted-list.ts';
import type { ProductSnapshot } from '../../storage/product-snapshot.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';
import { type LoadProducts, loadProducts } from '../catalogue/catalogue-calls.ts';

export type CartLine = CartItem<ProductSnapshot>;
export type ShopCart = Cart<ProductSnapshot>;

export interface CartAddition extends Addition {
  /** What the page knows of the product, for when the catalogue cannot be had. */
  readonly product?: ProductSnapshot | undefined;
}

export interface CartState {
  readonly items: ShopCart;
  /** Lines whose product or variant the shop has no more, as they were, until the shopper removes them. */
  readonly gone: ShopCart;
  /** The drawer's; it is not kept. */
  readonly isOpen: boolean;
  /** The storage has been read. Until then the cart is as empty as the server has rendered it. */
  readonly isReady: boolean;
  /** Whether the cart has changed: an unknown product, or one that cannot be bought, is silently ignored. */
  add(addition: CartAddition): Promise<boolean>;
  setQuantity(line: LineIdentity, quantity: number): void;
  /** From the cart, or from what is gone. */
  remove(line: LineIdentity): void;
  clear(): void;
  /** Undoes a removal: the lines go back to their place. */
  restore(lines: ShopCart, at: number): void;
  /** Swaps lines, or undoes it. */
  update(next: (items: ShopCart) => ShopCart): void;
  open(): void;
  close(): void;
  toggle(): void;
  /** Takes what the storage holds, at the start and after another tab has changed it. */
  readStorage(): void;
  /** Today's products and prices. */
  refresh(): Promise<void>;
}

export interface CartSource {
  readonly storage?: SafeStorage;
  readonly loadProducts?: LoadProducts;
}

export function createCartStore({
  storage = browserStorage,
  loadProducts: load = loadProducts,
}: CartSource = {}) {
  const stored = listStorage(storage, 'cart-storage', 'guest-cart');
  const known = createKnownProducts(load);

  return createStore<CartState>()(
    persist(
      (set, get, store) => {
        /** The storage is the truth, not the memory of one tab: two tabs do not overwrite each other. */
        const change = (next: (state: CartState) => Partial<CartState>): boolean => {
          void store.persist.rehydrate();
          const before = get();
          set(next(before));
          return get().items !== before.items;
        };

        return {
          items: [],
          gone: [],
          isOpen: false,
          isReady: false,
          async add({ product, ...addition }) {
            const catalogue = await known.loadFor([addition.productId, ...storedIds(stored.read())], product);
            return change(({ items }) => ({ items: addToCart(items, catalogue, addition) }));
          },
          setQuantity(line, quantity) {
            change(({ items }) => ({ items: setQuantity(items, cartLineKey(line), quantity) }));
          },
          remove(line) {
            const key = cartLineKey(line);
            change(({ items, gone }) => ({
              items: removeFromCart(items, key),
              gone: removeFromCart(gone, key),
            }));
          },
          clear() {
            change(() => ({ items: clearCart(), gone: [] }));
          },
          restore(lines, at) {
            change(({ items }) => ({ items: restoreToCart(items, lines, at) }));
          },
          update: (next) => void change(({ items }) => ({ items: next(items) })),
          open: () => void change(() => ({ isOpen: true })),
          close: () => void change(() => ({ isOpen: false })),
          toggle: () => void change(({ isOpen }) => ({ isOpen: !isOpen })),
          readStorage: () => void store.persist.rehydrate(),
          async refresh() {
            if (stored.isUnreadable()) change(() => ({}));
            if (storedEntries(stored.read()).length === 0) return;
            const catalogue = await known.load(storedIds(stored.read()));
            if (catalogue === undefined) return;
            const before = repairCart(stored.read(), storedProducts(stored.read()));
            const items = repairCart(stored.read(), catalogue);
            change(({ gone }) => ({ items, gone: restoreToCart(gone, linesBut(before, items), 0) }));
          },
        };
      },
      {
        name: 'cart-storage',
        storage: stored,
        version: 1,
        skipHydration: true,
        partialize: ({ items, gone }) => ({ items: storedLines(items), gone: storedLines(gone) }),
        merge: (state, current) => ({
          ...current,
          items: repairCart(state, known(state)),
          gone: repairCart(getPath(state, 'gone'), storedProducts(getPath(state, 'gone'))),
          isReady: true,
        }),
      },
    ),
  );
}

export type CartStore = ReturnType<typeof createCartStore>;

export const countOf = ({ items }: Pick<CartState, 'items'>): number => cartCount(items);

export function subtotalOfCart({ items }: Pick<CartState, 'items'>): Paise {
  return subtotalOf(
    items.map((item) => ({ unitPrice: effectivePrice(item.product, item), quantity: item.quantity })),
  );
}

export const cartStore = createCartStore();

/** `useCart((cart) => cart.items)`, `useCart(countOf)`, `useCart(subtotalOfCart)`. */
export function useCart<T>(select: (cart: CartState) => T): T {
  return useStore(cartStore, select);
}

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  type Addition,
  addToCart,
  type Cart,
  cartCount,
  cartLineKey,
  clearCart,
  type LineIdentity,
  removeFromCart,
  repairCart,
  setQuantity,
} from '../../domain/cart.ts';
import type { Paise } from '../../domain/money.ts';
import { effectivePrice } from '../../domain/price.ts';
import { subtotalOf } from '../../domain/totals.ts';
import { type LoadCatalogue, loadCatalogue } from '../api/catalogue.ts';
import { keepList } from './kept-list.ts';
import type { KeptProduct } from './kept-product.ts';
import { browserStorage, type SafeStorage } from './safe-storage.ts';

export type ShopCart = Cart<KeptProduct>;

export interface CartAddition extends Addition {
  /** What the page knows of the product, for when the catalogue cannot be had. */
  readonly product?: KeptProduct | undefined;
}

export interface CartState {
  readonly items: ShopCart;
  /** The drawer's; it is not kept. */
  readonly isOpen: boolean;
  /** The storage has been read. Until then the cart is as empty as the server has rendered it. */
  readonly isReady: boolean;
  /** Whether the cart has changed: an unknown product, or one that cannot be bought, is silently ignored. */
  add(addition: CartAddition): Promise<boolean>;
  setQuantity(line: LineIdentity, quantity: number): void;
  remove(line: LineIdentity): void;
  clear(): void;
  open(): void;
  close(): void;
  toggle(): void;
  /** Takes what the storage holds, at the start and after another tab has changed it. */
  readStorage(): void;
  /** Today's products and prices; one request per version of the catalogue. */
  refresh(): Promise<void>;
}

export interface CartSource {
  readonly storage?: SafeStorage;
  readonly loadCatalogue?: LoadCatalogue;
}

export function createCartStore({
  storage = browserStorage,
  loadCatalogue: load = loadCatalogue,
}: CartSource = {}) {
  const kept = keepList({
    storage,
    key: 'cart-storage',
    guestKey: 'guest-cart',
    repair: repairCart<KeptProduct>,
    loadCatalogue: load,
  });

  return createStore<CartState>()((set, get) => {
    const change = (next: (cart: ShopCart) => ShopCart): boolean => {
      const before = kept.read();
      const items = next(before);
      kept.write(items);
      set({ items, isReady: true });
      return items !== before;
    };

    return {
      items: [],
      isOpen: false,
      isReady: false,
      async add({ product, ...addition }) {
        const catalogue = await kept.productsFor(product);
        return change((cart) => addToCart(cart, catalogue, addition));
      },
      setQuantity(line, quantity) {
        change((cart) => setQuantity(cart, cartLineKey(line), quantity));
      },
      remove(line) {
        change((cart) => removeFromCart(cart, cartLineKey(line)));
      },
      clear() {
        change(clearCart);
      },
      open: () => set({ isOpen: true }),
      close: () => set({ isOpen: false }),
      toggle: () => set({ isOpen: !get().isOpen }),
      readStorage: () => set({ items: kept.read(), isReady: true }),
      async refresh() {
        if (kept.isKept() && (await kept.refresh())) set({ items: kept.read() });
      },
    };
  });
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

import { useStore } from 'zustand';
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
import type { Paise } from '../../../domain/pricing/money.ts';
import { effectivePrice } from '../../../domain/pricing/price.ts';
import { subtotalOf } from '../../../domain/pricing/subtotal.ts';
import { getPath } from '../../api/response.ts';
import { persistList, storedProducts } from '../../storage/persisted-list.ts';
import { type ProductSnapshot, productSnapshot } from '../../storage/product-snapshot.ts';
import { browserStorage, readState, type SafeStorage } from '../../storage/safe-storage.ts';
import { type LoadCatalogue, loadCatalogue } from '../catalogue/catalogue-calls.ts';

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
  const readGone = (): ShopCart => {
    const stored = getPath(readState(storage, 'cart-storage'), 'gone');
    return repairCart(stored, storedProducts(stored));
  };
  const besidesOf = (gone: ShopCart) => ({
    gone: gone.map((line) => ({ ...line, product: productSnapshot(line.product) })),
  });
  const vanished: CartLine[] = [];

  const kept = persistList({
    storage,
    key: 'cart-storage',
    guestKey: 'guest-cart',
    repair: repairCart<ProductSnapshot>,
    loadCatalogue: load,
    besides: () => besidesOf(restoreToCart(readGone(), vanished.splice(0), 0)),
    onVanished: (lines) => vanished.push(...lines),
  });

  return createStore<CartState>()((set, get) => {
    const change = (next: (cart: ShopCart) => ShopCart, gone = readGone()): boolean => {
      const before = kept.read();
      const items = next(before);
      kept.write(items, besidesOf(gone));
      set({ items, gone, isReady: true });
      return items !== before;
    };

    return {
      items: [],
      gone: [],
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
        const key = cartLineKey(line);
        change((cart) => removeFromCart(cart, key), removeFromCart(readGone(), key));
      },
      clear() {
        change(clearCart, []);
      },
      restore(lines, at) {
        change((cart) => restoreToCart(cart, lines, at));
      },
      open: () => set({ isOpen: true }),
      close: () => set({ isOpen: false }),
      toggle: () => set({ isOpen: !get().isOpen }),
      readStorage: () => set({ items: kept.read(), gone: readGone(), isReady: true }),
      async refresh() {
        if (kept.hasLines() && (await kept.refresh())) set({ items: kept.read(), gone: readGone() });
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

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { getPath, textOf } from '../../api/response.ts';
import { authStore } from '../../session/auth-store.ts';
import { browserStorage, readState, type SafeStorage, writeState } from '../../storage/safe-storage.ts';
import { watchOtherTabs } from '../../storage/tab-sync.ts';
import { addGuestOrder, readGuestOrders, readStoredOrder } from './guest-orders-store.ts';
import type { ShownOrder } from './order-response.ts';

interface Flags {
  readonly loading: boolean;
  readonly error: string | null;
  readonly orderComplete: boolean;
}

/** What `order-storage` holds, so that it survives the way to the payment provider and back. */
interface Stored {
  /** As the server answered it. */
  readonly currentOrder: unknown;
  readonly isFromEarlierAttempt: boolean;
  readonly orderComplete: boolean;
  /** Ids of orders that have emptied their cart. */
  readonly finished: readonly string[];
}

export interface OrderState extends Flags {
  /** The order that this browser has placed last. */
  readonly currentOrder: ShownOrder | null;
  /** The answer to an earlier attempt was lost, and the shopper has changed the cart or the form after it. */
  readonly isFromEarlierAttempt: boolean;
  /** Newest last. */
  readonly guestOrders: readonly ShownOrder[];
  /** The storage has been read. Until then there is no order, as the server has rendered it. */
  readonly isReady: boolean;
  /** `answered` is the order as the server answered it. */
  setCurrentOrder(answered: unknown, from?: Pick<OrderState, 'isFromEarlierAttempt'>): void;
  setFlags(flags: Partial<Flags>): void;
  /** Clears the flags too. */
  clearCurrentOrder(): void;
  /** Does nothing for an account's order, which is listed in the account. */
  addGuestOrder(answered: unknown): void;
  /** True the first time only: an order empties its cart and is reported as a purchase once, reloads and tabs included. */
  finishOnce(orderId: string): boolean;
  readStorage(): void;
}

/** Said of an order from an earlier attempt. */
export const ORDERED_BEFORE =
  'You’d already placed this order, so we didn’t place it twice. Changes you made later aren’t included.';

/** How many finished orders are remembered. */
const FINISHED_MAX = 20;

const NO_ORDER = {
  currentOrder: null,
  isFromEarlierAttempt: false,
  loading: false,
  error: null,
  orderComplete: false,
} as const;

export function createOrderStore({ storage = browserStorage }: { readonly storage?: SafeStorage } = {}) {
  return createStore<OrderState>()((set) => {
    const readStored = (): Stored => {
      const state = readState(storage, 'order-storage');
      const finished = getPath(state, 'finished');
      return {
        currentOrder: getPath(state, 'currentOrder') ?? null,
        isFromEarlierAttempt: getPath(state, 'isFromEarlierAttempt') === true,
        orderComplete: getPath(state, 'orderComplete') === true,
        finished: Array.isArray(finished)
          ? finished.flatMap((id) => textOf(id) ?? []).slice(-FINISHED_MAX)
          : [],
      };
    };
    /** The storage is read first, so that two tabs lose nothing of each other. */
    const store = (changed: Partial<Stored>) =>
      void writeState(storage, 'order-storage', { ...readStored(), ...changed });

    return {
      ...NO_ORDER,
      guestOrders: [],
      isReady: false,
      setCurrentOrder(answered, { isFromEarlierAttempt } = { isFromEarlierAttempt: false }) {
        const changed = { isFromEarlierAttempt, orderComplete: false };
        store({ ...changed, currentOrder: answered });
        set({ ...changed, currentOrder: readStoredOrder(answered) ?? null });
      },
      setFlags(flags) {
        set(flags);
        if (flags.orderComplete !== undefined) store({ orderComplete: flags.orderComplete });
      },
      clearCurrentOrder() {
        set(NO_ORDER);
        store({ currentOrder: null, isFromEarlierAttempt: false, orderComplete: false });
      },
      addGuestOrder: (answered) => set({ guestOrders: addGuestOrder(storage, answered) }),
      finishOnce(orderId) {
        const { finished } = readStored();
        if (finished.includes(orderId)) return false;
        store({ finished: [...finished, orderId].slice(-FINISHED_MAX) });
        return true;
      },
      readStorage() {
        const { currentOrder: answered, ...stored } = readStored();
        const currentOrder = readStoredOrder(answered) ?? null;
        const { orderComplete, isFromEarlierAttempt } = currentOrder === null ? NO_ORDER : stored;
        const guestOrders = readGuestOrders(storage);
        set({ currentOrder, orderComplete, isFromEarlierAttempt, guestOrders, isReady: true });
      },
    };
  });
}

export type OrderStore = ReturnType<typeof createOrderStore>;

export const orderStore = createOrderStore();

/** `useOrder((order) => order.currentOrder)`. */
export function useOrder<T>(select: (order: OrderState) => T): T {
  // The server renders no orders: this browser's are read once it has hydrated.
  useEffect(startOrderStore, []);
  return useStore(orderStore, select);
}

let isStarted = false;

/** Only the first call does something. */
export function startOrderStore(): void {
  if (isStarted) return;
  isStarted = true;
  const { readStorage } = orderStore.getState();
  readStorage();
  authStore.subscribe((now, before) => {
    if (now.status === 'signed-out' && before.status === 'signed-in') readStorage();
  });
  watchOtherTabs(window, (key) => {
    if (key === null || key === 'order-storage' || key === 'guest-orders') readStorage();
  });
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type AnsweredOrder, answeredOrderSchema } from '../../../contract/orders/placed-order.ts';
import { z } from '../../../domain/zod.ts';
import { authStore } from '../../session/auth-store.ts';
import { browserStorage, persistIn, type SafeStorage } from '../../storage/safe-storage.ts';
import { watchOtherTabs } from '../../storage/tab-sync.ts';
import { addGuestOrder, readGuestOrders } from './guest-orders-store.ts';
import { readOrder, type ShownOrder } from './order-response.ts';

interface Flags {
  readonly loading: boolean;
  readonly error: string | null;
  readonly orderComplete: boolean;
}

/** Survives the way to the payment provider and back. */
export interface OrderState extends Flags {
  /** The order that this browser has placed last. */
  readonly currentOrder: ShownOrder | null;
  /** The same, as the server answered it. */
  readonly answered: AnsweredOrder | null;
  /** The answer to an earlier attempt was lost, and the shopper has changed the cart or the form after it. */
  readonly isFromEarlierAttempt: boolean;
  /** Ids of orders that have emptied their cart. */
  readonly finished: readonly string[];
  /** Newest last. */
  readonly guestOrders: readonly ShownOrder[];
  /** The storage has been read. Until then there is no order, as the server has rendered it. */
  readonly isReady: boolean;
  setCurrentOrder(answered: AnsweredOrder, from?: Pick<OrderState, 'isFromEarlierAttempt'>): void;
  setFlags(flags: Partial<Flags>): void;
  /** Clears the flags too. */
  clearCurrentOrder(): void;
  /** Does nothing for an account's order, which is listed in the account. */
  addGuestOrder(answered: AnsweredOrder): void;
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
  answered: null,
  isFromEarlierAttempt: false,
  loading: false,
  error: null,
  orderComplete: false,
} as const;

const storedSchema = z.object({
  currentOrder: answeredOrderSchema.nullable().catch(null),
  isFromEarlierAttempt: z.boolean().catch(false),
  orderComplete: z.boolean().catch(false),
  finished: z.array(z.string()).catch([]),
});

export function createOrderStore({ storage = browserStorage }: { readonly storage?: SafeStorage } = {}) {
  return createStore<OrderState>()(
    persist(
      (set, get, store) => {
        const readStorage = () => void store.persist.rehydrate();
        /** The storage is read first, so that two tabs lose nothing of each other. */
        const change = (changed: Partial<OrderState>) => {
          readStorage();
          set(changed);
        };
        return {
          ...NO_ORDER,
          finished: [],
          guestOrders: [],
          isReady: false,
          setCurrentOrder: (answered, { isFromEarlierAttempt } = { isFromEarlierAttempt: false }) =>
            change({
              answered,
              currentOrder: readOrder(answered) ?? null,
              isFromEarlierAttempt,
              orderComplete: false,
            }),
          setFlags: change,
          clearCurrentOrder: () => change(NO_ORDER),
          addGuestOrder: (answered) => set({ guestOrders: addGuestOrder(storage, answered) }),
          finishOnce(orderId) {
            readStorage();
            const { finished } = get();
            if (finished.includes(orderId)) return false;
            set({ finished: [...finished, orderId].slice(-FINISHED_MAX) });
            return true;
          },
          readStorage,
        };
      },
      persistIn(storage, 'order-storage', {
        keep: ({ answered, isFromEarlierAttempt, orderComplete, finished }) => ({
          currentOrder: answered,
          isFromEarlierAttempt,
          orderComplete,
          finished,
        }),
        repair(stored) {
          const { currentOrder: answered, finished, ...flags } = storedSchema.parse(stored);
          const currentOrder = readOrder(answered) ?? null;
          const { isFromEarlierAttempt, orderComplete } = currentOrder === null ? NO_ORDER : flags;
          const guestOrders = readGuestOrders(storage);
          return {
            answered,
            currentOrder,
            isFromEarlierAttempt,
            orderComplete,
            finished,
            guestOrders,
            isReady: true,
          };
        },
      }),
    ),
  );
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

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { GuestOrderItem } from '../../../domain/orders/order.ts';
import type { Address } from '../../../domain/shipping/address.ts';
import { getPath, idOf, isObject, textOf } from '../../api/response.ts';
import { authStore } from '../../session/auth-store.ts';
import { readState, writeState } from '../../storage/persisted-list.ts';
import { type ProductSnapshot, productSnapshot } from '../../storage/product-snapshot.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';
import { watchOtherTabs } from '../../storage/tab-sync.ts';
import { readAddress } from '../accounts/address-response.ts';
import {
  appendGuestOrder,
  type KeptGuestOrder,
  readGuestOrders,
  readOrderItems,
} from './guest-orders-store.ts';

/** The order that was just placed, as the thank-you page shows it; amounts in rupees. */
export interface CurrentOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly createdAt: string;
  readonly totalAmount: number;
  readonly paymentMethod: string;
  readonly items: readonly GuestOrderItem<ProductSnapshot>[];
  readonly subtotal: number;
  readonly shippingCost: number;
  readonly taxAmount: number;
  readonly discountAmount: number;
  readonly shippingAddress: Address;
  /** Its answer was lost, and the shopper has changed the cart or the form since. */
  readonly isEarlier?: boolean;
}

interface Flags {
  readonly loading: boolean;
  readonly error: string | null;
  readonly orderComplete: boolean;
}

export interface OrderState extends Flags {
  readonly currentOrder: CurrentOrder | null;
  /** Newest last. */
  readonly guestOrders: readonly KeptGuestOrder[];
  /** The storage has been read. Until then there is no order, as the server has rendered it. */
  readonly isReady: boolean;
  /** Kept across the way to the payment provider and back. */
  setCurrentOrder(order: CurrentOrder): void;
  setFlags(flags: Partial<Flags>): void;
  /** Clears the flags too. */
  clearCurrentOrder(): void;
  addGuestOrder(order: KeptGuestOrder): void;
  /** True the first time only: an order empties its cart and is told as a purchase once, reloads and tabs included. */
  finishOnce(orderId: string): boolean;
  readStorage(): void;
}

/** How many finished orders are remembered. */
const FINISHED_MAX = 20;

const NO_ORDER = { currentOrder: null, loading: false, error: null, orderComplete: false } as const;

export function createOrderStore({ storage = browserStorage }: { readonly storage?: SafeStorage } = {}) {
  return createStore<OrderState>()((set, get) => {
    const readFinished = (): string[] => {
      const finished = getPath(readState(storage, 'order-storage'), 'finished');
      return Array.isArray(finished) ? finished.flatMap((id) => textOf(id) ?? []).slice(-FINISHED_MAX) : [];
    };
    const change = (changed: Partial<OrderState>, finished = readFinished()) => {
      set(changed);
      const { currentOrder, orderComplete } = get();
      const items = currentOrder?.items.map((item) => ({ ...item, product: productSnapshot(item.product) }));
      writeState(storage, 'order-storage', {
        currentOrder: currentOrder && { ...currentOrder, items },
        orderComplete,
        finished,
      });
    };

    return {
      ...NO_ORDER,
      guestOrders: [],
      isReady: false,
      setCurrentOrder: (currentOrder) => change({ currentOrder }),
      setFlags: (flags) => change(flags),
      clearCurrentOrder: () => change(NO_ORDER),
      addGuestOrder: (order) => set({ guestOrders: appendGuestOrder(storage, order) }),
      finishOnce(orderId) {
        const finished = readFinished();
        if (finished.includes(orderId)) return false;
        change({}, [...finished, orderId].slice(-FINISHED_MAX));
        return true;
      },
      readStorage() {
        const state = readState(storage, 'order-storage');
        const currentOrder = readCurrentOrder(getPath(state, 'currentOrder')) ?? null;
        set({
          currentOrder,
          orderComplete: currentOrder !== null && getPath(state, 'orderComplete') === true,
          guestOrders: readGuestOrders(storage),
          isReady: true,
        });
      },
    };
  });
}

function readCurrentOrder(value: unknown): CurrentOrder | undefined {
  if (!isObject(value)) return undefined;
  const { subtotal, shippingCost, taxAmount, discountAmount, totalAmount } = value;
  const id = idOf(value.id);
  const createdAt = textOf(value.createdAt);
  const items = readOrderItems(value.items);
  const shippingAddress = readAddress(value.shippingAddress);
  if (id === undefined || items === undefined || shippingAddress === undefined) return undefined;
  if (createdAt === undefined || Number.isNaN(Date.parse(createdAt))) return undefined;
  const amounts = [subtotal, shippingCost, taxAmount, discountAmount, totalAmount].filter(Number.isFinite);
  if (amounts.length < 5) return undefined;
  return {
    id,
    orderNumber: idOf(value.orderNumber) ?? id,
    createdAt,
    paymentMethod: textOf(value.paymentMethod) ?? 'cod',
    isEarlier: value.isEarlier === true,
    items,
    shippingAddress,
    subtotal: Number(subtotal),
    shippingCost: Number(shippingCost),
    taxAmount: Number(taxAmount),
    discountAmount: Number(discountAmount),
    totalAmount: Number(totalAmount),
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;

export const orderStore = createOrderStore();

/** `useOrder((order) => order.currentOrder)`. */
export function useOrder<T>(select: (order: OrderState) => T): T {
  return useStore(orderStore, select);
}

let isStarted = false;

/** From an effect of every page that shows orders; only the first call does something. */
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

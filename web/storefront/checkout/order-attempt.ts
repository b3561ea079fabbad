import type { CheckoutRequest } from '../../../contract/orders/order-request.ts';
import type { Totals } from '../../../domain/pricing/totals.ts';
import type { Address } from '../../../domain/shipping/address.ts';
import { getPath, isObject, textOf } from '../../api/response.ts';
import { type SafeStorage, type TabKey, tabStorage } from '../../storage/safe-storage.ts';
import type { ShopCart } from '../cart/cart-store.ts';

/** What an order is made of, as the pages that follow show it. */
export interface Ordered {
  readonly items: ShopCart;
  readonly address: Address;
  readonly paymentMethod: 'cod' | 'online';
  readonly totals: Totals;
}

/**
 * An order on its way, kept until it is known what became of it: sent again after a reload, a second click or a lost
 * answer, it has the same key, and the shop makes one order of it.
 */
export interface OrderAttempt {
  readonly key: string;
  readonly request: CheckoutRequest;
  readonly ordered: Ordered;
  /** Sent without an account. The shop gives the answer again to a guest alone then, not to an account. */
  readonly isGuest: boolean;
  /** Placed, but its payment has not begun. */
  readonly orderId: string | undefined;
  /** An order that was placed and not paid: the shop gives it up for this one. */
  readonly replaces?: string | undefined;
}

export interface OrderAttempts {
  /** The earlier one, whatever it asked for. */
  present(): OrderAttempt | undefined;
  keep(attempt: OrderAttempt): void;
  forget(): void;
}

export function createOrderAttempts(storage: SafeStorage<TabKey> = tabStorage): OrderAttempts {
  return {
    present() {
      const stored = storage.readJson('checkout-attempt');
      const key = textOf(getPath(stored, 'key'));
      const request = getPath(stored, 'request');
      const ordered = getPath(stored, 'ordered');
      if (key === undefined || !/^[\x21-\x7e]{1,200}$/.test(key)) return undefined;
      if (!isRequest(request) || !isOrdered(ordered)) return undefined;
      return {
        ...{ key, request, ordered, isGuest: getPath(stored, 'isGuest') === true },
        orderId: textOf(getPath(stored, 'orderId')),
        replaces: textOf(getPath(stored, 'replaces')),
      };
    },
    keep: (attempt) => void storage.write('checkout-attempt', JSON.stringify(attempt)),
    forget: () => storage.remove('checkout-attempt'),
  };
}

/** We wrote it ourselves, and the shop checks it again. */
function isRequest(value: unknown): value is CheckoutRequest {
  return isObject(value) && Array.isArray(value.items) && isObject(value.customerInfo);
}

const isOrdered = (value: unknown): value is Ordered =>
  isObject(value) && Array.isArray(value.items) && isObject(value.address) && isObject(value.totals);

interface Goods {
  readonly items: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly variant?: string | undefined;
  }[];
}

const nameOf = ({ productId, variant }: Goods['items'][number]) => `${productId} ${variant ?? ''}`;

/** Whether the one would need goods that the other holds. */
export function sharesGoods(one: Goods, other: Goods): boolean {
  const held = new Set(one.items.map(nameOf));
  return other.items.some((item) => held.has(nameOf(item)));
}

/** Whether the one holds what the other does, no more and no less. */
export function sameGoods(one: Goods, other: Goods): boolean {
  const list = ({ items }: Goods) => items.map((item) => `${nameOf(item)} ${item.quantity}`).sort();
  return sameRequest(list(one), list(other));
}

export const sameRequest = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

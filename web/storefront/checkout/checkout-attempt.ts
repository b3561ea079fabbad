import type { CheckoutRequest } from '../../../contract/orders/checkout-request.ts';
import { newKey } from '../../api/new-key.ts';
import { getPath, isObject, textOf } from '../../api/response.ts';
import { type SafeStorage, type TabKey, tabStorage } from '../../storage/safe-storage.ts';
import type { OrderState } from '../orders/order-store.ts';

/**
 * The checkout of this tab from the first press of Place Order until it is known what became of it. Sent again after a
 * reload, a second press or a lost answer, it has the same id, and the shop makes one order of it.
 */
export interface CheckoutAttempt {
  /** The idempotency key of the order and of its payment. */
  readonly checkoutId: string;
  /** As it was sent first. */
  readonly request: CheckoutRequest;
  /** Sent without an account. The shop repeats its answer to a guest alone then. */
  readonly isGuest: boolean;
  /** The order is placed, and waits for its online payment. */
  readonly orderId: string | undefined;
  /** An order that was placed and not paid: the shop cancels it for this one. */
  readonly replacesOrderId: string | undefined;
}

export type CheckoutAttempts = ReturnType<typeof createCheckoutAttempts>;

export function createCheckoutAttempts(storage: SafeStorage<TabKey> = tabStorage) {
  return {
    read(): CheckoutAttempt | undefined {
      const stored = storage.readJson('checkout-attempt');
      const checkoutId = textOf(getPath(stored, 'checkoutId'));
      const request = getPath(stored, 'request');
      if (checkoutId === undefined || !/^[0-9a-f]{32}$/.test(checkoutId) || !isRequest(request))
        return undefined;
      return {
        checkoutId,
        request,
        isGuest: getPath(stored, 'isGuest') === true,
        orderId: textOf(getPath(stored, 'orderId')),
        replacesOrderId: textOf(getPath(stored, 'replacesOrderId')),
      };
    },
    write: (attempt: CheckoutAttempt) => void storage.write('checkout-attempt', JSON.stringify(attempt)),
    clear: () => storage.remove('checkout-attempt'),
  };
}

/** We wrote it ourselves, and the shop checks it again. */
function isRequest(value: unknown): value is CheckoutRequest {
  return isObject(value) && Array.isArray(value.items) && isObject(value.customerInfo);
}

export function newAttempt(
  request: CheckoutRequest,
  token: string | null,
  replacesOrderId: string | undefined,
): CheckoutAttempt {
  return { checkoutId: newKey(), request, isGuest: token === null, orderId: undefined, replacesOrderId };
}

type LastOrder = Pick<OrderState, 'currentOrder' | 'orderComplete'>;

/**
 * While it is unknown what became of the earlier attempt, whatever is ordered goes under its id. Once its order is
 * placed and waits for its payment, only the same request does; anything else is a new order.
 */
export function attemptToRepeat(
  earlier: CheckoutAttempt | undefined,
  request: CheckoutRequest,
  lastOrder: LastOrder,
): CheckoutAttempt | undefined {
  if (earlier?.orderId === undefined) return earlier;
  const isSame = JSON.stringify(earlier.request) === JSON.stringify(request);
  return isSame && isUnpaid(earlier, lastOrder) ? earlier : undefined;
}

/** An unpaid order would keep its products from the shopper who now orders them otherwise. */
export function attemptToReplace(
  earlier: CheckoutAttempt | undefined,
  request: CheckoutRequest,
  lastOrder: LastOrder,
): CheckoutAttempt | undefined {
  if (earlier === undefined || !isUnpaid(earlier, lastOrder)) return undefined;
  return sharesProducts(earlier.request, request) ? earlier : undefined;
}

function isUnpaid({ orderId }: CheckoutAttempt, { currentOrder, orderComplete }: LastOrder): boolean {
  return orderId !== undefined && currentOrder?.id === orderId && !orderComplete;
}

interface OrderedLines {
  readonly items: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly variant?: string | undefined;
  }[];
}

const nameOf = ({ productId, variant }: OrderedLines['items'][number]) => `${productId} ${variant ?? ''}`;

/** Whether a product of one order, in the same variant, is also in the other. */
function sharesProducts(one: OrderedLines, other: OrderedLines): boolean {
  const names = new Set(one.items.map(nameOf));
  return other.items.some((item) => names.has(nameOf(item)));
}

/** Whether both have the same products in the same quantities. */
export function hasSameLines(one: OrderedLines, other: OrderedLines): boolean {
  const list = ({ items }: OrderedLines) => items.map((item) => `${nameOf(item)} ${item.quantity}`).sort();
  return JSON.stringify(list(one)) === JSON.stringify(list(other));
}

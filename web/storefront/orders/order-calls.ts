import type { CheckoutRequest } from '../../../contract/orders/order-request.ts';
import { type ApiClient, ApiError, isServiceFailure, shopClient, wordsOf } from '../../api/client.ts';
import { getPath, idOf, isObject, textOf } from '../../api/response.ts';
import { type FreshPrices, readFreshPrices, readShortItems, type ShortItem } from './order-refusals.ts';

export const ORDER_OFFLINE = 'Unable to connect to server. Please try again later.';
export const ORDER_SUCCESS_WORDS = 'Guest order created successfully';

/** The order as the shop has it. Where the answer tells only the id, the rest is what the browser has reckoned. */
export interface PlacedOrder {
  readonly ok: true;
  /** Undefined: the shop says that it went well, but not which order it is. */
  readonly id: string | undefined;
  readonly orderNumber: string | undefined;
  readonly createdAt: string | undefined;
  readonly amounts: OrderAmounts | undefined;
}

export interface OrderAmounts {
  readonly subtotal: number;
  readonly shippingCost: number;
  readonly taxAmount: number;
  readonly discountAmount: number;
  readonly totalAmount: number;
}

export type OrderRefusal = { readonly ok: false; readonly message: string } & (
  | { readonly code: 'PRICE_CHANGED'; readonly fresh: FreshPrices }
  | { readonly code: 'OUT_OF_STOCK' | 'UNKNOWN'; readonly items: readonly ShortItem[] }
  | { readonly code: 'COUPON' | 'KEY_REUSED' | 'SIGNED_OUT' | 'ORDER_PAID' }
  | { readonly code: 'INVALID'; readonly complaints: ReadonlyMap<string, string> }
  /** `isDecided`: the shop has said no. Otherwise the order may have been placed, or may be yet. */
  | { readonly code: 'FAILED'; readonly isDecided: boolean }
);

export type OrderResponse = PlacedOrder | OrderRefusal;

export interface OrderCalls {
  /** With a token the order belongs to its account; without one it is a guest's. Never throws. */
  place(
    request: CheckoutRequest & { readonly replacesOrderId?: string },
    sent: { readonly key: string; readonly token: string | null },
  ): Promise<OrderResponse>;
}

export function createOrderCalls({ callPublic, callProtected }: ApiClient = shopClient): OrderCalls {
  return {
    async place(body, { key, token }) {
      const init = { method: 'POST', body, headers: { 'idempotency-key': key } } as const;
      const isGuest = token === null;
      try {
        const reply = await (isGuest
          ? callPublic('/orders/guest', init)
          : callProtected('/orders', { ...init, token }));
        return readResponse(reply, isGuest);
      } catch (thrown) {
        if (!(thrown instanceof ApiError)) throw thrown;
        return readError(thrown, isGuest);
      }
    },
  };
}

const saysPlaced = (body: unknown) =>
  [getPath(body, 'message'), getPath(body, 'error')].some(
    (words) => typeof words === 'string' && words.includes(ORDER_SUCCESS_WORDS),
  );

const failed = (message: string, isDecided: boolean): OrderRefusal => ({
  ok: false,
  code: 'FAILED',
  message,
  isDecided,
});

function readResponse(reply: unknown, isGuest: boolean): OrderResponse {
  if (isServiceFailure(reply))
    return failed(reply.code === 'NETWORK_ERROR' ? ORDER_OFFLINE : reply.message, false);
  if (saysPlaced(reply) || (isObject(reply) && reply.success !== false)) return readPlaced(reply);
  return failed(wordsOf(reply) ?? wordless(isGuest), true);
}

const wordless = (isGuest: boolean) =>
  isGuest ? 'Failed to send guest order to backend' : 'Failed to create order';

function readPlaced(reply: unknown): PlacedOrder {
  const order = [getPath(reply, 'data'), getPath(reply, 'order')].find(isObject);
  const id = getPath(reply, 'orderId') ?? getPath(order, 'orderId') ?? getPath(order, 'id');
  return {
    ok: true,
    id: idOf(id),
    orderNumber: idOf(getPath(order, 'order_number')),
    createdAt: textOf(getPath(order, 'created_at')),
    amounts: readAmounts(order),
  };
}

function readAmounts(order: unknown): OrderAmounts | undefined {
  const amount = (name: string): number => {
    const value = getPath(order, name);
    return typeof value === 'number' ? value : Number.NaN;
  };
  const amounts = {
    subtotal: amount('subtotal'),
    shippingCost: amount('shipping_cost'),
    taxAmount: amount('tax_amount'),
    discountAmount: amount('discount_amount'),
    totalAmount: amount('total_amount'),
  };
  return Object.values(amounts).every(Number.isFinite) ? amounts : undefined;
}

/** A silent 500 is 'HTTP 500'; an answer that only says no gets the call's own words. */
function readError(error: ApiError, isGuest: boolean): OrderResponse {
  const { status, code, body } = error;
  if (saysPlaced(body)) return readPlaced(body);
  if (status === undefined) return failed(ORDER_OFFLINE, false);
  const message = wordsOf(body) ?? (isObject(body) ? wordless(isGuest) : `HTTP ${status}`);
  const details = getPath(body, 'details');
  const fresh = code === 'PRICE_CHANGED' ? readFreshPrices(details) : undefined;
  if (fresh !== undefined) return { ok: false, code: 'PRICE_CHANGED', message, fresh };
  if (code === 'OUT_OF_STOCK') return { ok: false, code, message, items: readShortItems(details) };
  if (code === 'PRODUCT_UNKNOWN' || code === 'VARIANT_UNKNOWN')
    return { ok: false, code: 'UNKNOWN', message, items: readShortItems(details) };
  if (code === 'COUPON_REFUSED' || code === 'COUPON_USED_UP') return { ok: false, code: 'COUPON', message };
  if (code === 'KEY_REUSED' || code === 'ORDER_PAID') return { ok: false, code, message };
  if (status === 401 && !isGuest) return { ok: false, code: 'SIGNED_OUT', message };
  if (code === 'VALIDATION_FAILED')
    return { ok: false, code: 'INVALID', message, complaints: readComplaints(details) };
  return failed(message, status < 500 && status !== 408);
}

function readComplaints(details: unknown): Map<string, string> {
  const list = Array.isArray(details) ? details : [];
  return new Map(
    list.flatMap((entry) => {
      const [field, message] = [getPath(entry, 'field'), getPath(entry, 'message')];
      return typeof field === 'string' && typeof message === 'string' ? [[field, message]] : [];
    }),
  );
}

export const orderCalls = createOrderCalls();

import type { CheckoutRequest } from '../../../contract/orders/checkout-request.ts';
import {
  changedPricesSchema,
  type NewPrices,
  refusedItemsSchema,
  type ShortItem,
} from '../../../contract/orders/order-refusals.ts';
import { snakeKeys } from '../../../domain/text/key-case.ts';
import { type ApiClient, ApiError, shopClient, wordsOf } from '../../api/client.ts';
import { type FieldErrors, fieldErrorsOf } from '../../api/field-errors.ts';
import { getPath, idOf, isObject } from '../../api/response.ts';

export const ORDER_OFFLINE = 'Unable to connect to server. Please try again later.';
const ORDER_SUCCESS_WORDS = 'Guest order created successfully';

interface PlacedOrder {
  readonly ok: true;
  /** As the server answered it, with its id. Undefined: it went well, but nobody says which order it is. */
  readonly order: unknown;
}

export type OrderRefusal = { readonly ok: false; readonly message: string } & (
  | { readonly code: 'PRICE_CHANGED'; readonly newPrices: NewPrices }
  | { readonly code: 'OUT_OF_STOCK' | 'UNKNOWN_PRODUCT'; readonly items: readonly ShortItem[] }
  | { readonly code: 'COUPON' | 'CASH' | 'KEY_REUSED' | 'SIGNED_OUT' | 'ORDER_PAID' }
  | { readonly code: 'INVALID'; readonly fields: FieldErrors }
  /** `isDecided`: the shop has said no. Otherwise the order may have been placed, or may be yet. */
  | { readonly code: 'FAILED'; readonly isDecided: boolean }
);

type PlaceOrderAnswer = PlacedOrder | OrderRefusal;

type PlaceOrderRequest = CheckoutRequest & { readonly replacesOrderId?: string };

/** With a token the order belongs to its account; without one it is a guest's. Never throws. */
export type PlaceOrderCall = (
  request: PlaceOrderRequest,
  sent: { readonly key: string; readonly token: string | null },
) => Promise<PlaceOrderAnswer>;

export function createPlaceOrderCall({ askPublic, callProtected }: ApiClient = shopClient): PlaceOrderCall {
  return async (request, { key, token }) => {
    const init = { method: 'POST', body: request, headers: { 'idempotency-key': key } } as const;
    try {
      const response = await (token === null
        ? askPublic('/orders/guest', init)
        : callProtected('/orders', { ...init, token }));
      return readAnswer(response, request, token === null);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      return readError(thrown, request, token === null);
    }
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

function readAnswer(response: unknown, request: PlaceOrderRequest, isGuest: boolean): PlaceOrderAnswer {
  if (saysPlaced(response) || (isObject(response) && response.success !== false))
    return readPlaced(response, request);
  return failed(wordsOf(response) ?? wordless(isGuest), true);
}

const wordless = (isGuest: boolean) =>
  isGuest ? 'Failed to send guest order to backend' : 'Failed to create order';

/** Where the answer tells only the id, the rest of the order is as it was sent. */
function readPlaced(response: unknown, request: PlaceOrderRequest): PlacedOrder {
  const answered = [getPath(response, 'data'), getPath(response, 'order')].find(isObject);
  const id = idOf(getPath(response, 'orderId') ?? answered?.orderId ?? answered?.id);
  return { ok: true, order: id === undefined ? undefined : { ...requestedOrder(request), ...answered, id } };
}

/** The request in the words of the server's orders. */
const requestedOrder = ({ items, ...request }: PlaceOrderRequest) => ({
  ...snakeKeys(request),
  order_items: items.map(({ productDetails: product, ...item }) => ({ ...snakeKeys(item), product })),
});

/** Cash, or an advance, is not offered for this order. */
const CASH_CODES = ['CASH_NOT_OFFERED', 'ADVANCE_NEEDED', 'PART_PAYMENT_NOT_OFFERED'];

/** A silent 500 is 'HTTP 500'; an answer that only says no gets the call's own words. */
function readError(error: ApiError, request: PlaceOrderRequest, isGuest: boolean): PlaceOrderAnswer {
  const { status, code, body } = error;
  if (saysPlaced(body)) return readPlaced(body, request);
  if (status === undefined)
    return failed(!isGuest || error.code === 'NETWORK_ERROR' ? ORDER_OFFLINE : error.message, false);
  const message = wordsOf(body) ?? (isObject(body) ? wordless(isGuest) : `HTTP ${status}`);
  const details = getPath(body, 'details');
  if (code === 'PRICE_CHANGED') {
    const { data: newPrices } = changedPricesSchema.safeParse(details);
    if (newPrices !== undefined) return { ok: false, code, message, newPrices };
  }
  const { items = [] } = refusedItemsSchema.safeParse(details).data ?? {};
  if (code === 'OUT_OF_STOCK') return { ok: false, code, message, items };
  if (code === 'PRODUCT_UNKNOWN' || code === 'VARIANT_UNKNOWN')
    return { ok: false, code: 'UNKNOWN_PRODUCT', message, items };
  if (code === 'COUPON_REFUSED' || code === 'COUPON_USED_UP') return { ok: false, code: 'COUPON', message };
  if (code !== undefined && CASH_CODES.includes(code)) return { ok: false, code: 'CASH', message };
  if (code === 'KEY_REUSED' || code === 'ORDER_PAID') return { ok: false, code, message };
  if (code === 'NOT_DELIVERED') return { ok: false, code: 'INVALID', message, fields: { pincode: message } };
  if (status === 401 && !isGuest) return { ok: false, code: 'SIGNED_OUT', message };
  if (code === 'VALIDATION_FAILED')
    return { ok: false, code: 'INVALID', message, fields: fieldErrorsOf(error) };
  return failed(message, status < 500 && status !== 408);
}

export const placeOrderCall = createPlaceOrderCall();

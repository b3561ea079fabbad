import {
  changedPricesSchema,
  type NewPrices,
  refusedItemsSchema,
  type ShortItem,
} from '../../../contract/orders/order-refusals.ts';
import { type AnsweredOrder, placedOrderSchema } from '../../../contract/orders/placed-order.ts';
import { type ApiClient, ApiError, shopClient, wordsOf } from '../../api/client.ts';
import { type FieldErrors, fieldErrorsOf } from '../../api/field-errors.ts';
import { getPath, isObject } from '../../api/response.ts';
import type { AttemptRequest } from './order-attempt.ts';
import { readOrder, type ShownOrder } from './order-response.ts';

const ORDER_OFFLINE = 'Unable to connect to server. Please try again later.';
const ORDER_SUCCESS_WORDS = 'Guest order created successfully';

export type OrderRefusal = { readonly ok: false; readonly message: string } & (
  | { readonly code: 'PRICE_CHANGED'; readonly newPrices: NewPrices }
  | { readonly code: 'OUT_OF_STOCK' | 'UNKNOWN_PRODUCT'; readonly items: readonly ShortItem[] }
  | { readonly code: 'COUPON' | 'CASH' | 'KEY_REUSED' | 'SIGNED_OUT' | 'ORDER_PAID' }
  | { readonly code: 'INVALID'; readonly fields: FieldErrors }
  /** `isDecided`: the shop has said no. Otherwise the order may have been placed, or may be yet. */
  | { readonly code: 'FAILED'; readonly isDecided: boolean }
);

export interface PlacedOrder {
  readonly ok: true;
  /** As the server answered it. */
  readonly answered: AnsweredOrder;
  readonly order: ShownOrder;
}

/** Of the checkout, or of the form in which many products are ordered at once. */
export type OrderForm = 'checkout' | 'quick order';

/** With a token the order belongs to its account; without one it is a guest's. Never throws. */
export type PlaceOrderCall = (
  form: OrderForm,
  request: AttemptRequest,
  sent: { readonly key: string; readonly token: string | null },
) => Promise<PlacedOrder | OrderRefusal>;

export function createPlaceOrderCall({ askPublic, callProtected }: ApiClient = shopClient): PlaceOrderCall {
  /** Where the answer has only the id, that is enough to read the order. */
  async function readPlaced(response: unknown, request: AttemptRequest): Promise<PlacedOrder | OrderRefusal> {
    const { orderId, data, order = data } = placedOrderSchema.safeParse(response).data ?? {};
    const answered = order ?? (orderId === undefined ? undefined : await readAnswered(orderId));
    const shown = readOrder(answered);
    if (answered === undefined || shown === undefined) return failed(orderMissing(request), false);
    return { ok: true, answered, order: shown };
  }
  const readAnswered = async (id: string) => {
    const response = await askPublic(`/orders/${encodeURIComponent(id)}`).catch(() => undefined);
    return placedOrderSchema.safeParse(response).data?.data;
  };

  return async (form, request, { key, token }) => {
    const isGuest = token === null;
    const init = { method: 'POST', body: request, headers: { 'idempotency-key': key } } as const;
    const path = form === 'quick order' ? '/orders/create' : isGuest ? '/orders/guest' : '/orders';
    try {
      const response = await (isGuest ? askPublic(path, init) : callProtected(path, { ...init, token }));
      if (saysPlaced(response) || (isObject(response) && response.success !== false))
        return await readPlaced(response, request);
      return failed(wordsOf(response) ?? wordless(isGuest), true);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      return saysPlaced(thrown.body) ? readPlaced(thrown.body, request) : readRefusal(thrown, isGuest);
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

const wordless = (isGuest: boolean) =>
  isGuest ? 'Failed to send guest order to backend' : 'Failed to create order';

/** It went well, but nobody says which order it is. */
const orderMissing = ({ paymentMethod }: AttemptRequest) =>
  paymentMethod === 'online' ? 'Order not created successfully' : 'Invalid order response from server';

/** Cash, or an advance, is not offered for this order. */
const CASH_CODES = ['CASH_NOT_OFFERED', 'ADVANCE_NEEDED', 'PART_PAYMENT_NOT_OFFERED'];

/** A silent 500 is 'HTTP 500'; an answer that only says no gets the call's own words. */
function readRefusal(error: ApiError, isGuest: boolean): OrderRefusal {
  const { status, code, body } = error;
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

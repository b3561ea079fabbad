import type { CustomerInfo } from '../../../../domain/orders/order.ts';
import type { Address } from '../../../../domain/shipping/address.ts';
import { type ApiClient, ApiError, isServiceFailure, shopClient, wordsOf } from '../../../api/client.ts';
import { getPath, idOf } from '../../../api/response.ts';
import { ORDER_OFFLINE } from '../place-order-call.ts';

/** The body of POST /orders/create: lines as columns. */
export interface QuickOrderBody {
  readonly productIds: readonly string[];
  readonly quantities: readonly number[];
  readonly variants: readonly (string | null)[];
  readonly prices: readonly number[];
  readonly paymentMethod: 'cod' | 'online';
  /** With `cod`: an advance online now, the rest in cash. */
  readonly partPayment?: true;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly customerInfo: CustomerInfo;
  readonly notes: string;
  readonly gstin?: string;
  /** What the form shows: where the shop's own differs, it asks again. */
  readonly totalAmount: number;
}

type QuickOrderResponse =
  /** `order` is in the server's form. */
  | { readonly ok: true; readonly id: string; readonly order: unknown }
  | { readonly ok: false; readonly code: string | undefined; readonly reason: string };

export function createQuickOrderCall({ callPublic, callProtected }: ApiClient) {
  /** With a token the order belongs to its account, or is an administrator's. Never throws. */
  return async function placeQuickOrder(
    body: QuickOrderBody,
    { key, isGuest }: { key: string; isGuest: boolean },
  ): Promise<QuickOrderResponse> {
    const init = { method: 'POST', body, headers: { 'idempotency-key': key } } as const;
    try {
      const reply = await (isGuest ? callPublic : callProtected)('/orders/create', init);
      if (isServiceFailure(reply))
        return {
          ok: false,
          code: reply.code,
          reason: reply.code === 'NETWORK_ERROR' ? ORDER_OFFLINE : reply.message,
        };
      const id = idOf(getPath(reply, 'orderId') ?? getPath(reply, 'data', 'id'));
      if (id === undefined)
        return { ok: false, code: undefined, reason: 'Invalid order response from server' };
      return { ok: true, id, order: getPath(reply, 'order') ?? getPath(reply, 'data') };
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      if (thrown.status === undefined) return { ok: false, code: thrown.code, reason: ORDER_OFFLINE };
      return { ok: false, code: thrown.code, reason: wordsOf(thrown.body) ?? `HTTP ${thrown.status}` };
    }
  };
}

export const placeQuickOrder = createQuickOrderCall(shopClient);

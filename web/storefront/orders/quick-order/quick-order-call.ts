import { type ApiClient, ApiError, shopClient, wordsOf } from '../../../api/client.ts';
import { getPath, idOf } from '../../../api/response.ts';
import { ORDER_OFFLINE } from '../place-order-call.ts';

type QuickOrderResponse =
  /** `order` is in the server's form. */
  | { readonly ok: true; readonly id: string; readonly order: unknown }
  | { readonly ok: false; readonly code: string | undefined; readonly reason: string };

export function createQuickOrderCall({ askPublic, callProtected }: ApiClient) {
  /** With a token the order belongs to its account, or is an administrator's. Never throws. */
  return async function placeQuickOrder(
    body: object,
    { key, isGuest }: { key: string; isGuest: boolean },
  ): Promise<QuickOrderResponse> {
    const init = { method: 'POST', body, headers: { 'idempotency-key': key } } as const;
    try {
      const reply = await (isGuest ? askPublic : callProtected)('/orders/create', init);
      const id = idOf(getPath(reply, 'orderId') ?? getPath(reply, 'data', 'id'));
      if (id === undefined)
        return { ok: false, code: undefined, reason: 'Invalid order response from server' };
      return { ok: true, id, order: getPath(reply, 'order') ?? getPath(reply, 'data') };
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const { status, code, message, body: refusal } = thrown;
      if (status !== undefined) return { ok: false, code, reason: wordsOf(refusal) ?? `HTTP ${status}` };
      return { ok: false, code, reason: isGuest && code !== 'NETWORK_ERROR' ? message : ORDER_OFFLINE };
    }
  };
}

export const placeQuickOrder = createQuickOrderCall(shopClient);

import { type ApiClient, ApiError, shopClient, wordsOf } from '../../api/client.ts';
import { getPath, idOf, messageOf, textOf } from '../../api/response.ts';
import { readOrder, type ShownOrder } from './order-response.ts';

export type FetchedOrder =
  | { readonly is: 'found'; readonly order: ShownOrder }
  /** The shop answered that it has no such order. */
  | { readonly is: 'not-found' }
  /** Nobody knows: the shop is away, in trouble, or its answer cannot be read. */
  | { readonly is: 'failed' };

export interface OrderPage {
  readonly orders: readonly ShownOrder[];
  readonly page: number;
  readonly pages: number;
}

export const ORDERS_PER_PAGE = 10;

const isMissing = (thrown: unknown) => thrown instanceof ApiError && thrown.code === 'ENDPOINT_NOT_FOUND';

export function createOrderCalls({ askPublic, callProtected }: ApiClient) {
  return {
    /** By its unguessable id, which is all a guest needs. */
    async fetchOrder(id: string): Promise<FetchedOrder> {
      try {
        const response = await askPublic(`/orders/${encodeURIComponent(id)}`);
        const order = readOrder(getPath(response, 'data') ?? getPath(response, 'order'));
        return order === undefined ? { is: 'failed' } : { is: 'found', order };
      } catch (thrown) {
        return { is: isMissing(thrown) ? 'not-found' : 'failed' };
      }
    },

    /** The signed-in shopper's own, the newest first. */
    async fetchOwnOrders(page: number) {
      const failed = 'Failed to fetch orders';
      try {
        const response = await callProtected(`/orders?own=true&limit=${ORDERS_PER_PAGE}&page=${page}`);
        const listed = [getPath(response, 'data'), getPath(response, 'orders'), response].find(Array.isArray);
        if (listed === undefined || getPath(response, 'success') === false) throw new Error(failed);
        const orders = listed.flatMap((order: unknown) => readOrder(order) ?? []);
        return { ok: true, list: { orders, page, pages: pagesOf(response) } } as const;
      } catch (thrown) {
        const status = thrown instanceof ApiError ? thrown.status : undefined;
        const message = status === undefined ? `${failed}.` : `HTTP ${status}: ${failed}`;
        return { ok: false, message } as const;
      }
    },

    /** A guest's, by its number and the e-mail or phone it was placed with; answers the id that reads it. */
    async lookUpOrder(body: { order_number: string; contact: string }) {
      const failed = 'We couldn’t search for the order. Please try again.';
      try {
        const response = await askPublic('/orders/lookup', { method: 'POST', body });
        const id = idOf(getPath(response, 'orderId') ?? getPath(response, 'data', 'orderId'));
        return id === undefined
          ? ({ is: 'failed', message: failed } as const)
          : ({ is: 'found', id } as const);
      } catch (thrown) {
        if (isMissing(thrown)) return { is: 'not-found' } as const;
        return { is: 'failed', message: messageOf(thrown, failed) } as const;
      }
    },

    /** By its unguessable id. `isDecided`: the shop has said yes or no, so the order is not what the page shows. */
    async cancelOrder(id: string) {
      const failed = 'We couldn’t cancel the order. Please try again, or call us.';
      try {
        const response = await askPublic(`/orders/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
        const ok = getPath(response, 'success') === true;
        const message = (ok ? textOf(getPath(response, 'message')) : undefined) ?? failed;
        return { ok, message, isDecided: ok };
      } catch (thrown) {
        if (!(thrown instanceof ApiError)) throw thrown;
        const { isRefusal, body } = thrown;
        const message = (isRefusal ? wordsOf(body) : undefined) ?? failed;
        return { ok: false, message, isDecided: isRefusal };
      }
    },
  };
}

function pagesOf(response: unknown): number {
  const pages = getPath(response, 'pagination', 'pages');
  return typeof pages === 'number' && pages >= 1 ? Math.floor(pages) : 1;
}

export const { fetchOrder, fetchOwnOrders, lookUpOrder, cancelOrder } = createOrderCalls(shopClient);

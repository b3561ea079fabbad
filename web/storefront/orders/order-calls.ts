import { type ApiClient, ApiError, isServiceFailure, shopClient, wordsOf } from '../../api/client.ts';
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

type FetchedOrders =
  | { readonly ok: true; readonly list: OrderPage }
  | { readonly ok: false; readonly message: string };

type LookedUpOrder =
  | { readonly is: 'found'; readonly id: string }
  | { readonly is: 'not-found' }
  | { readonly is: 'failed'; readonly message: string };

interface CancelledOrder {
  readonly ok: boolean;
  readonly message: string;
  /** The shop has said yes or no, so the order is not what the page shows. */
  readonly isDecided: boolean;
}

export const ORDERS_PER_PAGE = 10;

interface OrderCalls {
  /** By its unguessable id, which is all a guest needs. */
  fetchOrder(id: string): Promise<FetchedOrder>;
  /** The signed-in shopper's own, the newest first. */
  fetchOwnOrders(page: number): Promise<FetchedOrders>;
  /** A guest's, by its number and the e-mail or phone it was placed with; answers the id that reads it. */
  lookUpOrder(wanted: { order_number: string; contact: string }): Promise<LookedUpOrder>;
  /** By its unguessable id. */
  cancelOrder(id: string): Promise<CancelledOrder>;
}

export function createOrderCalls({ callPublic, callProtected }: ApiClient): OrderCalls {
  return {
    async fetchOrder(id) {
      try {
        const response = await callPublic(`/orders/${encodeURIComponent(id)}`);
        if (isServiceFailure(response))
          return { is: response.code === 'ENDPOINT_NOT_FOUND' ? 'not-found' : 'failed' };
        const order = readOrder(getPath(response, 'data') ?? getPath(response, 'order'));
        return order === undefined ? { is: 'failed' } : { is: 'found', order };
      } catch {
        return { is: 'failed' };
      }
    },

    async fetchOwnOrders(page) {
      const failed = 'Failed to fetch orders';
      try {
        const response = await callProtected(`/orders?own=true&limit=${ORDERS_PER_PAGE}&page=${page}`);
        const listed = [getPath(response, 'data'), getPath(response, 'orders'), response].find(Array.isArray);
        if (listed === undefined || getPath(response, 'success') === false) throw new Error(failed);
        const orders = listed.flatMap((order: unknown) => readOrder(order) ?? []);
        return { ok: true, list: { orders, page, pages: pagesOf(response) } };
      } catch (thrown) {
        const status = thrown instanceof ApiError ? thrown.status : undefined;
        return { ok: false, message: status === undefined ? `${failed}.` : `HTTP ${status}: ${failed}` };
      }
    },

    async lookUpOrder(body) {
      const failed = 'We couldn’t search for the order. Please try again.';
      try {
        const response = await callPublic('/orders/lookup', { method: 'POST', body });
        if (isServiceFailure(response))
          return response.code === 'ENDPOINT_NOT_FOUND'
            ? { is: 'not-found' }
            : { is: 'failed', message: response.message };
        const id = idOf(getPath(response, 'orderId') ?? getPath(response, 'data', 'orderId'));
        return id === undefined ? { is: 'failed', message: failed } : { is: 'found', id };
      } catch (thrown) {
        return { is: 'failed', message: messageOf(thrown, failed) };
      }
    },

    async cancelOrder(id) {
      const failed = 'We couldn’t cancel the order. Please try again, or call us.';
      try {
        const response = await callPublic(`/orders/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
        const ok = !isServiceFailure(response) && getPath(response, 'success') === true;
        const message = (ok ? textOf(getPath(response, 'message')) : undefined) ?? failed;
        return { ok, message, isDecided: ok };
      } catch (thrown) {
        if (!(thrown instanceof ApiError)) throw thrown;
        const { isRefusal, body } = thrown;
        return {
          ok: false,
          message: (isRefusal ? wordsOf(body) : undefined) ?? failed,
          isDecided: isRefusal,
        };
      }
    },
  };
}

function pagesOf(response: unknown): number {
  const pages = getPath(response, 'pagination', 'pages');
  return typeof pages === 'number' && pages >= 1 ? Math.floor(pages) : 1;
}

export const { fetchOrder, fetchOwnOrders, lookUpOrder, cancelOrder } = createOrderCalls(shopClient);

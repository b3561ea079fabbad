import { type ApiClient, ApiError, isServiceFailure, shopClient } from '../../api/client.ts';
import { getPath, idOf, messageOf } from '../../api/response.ts';
import { readOrder, type ShownOrder } from './order-response.ts';

export interface OrderPage {
  readonly orders: readonly ShownOrder[];
  readonly page: number;
  readonly pages: number;
}

export type OrderListRead =
  | { readonly ok: true; readonly list: OrderPage }
  | { readonly ok: false; readonly message: string };

export type OrderLookedUp =
  | { readonly is: 'found'; readonly id: string }
  | { readonly is: 'not-found' }
  | { readonly is: 'failed'; readonly message: string };

export const ORDERS_PER_PAGE = 10;

export interface OrderList {
  /** The signed-in shopper's own, the newest first. */
  fetchOwnOrders(page: number): Promise<OrderListRead>;
  /** A guest's, by its number and the e-mail or phone it was placed with; answers the id that reads it. */
  lookUpOrder(wanted: { order_number: string; contact: string }): Promise<OrderLookedUp>;
}

export function createOrderList({ callPublic, callProtected }: ApiClient): OrderList {
  return {
    async fetchOwnOrders(page) {
      const failed = 'Failed to fetch orders';
      try {
        const reply = await callProtected(`/orders?own=true&limit=${ORDERS_PER_PAGE}&page=${page}`);
        const listed = [getPath(reply, 'data'), getPath(reply, 'orders'), reply].find(Array.isArray);
        if (listed === undefined || getPath(reply, 'success') === false) throw new Error(failed);
        const orders = listed.flatMap((order: unknown) => readOrder(order) ?? []);
        return { ok: true, list: { orders, page, pages: pagesOf(reply) } };
      } catch (thrown) {
        const status = thrown instanceof ApiError ? thrown.status : undefined;
        return { ok: false, message: status === undefined ? `${failed}.` : `HTTP ${status}: ${failed}` };
      }
    },

    async lookUpOrder(body) {
      const failed = 'The order could not be looked for. Please try again.';
      try {
        const reply = await callPublic('/orders/lookup', { method: 'POST', body });
        if (isServiceFailure(reply))
          return reply.code === 'ENDPOINT_NOT_FOUND'
            ? { is: 'not-found' }
            : { is: 'failed', message: reply.message };
        const id = idOf(getPath(reply, 'orderId') ?? getPath(reply, 'data', 'orderId'));
        return id === undefined ? { is: 'failed', message: failed } : { is: 'found', id };
      } catch (thrown) {
        return { is: 'failed', message: messageOf(thrown, failed) };
      }
    },
  };
}

function pagesOf(reply: unknown): number {
  const pages = getPath(reply, 'pagination', 'pages');
  return typeof pages === 'number' && pages >= 1 ? Math.floor(pages) : 1;
}

export const { fetchOwnOrders, lookUpOrder } = createOrderList(shopClient);

import { type ApiClient, isServiceFailure, shopClient } from '../../api/client.ts';
import { getPath } from '../../api/response.ts';
import { readOrder, type ShownOrder } from './order-response.ts';

export type OrderRead =
  | { readonly is: 'found'; readonly order: ShownOrder }
  /** The shop answered that it has no such order. */
  | { readonly is: 'not-found' }
  /** Nobody knows: the shop is away, in trouble, or its answer cannot be read. */
  | { readonly is: 'failed' };

export interface OrderReads {
  /** By its unguessable id, which is all a guest needs. */
  fetchOrder(id: string): Promise<OrderRead>;
}

export function createOrderReads({ callPublic }: ApiClient): OrderReads {
  return {
    async fetchOrder(id) {
      try {
        const reply = await callPublic(`/orders/${encodeURIComponent(id)}`);
        if (isServiceFailure(reply))
          return { is: reply.code === 'ENDPOINT_NOT_FOUND' ? 'not-found' : 'failed' };
        const order = readOrder(getPath(reply, 'data') ?? getPath(reply, 'order'));
        return order === undefined ? { is: 'failed' } : { is: 'found', order };
      } catch {
        return { is: 'failed' };
      }
    },
  };
}

export const { fetchOrder } = createOrderReads(shopClient);

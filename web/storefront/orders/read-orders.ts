import { ApiError, shopClient } from '../../api/client.ts';
import { getPath } from '../../api/response.ts';
import { readOrder, type ShownOrder } from './order-response.ts';

export interface OrderPage {
  readonly orders: readonly ShownOrder[];
  readonly pages: number;
}

export const ORDERS_PER_PAGE = 10;

/** Of what the shop has said; anything else means that nobody knows. */
export const isMissing = (thrown: unknown) =>
  thrown instanceof ApiError && thrown.code === 'ENDPOINT_NOT_FOUND';

/** By its unguessable id, which is all a guest needs. Throws where it cannot be read. */
export async function readOrderById(id: string, { askPublic } = shopClient): Promise<ShownOrder> {
  const response = await askPublic(`/orders/${encodeURIComponent(id)}`);
  const order = readOrder(getPath(response, 'data') ?? getPath(response, 'order'));
  if (order === undefined) throw new Error('The answer is no order');
  return order;
}

export const orderQuery = (id: string) => ({ queryKey: ['order', id], queryFn: () => readOrderById(id) });

/** The signed-in shopper's own, the newest first. Throws the sentence that the page says. */
export async function readOwnOrders(page: number, { callProtected } = shopClient): Promise<OrderPage> {
  const failed = 'Failed to fetch orders';
  const path = `/orders?own=true&limit=${ORDERS_PER_PAGE}&page=${page}`;
  const response = await callProtected(path).catch((cause: unknown) => {
    const status = cause instanceof ApiError ? cause.status : undefined;
    throw new Error(status === undefined ? `${failed}.` : `HTTP ${status}: ${failed}`, { cause });
  });
  const listed = [getPath(response, 'data'), getPath(response, 'orders'), response].find(Array.isArray);
  if (listed === undefined || getPath(response, 'success') === false) throw new Error(`${failed}.`);
  return { orders: listed.flatMap((order: unknown) => readOrder(order) ?? []), pages: pagesOf(response) };
}

function pagesOf(response: unknown): number {
  const pages = getPath(response, 'pagination', 'pages');
  return typeof pages === 'number' && pages >= 1 ? Math.floor(pages) : 1;
}

import type { Order } from '../../../contract/orders/order.ts';
import {
  type OrderCounts,
  orderCountsSchema,
  orderSavedResponse,
} from '../../../contract/orders/order-responses.ts';

export const orderPath = ({ id }: Pick<Order, 'id'>): string => `/orders/${encodeURIComponent(id)}`;

const withOrder = orderSavedResponse.pick({ order: true });

/** The order as it is now, from the response to reading or changing it. */
export const readOrderResponse = (response: unknown): Order => withOrder.parse(response).order;

export const readCounts = (response: unknown): OrderCounts | undefined =>
  orderCountsSchema.safeParse(response).data;

export const countPieces = ({ order_items }: Pick<Order, 'order_items'>): number =>
  order_items.reduce((sum, { quantity }) => sum + quantity, 0);

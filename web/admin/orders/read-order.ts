import { type AdminOrder, adminOrderSchema } from '../../../contract/orders/packing-order.ts';
import { oneReader } from '../read-response.ts';

export const orderPath = ({ id }: Pick<AdminOrder, 'id'>): string => `/orders/${encodeURIComponent(id)}`;

/** The order as it is now, from the response to reading or changing it. */
export const readOrderResponse = oneReader('order', adminOrderSchema);

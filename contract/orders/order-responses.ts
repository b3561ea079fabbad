import { ORDER_STATUSES } from '../../domain/orders/order-status.ts';
import { z } from '../../domain/zod.ts';
import {
  cursorPaginationSchema,
  integer,
  listResponse,
  messageSchema,
  oneResponse,
  savedResponse,
} from '../responses.ts';
import { ORDER_ID_EXAMPLE } from './examples.ts';
import { orderViewSchema } from './order.ts';
import { adminOrderSchema, packingOrderSchema } from './packing-order.ts';

const orderId = messageSchema(ORDER_ID_EXAMPLE);

export const orderPlacedResponse = savedResponse(
  'order',
  orderViewSchema,
  'Order created successfully',
).extend({ orderId });

/** Of any reader, the ones in the admin who see no amounts too. */
const readOrderSchema = z.union([orderViewSchema, packingOrderSchema]);

export const orderResponse = oneResponse('order', readOrderSchema);

export const orderCancelledResponse = savedResponse('order', orderViewSchema, 'Your order was cancelled');

const count = z.number().int();

const statusCountsSchema = z
  .object({
    PENDING: count,
    CONFIRMED: count,
    PROCESSING: count,
    SHIPPED: count,
    DELIVERED: count,
    CANCELLED: count,
  })
  .describe('How many match, for every status')
  .meta({
    examples: [{ PENDING: 4, CONFIRMED: 3, PROCESSING: 0, SHIPPED: 6, DELIVERED: 1020, CANCELLED: 9 }],
  });

/** Stands beside the rows of an administrator's list. */
export const orderCountsSchema = z.object({
  counts: statusCountsSchema,
  countedInPart: z.array(z.enum(ORDER_STATUSES)).describe('Statuses with more orders than `counts` says'),
});
export type OrderCounts = z.infer<typeof orderCountsSchema>;

export const orderListResponse = listResponse(readOrderSchema).extend({
  pagination: cursorPaginationSchema,
  ...orderCountsSchema.partial().shape,
});

export const orderSavedResponse = savedResponse('order', adminOrderSchema, 'Order updated successfully');

export const bulkStatusResponse = z.object({
  success: z.literal(true),
  message: messageSchema('Order status updated successfully'),
  data: z.array(orderId).describe('The ids of the orders that were changed'),
  updated: integer.meta({ examples: [1] }),
  skipped: z.array(z.string()).meta({ examples: [[]] }),
  unpaid: z.array(z.string()).meta({ examples: [[]] }),
  refunded: z.array(z.string()).meta({ examples: [[]] }),
  waiting: z.array(z.string()).meta({ examples: [[]] }),
});

import { z } from '../../domain/zod.ts';

/** Of the answer to an order, what it is stored and shown by; `orderPlacedResponse` is all that the server answers. */
export const answeredOrderSchema = z.looseObject({
  id: z.string().min(1),
  order_items: z.array(z.unknown()),
});
export type AnsweredOrder = z.output<typeof answeredOrderSchema>;

/** The order stands under either name. Without it, all that is known is the id. */
export const placedOrderSchema = z.object({
  orderId: z.string().optional().catch(undefined),
  data: answeredOrderSchema.optional().catch(undefined),
  order: answeredOrderSchema.optional().catch(undefined),
});

import { z } from '../../domain/zod.ts';
import { ORDER_EXAMPLE, type Order, orderSchema } from './order.ts';
import { ORDER_ITEM_EXAMPLE, orderItemSchema } from './order-item.ts';

/**
 * An order for administrators who see no amounts: all that is needed to pack and send it, with what to collect at the
 * door and no other sum.
 */

const {
  product: _product,
  unit_price,
  price_at_purchase,
  total_price,
  ...PACKING_ITEM_EXAMPLE
} = ORDER_ITEM_EXAMPLE;

const packingItemSchema = orderItemSchema
  .omit({ product: true, unit_price: true, price_at_purchase: true, total_price: true })
  .meta({ id: 'PackingOrderItem', examples: [PACKING_ITEM_EXAMPLE] });

const AMOUNTS = {
  subtotal: true,
  shipping_cost: true,
  tax_amount: true,
  cgst: true,
  sgst: true,
  igst: true,
  discount_amount: true,
  round_off: true,
  total_amount: true,
  order_summary: true,
  amount_refunded: true,
  advance: true,
  amount_paid: true,
  amount_due: true,
  amount_to_refund: true,
  amount_disputed: true,
} as const;

const withoutAmounts = orderSchema.omit(AMOUNTS);

export const packingOrderSchema = withoutAmounts
  .extend({
    order_items: z.array(packingItemSchema),
    amount_to_collect: z.number().describe('Rupees in cash at the door; 0 where nothing is to be collected'),
  })
  .meta({
    id: 'PackingOrder',
    examples: [
      {
        ...withoutAmounts.parse(ORDER_EXAMPLE),
        order_items: [PACKING_ITEM_EXAMPLE],
        amount_to_collect: ORDER_EXAMPLE.total_amount,
      },
    ],
  });
export type PackingOrder = z.infer<typeof packingOrderSchema>;

/** An order as an administrator reads it, with or without amounts. */
export const adminOrderSchema = z.union([orderSchema, packingOrderSchema]);
export type AdminOrder = Order | PackingOrder;

export const hasAmounts = (order: AdminOrder): order is Order => 'total_amount' in order;

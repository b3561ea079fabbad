import { toRupees } from '../../../domain/money.ts';
import { displayOrderNumber } from '../../../domain/order.ts';
import type { ShownOrder } from '../../api/order-reply.ts';
import type { PurchaseEvent } from '../analytics.ts';

export function purchaseOf({ orderNumber, totals, items }: ShownOrder): PurchaseEvent {
  return {
    event: 'purchase',
    transaction_id: displayOrderNumber(orderNumber),
    value: toRupees(totals.total),
    currency: 'INR',
    items: items.map(({ productId, name, category, variant, unitPrice, quantity }) => ({
      item_id: productId,
      item_name: name,
      item_category: category,
      item_variant: variant,
      price: toRupees(unitPrice),
      quantity,
    })),
  };
}

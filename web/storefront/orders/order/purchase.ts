import { displayOrderNumber } from '../../../../domain/orders/order.ts';
import { toRupees } from '../../../../domain/pricing/money.ts';
import type { PurchaseEvent } from '../../analytics.ts';
import type { ShownOrder } from '../order-response.ts';

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

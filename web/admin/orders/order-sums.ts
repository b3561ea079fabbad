import type { Order } from '../../../contract/orders/order.ts';
import { chargedByRate, gstLines } from '../../../domain/pricing/gst-rates.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { type SummaryLine, summaryLines } from '../../../domain/pricing/summary-lines.ts';
import { formatRupees, formatRupeesUnrounded } from '../../../domain/text/format.ts';

type Summed = Pick<
  Order,
  'subtotal' | 'shipping_cost' | 'cgst' | 'sgst' | 'igst' | 'discount_amount' | 'coupon_code' | 'total_amount'
> & {
  readonly order_items: readonly Pick<Order['order_items'][number], 'total_price' | 'product_gst'>[];
};

/** '₹1,650', '₹49.50': the price of an item is never rounded for the screen. */
export const orderMoney = (amount: number): string => formatRupeesUnrounded(rupees(amount));

/** What leads to the total and the total, as the shopper sees it: in whole rupees that add up. */
export function orderSums(
  order: Summed,
): { readonly kind: SummaryLine['kind']; readonly name: string; readonly amount: string }[] {
  const sold = order.order_items.map(({ total_price, product_gst }) => ({
    value: rupees(total_price),
    ratePercent: product_gst,
  }));
  const charged = { cgst: rupees(order.cgst), sgst: rupees(order.sgst), igst: rupees(order.igst) };
  return summaryLines({
    subtotal: rupees(order.subtotal),
    shipping: rupees(order.shipping_cost),
    taxLines: gstLines(chargedByRate(sold, charged)),
    discount: rupees(order.discount_amount),
    total: rupees(order.total_amount),
  })
    .filter(({ kind, amount }) => kind !== 'shipping' || amount > 0)
    .map(({ kind, label, amount }) => ({
      kind,
      name: kind === 'discount' ? `Discount ${order.coupon_code ?? ''}`.trim() : label,
      amount: formatRupees(amount),
    }));
}

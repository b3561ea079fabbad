import { summaryLines } from '../../../../domain/pricing/summary-lines.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { SummaryList } from '../../cart/summary-list.tsx';
import type { ShownOrder } from '../order-response.ts';

const ALWAYS_SHOWN = ['subtotal', 'total'];

interface OrderTotalsProps {
  readonly order: Pick<
    ShownOrder,
    'subtotal' | 'shippingCost' | 'taxAmount' | 'discountAmount' | 'totalAmount'
  >;
}

/** From subtotal to total; shipping, tax and discount only where they are above 0. */
export function OrderTotals({ order }: OrderTotalsProps) {
  const rows = summaryLines({
    subtotal: order.subtotal,
    shipping: order.shippingCost,
    taxLines: [{ label: 'Tax (GST)', amount: order.taxAmount }],
    discount: order.discountAmount,
    total: order.totalAmount,
  })
    .filter(({ kind, amount }) => amount !== 0 || ALWAYS_SHOWN.includes(kind))
    .map(({ kind, label, amount }) => ({ kind, label, value: formatRupees(amount) }));
  return <SummaryList rows={rows} />;
}

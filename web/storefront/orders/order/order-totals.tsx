import { summaryLines } from '../../../../domain/pricing/summary-lines.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import type { ShownOrder } from '../order-response.ts';
import './order-totals.css';

const CLASSES = { discount: 'order-totals-saved', total: 'order-totals-total' } as const;
const ALWAYS_SHOWN = ['subtotal', 'total'];

interface OrderTotalsProps {
  readonly order: Pick<
    ShownOrder,
    'subtotal' | 'shippingCost' | 'taxAmount' | 'discountAmount' | 'totalAmount'
  >;
}

/** From subtotal to total; shipping, tax and discount only where they are above 0. */
export function OrderTotals({ order }: OrderTotalsProps) {
  const lines = summaryLines({
    subtotal: order.subtotal,
    shipping: order.shippingCost,
    taxLines: [{ label: 'Tax (GST)', amount: order.taxAmount }],
    discount: order.discountAmount,
    total: order.totalAmount,
  });
  return (
    <dl className="order-totals">
      {lines
        .filter(({ kind, amount }) => amount !== 0 || ALWAYS_SHOWN.includes(kind))
        .map(({ kind, label, amount }) => (
          <div key={kind} className={kind === 'discount' || kind === 'total' ? CLASSES[kind] : undefined}>
            <dt>{label}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}

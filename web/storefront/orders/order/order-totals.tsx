import { type Paise, subtract } from '../../../../domain/pricing/money.ts';
import { summaryLines } from '../../../../domain/pricing/summary-lines.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { SummaryList, type SummaryRow } from '../../cart/summary-list.tsx';
import type { ShownOrder } from '../order-response.ts';

/** Below the total, of an order with an advance: the whole story of its money. */
function advanceRows({ advance, awaitsAdvance, ...order }: OrderTotalsProps['order']): SummaryRow[] {
  if (advance === undefined) return [];
  const { totalAmount, amountPaid, amountDue, amountRefunded } = order;
  const rows: [string, Paise][] = awaitsAdvance
    ? [
        ['Advance to pay', advance],
        ['Due on delivery', subtract(totalAmount, advance)],
      ]
    : [
        [amountPaid > advance ? 'Paid' : 'Advance paid', amountPaid],
        ['Due on delivery', amountDue],
        ['Refunded', amountRefunded],
      ];
  return rows
    .filter(([, amount]) => amount > 0)
    .map(([label, amount]) => ({ label, value: formatRupees(amount) }));
}

const ALWAYS_SHOWN = ['subtotal', 'total'];

interface OrderTotalsProps {
  readonly order: Pick<
    ShownOrder,
    | 'subtotal'
    | 'shippingCost'
    | 'taxAmount'
    | 'discountAmount'
    | 'totalAmount'
    | 'advance'
    | 'awaitsAdvance'
    | 'amountPaid'
    | 'amountDue'
    | 'amountRefunded'
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
  return <SummaryList rows={[...rows, ...advanceRows(order)]} />;
}

import { summaryLines } from '../../../../domain/pricing/summary-lines.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import type { ShownTotals } from '../order-response.ts';
import './order-totals.css';

const CLASSES = { discount: 'order-totals-saved', total: 'order-totals-total' } as const;
const ALWAYS_SHOWN = ['subtotal', 'total'];

/** From subtotal to total; shipping, tax and discount only where they are above 0. */
export function OrderTotals({ totals: { tax, ...amounts } }: { readonly totals: ShownTotals }) {
  const lines = summaryLines({ ...amounts, taxLines: [{ label: 'Tax (GST)', amount: tax }] });
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

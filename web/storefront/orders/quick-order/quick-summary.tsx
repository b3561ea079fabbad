import type { ReactNode } from 'react';
import type { StoreSettings } from '../../../../contract/settings.ts';
import type { FitProduct } from '../../../../domain/fit/cart-items.ts';
import type { QuickLine } from '../../../../domain/orders/quick-order.ts';
import { GST_RATE_PERCENT, HOME_STATE } from '../../../../domain/pricing/gst.ts';
import { add, type Paise } from '../../../../domain/pricing/money.ts';
import { priceOrder } from '../../../../domain/pricing/totals.ts';
import { formatKg } from '../../../../domain/text/format.ts';
import { SummaryList, summaryRows } from '../../cart/summary-list.tsx';
import { FitLine, useFit } from '../../fit/use-fit.tsx';
import { Panel } from '../../panel.tsx';

interface QuickSummaryProps {
  readonly lines: readonly QuickLine<FitProduct>[];
  /** Empty until one is chosen: which tax it is depends on it. */
  readonly state: string;
  readonly settings: Pick<StoreSettings, 'taxRate'> | undefined;
  /** Agreed with the customer; by weight, if nothing is said. */
  readonly delivery?: Paise | undefined;
  readonly children: ReactNode;
}

/** Until the shop's own are loaded. */
const USUAL = { taxRate: GST_RATE_PERCENT };

/** What the rows come to, by the checkout's own rules. */
export function QuickSummary({ lines, state, settings = USUAL, delivery, children }: QuickSummaryProps) {
  const totals = priceOrder({ lines, state: state || HOME_STATE, settings, delivery });
  const { subtotal, shipping, discount } = totals;
  const beforeTax = { subtotal, shipping, discount, taxLines: [], total: add(subtotal, shipping) };
  const fit = useFit(lines);
  const weight = lines.reduce((sum, { weightKg }) => sum + weightKg, 0);
  const words = {
    subtotal: { label: `Subtotal, ${itemsIn(lines)}` },
    shipping: { label: delivery === undefined ? `Shipping, ${formatKg(weight)}` : 'Shipping, agreed' },
  };
  return (
    <aside className="xl:sticky xl:top-[calc(var(--header)+24px)] xl:self-start" aria-label="Order summary">
      <Panel title="Order summary">
        <SummaryList
          rows={
            state === ''
              ? summaryRows(beforeTax, { ...words, total: { label: 'Total before GST' } }).toSpliced(-1, 0, {
                  label: 'GST',
                  value: 'Choose a State',
                })
              : summaryRows(totals, words)
          }
        />
        {fit.judge}
        <FitLine fit={fit} />
        {children}
        <p className="text-sm text-steel">
          Catalogue prices, excluding GST. The total is rounded to the nearest rupee, as on the invoice.
        </p>
      </Panel>
    </aside>
  );
}

function itemsIn(lines: readonly { readonly quantity: number }[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 item' : `${count} items`;
}

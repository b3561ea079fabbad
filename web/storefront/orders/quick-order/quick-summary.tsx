import type { ReactNode } from 'react';
import type { StoreSettings } from '../../../../contract/settings.ts';
import type { FitProduct } from '../../../../domain/fit/cart-items.ts';
import type { QuickLine } from '../../../../domain/orders/quick-order.ts';
import { GST_RATE_PERCENT, HOME_STATE } from '../../../../domain/pricing/gst.ts';
import { priceOrder } from '../../../../domain/pricing/totals.ts';
import { formatKg } from '../../../../domain/text/format.ts';
import { SummaryList, summaryRows } from '../../cart/summary-list.tsx';
import { FitLine, useFit } from '../../fit/use-fit.tsx';
import { Panel } from '../../panel.tsx';

interface QuickSummaryProps {
  readonly lines: readonly QuickLine<FitProduct>[];
  /** Empty until one is chosen: then the tax is split as for the home state. */
  readonly state: string;
  readonly settings: Pick<StoreSettings, 'taxRate'> | undefined;
  readonly children: ReactNode;
}

/** Until the shop's own are loaded. */
const USUAL = { taxRate: GST_RATE_PERCENT };

/** What the rows come to, by the checkout's own rules. */
export function QuickSummary({ lines, state, settings = USUAL, children }: QuickSummaryProps) {
  const totals = priceOrder({ lines, state: state || HOME_STATE, settings });
  const fit = useFit(lines);
  const weight = lines.reduce((sum, { weightKg }) => sum + weightKg, 0);
  return (
    <aside className="xl:sticky xl:top-[calc(var(--header)+24px)] xl:self-start" aria-label="Order summary">
      <Panel title="Order summary">
        <SummaryList
          rows={summaryRows(totals, {
            subtotal: { label: `Subtotal, ${itemsIn(lines)}` },
            shipping: { label: `Shipping, ${formatKg(weight)}` },
          })}
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

import { memo, useMemo } from 'react';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { setQuantity, takeOut } from '../../../domain/fit/plan/edit.ts';
import type { Plan } from '../../../domain/fit/plan/plan.ts';
import { lineAmounts, priceCart, weightKg } from '../../../domain/pricing/price-cart.ts';
import type { OrderTotals } from '../../../domain/pricing/totals.ts';
import { FREIGHT_PER_KG } from '../../../domain/shipping/freight.ts';
import { formatKg, formatRupees } from '../../../domain/text/format.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { LineDrawing } from '../../ui/icon.tsx';
import type { ShopTerms } from '../cart/shop-terms.ts';
import { SummaryList, summaryRows } from '../cart/summary-list.tsx';
import { PriceBar } from '../catalogue/product/price-bar.tsx';
import { sharePlan } from './plan-store.ts';
import { lineName, linesOf, type PlanLine } from './range.ts';
import type { Planner } from './use-planner.ts';

export interface PlanPrice {
  readonly lines: readonly PlanLine[];
  readonly totals: OrderTotals;
  readonly kg: number;
  /** 'GST 18%', or 'GST' where there are several rates. */
  readonly taxLabel: string;
}

/** Reckoned as the checkout does, with standard delivery. */
export function usePlanPrice({ plan, range }: Planner, { settings }: ShopTerms): PlanPrice {
  const { items, things } = plan;
  return useMemo(() => {
    const lines = linesOf({ items, things }, range);
    const rates = new Set(lines.map(({ product }) => product.gst ?? settings.taxRate));
    const taxLabel = rates.size === 1 ? `GST ${[...rates]}%` : 'GST';
    return { lines, totals: priceCart(lines, { settings }), kg: weightKg(lines), taxLabel };
  }, [items, things, range, settings]);
}

/** Products, GST, freight and the total; the tax in one line, as the shopper's State is not known here. */
export function priceRows({ totals, kg, taxLabel }: PlanPrice) {
  return summaryRows(
    { ...totals, taxLines: [{ label: taxLabel, amount: totals.tax }] },
    {
      subtotal: { label: 'Products' },
      shipping: { label: `Freight, ${formatKg(kg)} at ${formatRupees(FREIGHT_PER_KG)}` },
    },
  );
}

interface PriceBlockProps {
  readonly planner: Planner;
  readonly price: PlanPrice;
  readonly isBusy: boolean;
  readonly onAddAll: () => void;
}

const LINK = 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1';
const PRINTER = 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z';

export const PriceBlock = memo(function PriceBlock({ planner, price, isBusy, onAddAll }: PriceBlockProps) {
  const { plan, change } = planner;
  const { lines } = price;
  return (
    <section
      className="min-w-0 rounded-sm border-[1.5px] border-ink p-4 md:col-span-2 md:grid md:grid-cols-2 md:gap-8 min-[1200px]:col-span-1"
      aria-label="Price"
    >
      <ul className="pb-3 text-md">
        {lines.map((line) => {
          const name = lineName(line.product.name, line.variant);
          return (
            <li key={cartLineKey(line)} className="flex items-center gap-2">
              <span className="flex-1">
                {line.quantity > 1 && `${line.quantity} × `}
                {name}
              </span>
              <b className="lettering whitespace-nowrap">{formatRupees(lineAmounts(line).total)}</b>
              <IconButton
                icon="minus"
                iconSize="small"
                label={`Remove one ${name}`}
                onClick={() => change(oneLess(plan, line))}
              />
            </li>
          );
        })}
        {lines.length === 0 && <li className="text-steel">No products yet</li>}
      </ul>
      <div>
        <SummaryList rows={priceRows(price)} />
        <Button
          kind="primary"
          size="large"
          block
          className="mt-4 max-lg:hidden"
          disabled={lines.length === 0}
          busy={isBusy}
          onClick={onAddAll}
        >
          Add all to cart
        </Button>
        <div className="mt-2 flex gap-2">
          <Button size="small" className="flex-1" onClick={() => void sharePlan(plan)}>
            <LineDrawing path={LINK} size="small" /> Share link
          </Button>
          <Button size="small" className="flex-1" onClick={() => window.print()}>
            <LineDrawing path={PRINTER} size="small" /> Print
          </Button>
        </div>
      </div>
    </section>
  );
});

/** Of several on the floor the last one goes. */
function oneLess(plan: Plan, { productId, variant }: PlanLine): Plan {
  const item = plan.items.findLast((each) => each.productId === productId && each.variant === variant);
  if (item) return takeOut(plan, item.id);
  const thing = plan.things.find((each) => each.productId === productId && each.variant === variant);
  return thing ? setQuantity(plan, thing, thing.quantity - 1) : plan;
}

export function PlanBar({ price, isBusy, onAddAll }: Omit<PriceBlockProps, 'planner'>) {
  return (
    <PriceBar
      label="Plan total"
      price={formatRupees(price.totals.total)}
      note={`all in, ${formatKg(price.kg)}`}
    >
      <Button kind="primary" disabled={price.lines.length === 0} busy={isBusy} onClick={onAddAll}>
        Add all to cart
      </Button>
    </PriceBar>
  );
}

import type { Product, SoldProduct } from '../../../../domain/catalogue/product.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { effectivePrice, listPrice, percentOff, type Selection } from '../../../../domain/pricing/price.ts';
import { priceSpan } from '../../../../domain/pricing/price-range.ts';
import { Tag } from '../../../ui/badge.tsx';
import { GstRate, GstSwitch } from '../../pricing/gst-switch.tsx';
import { useShownPrices } from '../../pricing/shown-prices.ts';

interface BigPriceProps {
  readonly product: SoldProduct & Pick<Product, 'priceRange'> & Partial<Pick<Product, 'savings'>>;
  readonly selection: Selection;
  readonly taxRate: number;
}

export function BigPrice({ product, selection, taxRate }: BigPriceProps) {
  const price = effectivePrice(product, selection);
  const list = listPrice(product, selection);
  const off = percentOff(list, price);
  const { isIncluded, show, beside } = useShownPrices({ gst: taxRate });
  const { lowest, highest } = priceSpan(product);
  return (
    <div className="big-price mb-5 border-y-[1.5px] border-ink py-3.5">
      <div aria-live="polite" aria-atomic="true">
        <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
          <b className="font-display text-[3.25rem] leading-none font-black">{show(price)}</b>
          {off > 0 && (
            <>
              {' '}
              <s className="text-lg text-steel">
                <span className="sr-only">List price </span>
                {show(list)}
              </s>{' '}
              <Tag kind="offer">{off}% off</Tag>
            </>
          )}
        </p>
        {/* A range may be written in words. */}
        <p className="mt-1 flex flex-wrap gap-x-4 text-md wrap-anywhere text-steel">
          <span>
            <GstRate rate={taxRate} />
          </span>
          <span>{beside(price)}</span>
          {product.priceRange !== undefined && (
            <span>Range {isIncluded ? `${show(lowest)} – ${show(highest)}` : product.priceRange}</span>
          )}
          {product.savings !== undefined && <span>You save {show(rupees(product.savings))}</span>}
        </p>
      </div>
      <GstSwitch className="-mb-2" />
    </div>
  );
}

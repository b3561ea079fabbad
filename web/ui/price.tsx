import type { SoldProduct } from '../../domain/catalogue/product.ts';
import { cheapestSelection, effectivePrice, listPrice, type Selection } from '../../domain/pricing/price.ts';
import { formatRupees } from '../../domain/text/format.ts';

interface PriceProps {
  readonly product: SoldProduct & { readonly priceRange?: string | undefined };
  /** A weight or colour was picked: its price instead of the range. */
  readonly selection?: Selection;
}

/**
 * The price range if there is one; otherwise the sale price with the list price struck through, or the price: of the
 * variant that is added without choosing one.
 */
const ROW = 'price flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-xl';
const AMOUNT = 'relative font-display leading-[1.16] font-black [word-spacing:0.1em]';

export function Price({ product, selection }: PriceProps) {
  if (product.priceRange && selection === undefined) {
    return (
      <p className={`price-range ${ROW}`}>
        <b className={AMOUNT}>{product.priceRange}</b>
      </p>
    );
  }
  const shown = selection ?? cheapestSelection(product);
  const price = effectivePrice(product, shown);
  const list = listPrice(product, shown);
  if (list <= price) {
    return (
      <p className={ROW}>
        <b className={AMOUNT}>{formatRupees(price)}</b>
      </p>
    );
  }
  return (
    <p className={ROW}>
      <b className={AMOUNT}>
        <span className="sr-only">Sale price </span>
        {formatRupees(price)}
      </b>{' '}
      <s className="relative font-body text-md font-normal text-steel">
        <span className="sr-only">List price </span>
        {formatRupees(list)}
      </s>
    </p>
  );
}

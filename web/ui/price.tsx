import type { SoldProduct } from '../../domain/catalogue/product.ts';
import { cheapestSelection, effectivePrice, listPrice, type Selection } from '../../domain/pricing/price.ts';
import { formatRupees } from '../../domain/text/format.ts';
import './price.css';

interface PriceProps {
  readonly product: SoldProduct & { readonly priceRange?: string | undefined };
  /** A weight or colour was picked: its price instead of the range. */
  readonly selection?: Selection;
}

/**
 * The price range if there is one; otherwise the sale price with the list price struck through, or the price: of the
 * variant that is added without choosing one.
 */
export function Price({ product, selection }: PriceProps) {
  if (product.priceRange && selection === undefined) {
    return (
      <p className="price price-range">
        <b>{product.priceRange}</b>
      </p>
    );
  }
  const shown = selection ?? cheapestSelection(product);
  const price = effectivePrice(product, shown);
  const list = listPrice(product, shown);
  if (list <= price) {
    return (
      <p className="price">
        <b>{formatRupees(price)}</b>
      </p>
    );
  }
  return (
    <p className="price">
      <b>
        <span className="visually-hidden">Sale price </span>
        {formatRupees(price)}
      </b>{' '}
      <s>
        <span className="visually-hidden">List price </span>
        {formatRupees(list)}
      </s>
    </p>
  );
}

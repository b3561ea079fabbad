import { formatRupees } from '../../domain/format.ts';
import { effectivePrice, listPrice } from '../../domain/price.ts';
import type { SoldProduct } from '../../domain/product.ts';

/** The price range if there is one; otherwise the sale price with the list price struck through, or the price. */
export function ProductPrice({
  product,
}: {
  readonly product: SoldProduct & { readonly priceRange?: string | undefined };
}) {
  if (product.priceRange !== undefined) return <p className="price number">{product.priceRange}</p>;
  const price = effectivePrice(product);
  const list = listPrice(product);
  return (
    <p className="price number">
      {formatRupees(price)}
      {list > price && <s>{formatRupees(list)}</s>}
    </p>
  );
}

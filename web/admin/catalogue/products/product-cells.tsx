import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import {
  canBeBought,
  cheapestSelection,
  effectivePrice,
  listPrice,
} from '../../../../domain/pricing/price.ts';
import { priceRangeText } from '../../../../domain/pricing/price-range.ts';
import { formatCount, formatRupees } from '../../../../domain/text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Sub } from '../../list/cells.tsx';

/** Whether it can be bought, and how many there are. */
export function StockState({ product }: { readonly product: ProductRecord }) {
  const counted = product.stock ?? null;
  return (
    <span>
      {canBeBought(product) ? <Badge tone="green">In Stock</Badge> : <Badge tone="red">Out of Stock</Badge>}
      {counted !== null && <Sub>{formatCount(counted)} left</Sub>}
    </span>
  );
}

/** As the shop's cards show it, before discounts: the range of the variants' prices where they differ. */
export function ChargedPrice({ product }: { readonly product: ProductRecord }) {
  const shown = cheapestSelection(product);
  const [price, list] = [effectivePrice(product, shown), listPrice(product, shown)];
  const range = priceRangeText(product);
  return (
    <span>
      {range ?? formatRupees(price)}
      {range === undefined && list > price && <Sub as="s">{formatRupees(list)}</Sub>}
    </span>
  );
}

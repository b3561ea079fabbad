import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import {
  canBeBought,
  cheapestSelection,
  effectivePrice,
  listPrice,
} from '../../../../domain/pricing/price.ts';
import { priceRangeText } from '../../../../domain/pricing/price-range.ts';
import { isLow, type StockFilter, stockLevel } from '../../../../domain/stock/stock-level.ts';
import { formatCount, formatRupees } from '../../../../domain/text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Sub } from '../../list/cells.tsx';

export const STOCK_OPTIONS = [
  { value: 'low', label: 'Low stock' },
  { value: 'sold-out', label: 'Sold out' },
] as const satisfies readonly { readonly value: StockFilter; readonly label: string }[];

export function StockState({ product }: { readonly product: ProductRecord }) {
  return canBeBought(product) ? <Badge tone="green">In Stock</Badge> : <Badge tone="red">Out of Stock</Badge>;
}

export function StockCell({ product }: { readonly product: ProductRecord }) {
  const { waiting = 0 } = product;
  return (
    <span>
      <StockCount product={product} />
      {waiting > 0 && <Sub>{formatCount(waiting)} waiting</Sub>}
    </span>
  );
}

function StockCount({ product }: { readonly product: ProductRecord }) {
  const { total, lowest, isSoldOut } = stockLevel(product);
  if (isSoldOut) return <Badge tone="red">Sold out</Badge>;
  if (total === null) return <span className="font-normal text-steel">Not tracked</span>;
  if (lowest === null) return <Left available={total} />;
  return (
    <span>
      {formatCount(total)}
      <Sub>
        {lowest.name}: <Left available={lowest.available} />
      </Sub>
    </span>
  );
}

function Left({ available }: { readonly available: number }) {
  if (!isLow(available)) return formatCount(available);
  return (
    <span className={`font-bold whitespace-nowrap ${available === 0 ? 'text-red' : 'text-amber'}`}>
      {available === 0 ? 'Sold out' : `${available} left`}
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

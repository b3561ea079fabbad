import { parsePrice } from '../../../domain/checks/catalogue.ts';
import { formatRupees } from '../../../domain/format.ts';
import { rupees } from '../../../domain/money.ts';
import type { VariantRow } from './variant-rows.ts';

/** As typed: a list price, and a lower one that is charged instead. */
type TypedPrice = Pick<VariantRow, 'price' | 'salePrice'>;

const charged = ({ price, salePrice }: TypedPrice) => parsePrice(salePrice) ?? parsePrice(price);

/** A changed price of the product, and the variants that shoppers go on paying another price for. */
export interface PriceQuestion {
  readonly before: string;
  readonly after: string;
  /** Those that cost what the product cost. */
  readonly same: readonly string[];
  /** '20 kg pair ₹6,800': those that cost something else anyway. */
  readonly others: readonly string[];
}

/** Undefined where there is nothing to ask: the price is the same, or the variants have none of their own. */
export function priceQuestion(
  opened: TypedPrice,
  typed: TypedPrice,
  rows: readonly VariantRow[],
): PriceQuestion | undefined {
  const [before, after] = [charged(opened), charged(typed)];
  if (before === undefined || after === undefined || before === after) return undefined;
  const same: string[] = [];
  const others: string[] = [];
  for (const { label, options, ...row } of rows)
    for (const one of [
      { ...row, name: label },
      ...options.map((option) => ({ ...option, name: `${label} / ${option.label}` })),
    ]) {
      const own = charged(one);
      if (own === before) same.push(one.name);
      else if (own !== undefined && own !== after) others.push(`${one.name} ${formatRupees(rupees(own))}`);
    }
  if (same.length + others.length === 0) return undefined;
  return { before: formatRupees(rupees(before)), after: formatRupees(rupees(after)), same, others };
}

/** The variants that cost what the product cost get its new price; the others stay. */
export function atNewPrice(opened: TypedPrice, typed: TypedPrice, rows: readonly VariantRow[]): VariantRow[] {
  const before = charged(opened);
  return rows.map((row) => ({
    ...row,
    ...(charged(row) === before && {
      price: row.price === '' ? '' : typed.price,
      salePrice: typed.salePrice,
    }),
    options: atNewPrice(opened, typed, row.options),
  }));
}

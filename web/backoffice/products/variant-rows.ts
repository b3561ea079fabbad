import { parsePrice } from '../../../domain/checks/catalogue.ts';
import type { VariantType } from '../../../domain/product.ts';
import type { OfficeProduct, OfficeVariant } from './office-product.ts';

/** A variant as it is being typed. */
export interface VariantRow {
  /** Names the row on the screen, for as long as the form is open. */
  readonly key: string;
  readonly kind: VariantType;
  readonly label: string;
  readonly price: string;
  readonly salePrice: string;
  readonly stock: string;
  readonly inStock: boolean;
  /** As the shop has it; a new one has none. */
  readonly source?: OfficeVariant;
}

export const newRow = (kind: VariantType, key: string): VariantRow => ({
  ...{ key, kind, label: '', price: '', salePrice: '', stock: '', inStock: true },
});

export function rowsOf({ weightVariants = [], colorVariants = [] }: OfficeProduct): VariantRow[] {
  const row = (kind: VariantType, label: string, source: OfficeVariant): VariantRow => ({
    key: `${kind} ${label}`,
    ...{ kind, label, source, inStock: source.inStock },
    price: written(source.price),
    salePrice: written(source.salePrice),
    stock: written(source.stock),
  });
  return [
    ...weightVariants.map((variant) => row('weight', variant.weight, variant)),
    ...colorVariants.map((variant) => row('color', variant.color, variant)),
  ];
}

/** The first thing that is wrong with them, in words. */
export function variantProblem(rows: readonly VariantRow[]): string | undefined {
  for (const { label, price, salePrice, stock } of rows) {
    if (label.trim() === '') return 'Each variant needs a weight or a colour';
    if (price.trim() !== '' && parsePrice(price) === undefined) return `Price of ${label} must be a number`;
    if (salePrice.trim() !== '' && parsePrice(salePrice) === undefined)
      return `Sale price of ${label} must be a number`;
    if (!/^\d*$/.test(stock.trim())) return `Stock of ${label} must be a whole number`;
  }
  return undefined;
}

/** For the API. A count that nobody touched is not sent: it may have been sold from meanwhile. */
export function variantsBody(rows: readonly VariantRow[]) {
  const of = (kind: VariantType) => rows.filter((row) => row.kind === kind).map(bodyOf);
  return { weightVariants: of('weight'), colorVariants: of('color') };
}

function bodyOf({ kind, label, price, salePrice, stock, inStock, source }: VariantRow) {
  const { stock: seenStock = null, ...kept } = source ?? {};
  const counted = stock.trim() === '' ? null : Number(stock);
  return {
    ...kept,
    ...(kept !== undefined && 'weightOptions' in kept
      ? { weightOptions: withoutCounts(kept.weightOptions) }
      : {}),
    [kind]: label.trim(),
    price: parsePrice(price) ?? null,
    salePrice: parsePrice(salePrice) ?? null,
    inStock,
    ...(counted === seenStock ? {} : { stock: counted, seenStock }),
  };
}

function withoutCounts(options: unknown): unknown {
  if (!Array.isArray(options)) return undefined;
  return options.map((option: OfficeVariant) => {
    const { stock, ...kept } = option;
    return kept;
  });
}

const written = (value: number | null | undefined): string => (value == null ? '' : String(value));

import type { Pool } from 'pg';
import type { ProductFields } from '../../contract/catalogue/product-body.ts';
import { type Paise, toRupees } from '../../domain/pricing/money.ts';
import {
  changePrices,
  PRICE_PROBLEMS,
  type PriceLine,
  type PriceRule,
} from '../../domain/pricing/price-change.ts';
import { type Edit, editCatalogue } from './catalogue-edit.ts';
import { type ProductWrite, planWrite } from './plan-write.ts';
import { findManyRows, matchingIds, type RecordFilter, type RecordRow, toRecord } from './product-records.ts';
import { writeProducts } from './write-products.ts';

/** The products with these ids, or all that match the list's filters. */
export type PriceSelection = { readonly ids: readonly string[] } | Omit<RecordFilter, 'page' | 'limit'>;

export interface PricedRow {
  readonly row: RecordRow;
  readonly lines: readonly PriceLine[];
}

export async function previewPrices(
  pool: Pool,
  rule: PriceRule,
  selection: PriceSelection,
): Promise<PricedRow[]> {
  const ids = 'ids' in selection ? selection.ids : await matchingIds(pool, selection);
  const rows = await findManyRows(pool, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined || row.deleted_at !== null ? [] : [pricedRow(row, rule)];
  });
}

const pricedRow = (row: RecordRow, rule: PriceRule): PricedRow => ({
  row,
  lines: changePrices(toRecord(row), rule),
});

export interface SeenProduct {
  readonly id: string;
  /** As the preview had it. */
  readonly version: number;
}

export type PricesChanged =
  | { readonly ok: true; readonly changed: number; readonly unchanged: number }
  | {
      readonly ok: false;
      readonly code: 'PRODUCTS_CHANGED' | 'PRICES_REFUSED';
      readonly products: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
    };

/** Changes all prices or none: none if a product changed since the preview, or cannot have its new price. */
export function applyPrices(
  pool: Pool,
  rule: PriceRule,
  seen: readonly SeenProduct[],
  edit: Edit,
): Promise<PricesChanged> {
  return editCatalogue(pool, async (client): Promise<PricesChanged> => {
    const rows = await findManyRows(
      client,
      seen.map(({ id }) => id),
    );
    const outdated = seen.flatMap(({ id, version }) => {
      const row = rows.get(id);
      if (row === undefined || row.deleted_at !== null)
        return [{ id, name: row?.name ?? id, reason: 'It has been deleted' }];
      return row.version === version ? [] : [{ id, name: row.name, reason: 'It has changed since' }];
    });
    if (outdated.length > 0) return { ok: false, code: 'PRODUCTS_CHANGED', products: outdated };
    const priced = [...rows.values()].map((row) => pricedRow(row, rule));
    const refused = priced.flatMap(({ row, lines }) => {
      const problem = lines.find((line) => line.problem !== null)?.problem;
      return problem ? [{ id: row.id, name: row.name, reason: PRICE_PROBLEMS[problem] }] : [];
    });
    if (refused.length > 0) return { ok: false, code: 'PRICES_REFUSED', products: refused };
    const changing = priced.filter(({ lines }) => lines.some(({ isChanged }) => isChanged));
    const written = await writeProducts(client, changing.map(writeOf), edit);
    if (!written.ok) throw new Error('A change of prices touched a count');
    return { ok: true, changed: changing.length, unchanged: priced.length - changing.length };
  });
}

function writeOf({ row, lines }: PricedRow): ProductWrite {
  const { slug, category_id: categoryId } = row;
  return planWrite(row.id, fieldsOf(row, lines), row, { slug, categoryId });
}

function fieldsOf(row: RecordRow, lines: readonly PriceLine[]): ProductFields {
  const prices = new Map(
    lines.map(({ variantId, after }) => [
      variantId,
      { price: rupeesOf(after.price), salePrice: rupeesOf(after.salePrice) },
    ]),
  );
  const pricesOf = (id: number | undefined) => (id === undefined ? undefined : prices.get(id));
  const { weightVariants, colorVariants } = toRecord(row);
  const own = prices.get(null);
  return {
    price: own?.price ?? undefined,
    salePrice: own?.salePrice,
    weightVariants: weightVariants?.map(({ id, weight, weightOptions }) => ({
      weight,
      ...pricesOf(id),
      weightOptions: weightOptions?.map((option) => ({ weight: option.weight, ...pricesOf(option.id) })),
    })),
    colorVariants: colorVariants?.map(({ id, color }) => ({ color, ...pricesOf(id) })),
  };
}

const rupeesOf = (amount: Paise | null) => (amount === null ? null : toRupees(amount));

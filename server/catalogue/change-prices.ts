import type { Pool } from 'pg';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import {
  changePrices,
  PRICE_PROBLEMS,
  type PriceLine,
  type PriceRule,
  type PriceTag,
} from '../../domain/pricing/price-change.ts';
import { type Edit, editCatalogue } from './catalogue-edit.ts';
import { columnsOf, type ProductFields } from './product-columns.ts';
import { findManyRows, matchingIds, type RecordFilter, type RecordRow, toRecord } from './product-records.ts';
import { type ProductWrite, writeInBulk } from './write-in-bulk.ts';

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
    const written = await writeInBulk(client, changing.map(writeOf), edit);
    if (!written.ok) throw new Error('A change of prices touched a count');
    return { ok: true, changed: changing.length, unchanged: priced.length - changing.length };
  });
}

function writeOf({ row, lines }: PricedRow): ProductWrite {
  const tags = new Map(lines.map(({ variantId, after }) => [variantId, after]));
  const changed = new Set(lines.flatMap(({ variantId, isChanged }) => (isChanged ? [variantId] : [])));
  const labels = new Map((row.variants ?? []).map(({ id, label }) => [id, label]));
  return {
    id: row.id,
    before: row,
    columns: columnsOf(fieldsOf(row, tags), row, { slug: row.slug, categoryId: row.category_id }),
    variants: (row.variants ?? [])
      .filter(({ id }) => changed.has(id))
      .map(({ parent_id, available, ...variant }) => ({
        ...variant,
        boxes: row.variant_boxes[variant.id] ?? null,
        parent: parent_id === null ? null : (labels.get(parent_id) ?? null),
        price: tags.get(variant.id)?.price ?? null,
        sale_price: tags.get(variant.id)?.salePrice ?? null,
      })),
    counts: [],
  };
}

/** The fields from which the price range and a combo's savings are computed anew. */
function fieldsOf(row: RecordRow, tags: ReadonlyMap<number | null, PriceTag>): ProductFields {
  const { weightVariants, colorVariants } = toRecord(row);
  const own = tags.get(null);
  return {
    price: toRupees(own?.price ?? paise(row.price)),
    salePrice: rupeesOf(own?.salePrice),
    weightVariants: weightVariants?.map(({ id, weight, weightOptions }) => ({
      id,
      weight,
      shippingWeight: undefined,
      boxes: undefined,
      ...pricesOf(tags, id),
      weightOptions: weightOptions?.map((option) => ({
        id: option.id,
        weight: option.weight,
        ...pricesOf(tags, option.id),
      })),
    })),
    colorVariants: colorVariants?.map(({ id, color }) => ({
      id,
      color,
      shippingWeight: undefined,
      boxes: undefined,
      ...pricesOf(tags, id),
    })),
  };
}

function pricesOf(tags: ReadonlyMap<number | null, PriceTag>, id: number | undefined) {
  const tag = id === undefined ? undefined : tags.get(id);
  return { price: rupeesOf(tag?.price), salePrice: rupeesOf(tag?.salePrice) };
}

const rupeesOf = (amount: PriceTag['price'] | undefined) => (amount == null ? null : toRupees(amount));

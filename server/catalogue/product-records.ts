import type { Pool, PoolClient } from 'pg';
import type { ProductRecord } from '../../contract/catalogue/product.ts';
import type { ProductSort } from '../../domain/catalogue/product-sort.ts';
import { canBeBought } from '../../domain/pricing/price.ts';
import type { Box } from '../../domain/shipping/box.ts';
import { LOW_STOCK, type StockFilter } from '../../domain/stock/stock-level.ts';
import { totalWith } from '../db/bounded-count.ts';
import { type ProductRow, toProduct, type VariantRow } from './product-rows.ts';
import { PRODUCT_COLUMNS } from './reads.ts';

export interface RecordRow extends ProductRow {
  readonly hsn: string;
  readonly boxes: Box[];
  /** By the id of the variant; those that have their own. */
  readonly variant_boxes: Readonly<Record<string, Box[]>>;
  readonly version: number;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
  readonly is_listed: boolean;
  readonly waiting: number;
}

const RECORD_COLUMNS = `${PRODUCT_COLUMNS}, p.hsn, p.version, p.updated_at, p.deleted_at,
  coalesce(p.boxes, '[]') as boxes,
  (select coalesce(jsonb_object_agg(v.id, v.boxes), '{}') from product_variants v
    where v.product_id = p.id and v.boxes is not null) as variant_boxes,
  c.is_active and c.deleted_at is null as is_listed,
  (select count(*) from stock_alerts a where a.product_id = p.id and a.told_at is null) as waiting`;
const RECORDS = 'from products p join categories c on c.id = p.category_id';

/** What only administrators read is read here alone: the queries of shoppers do not have it. */
export function toRecord(row: RecordRow): ProductRecord {
  const { weightVariants, colorVariants, ...product } = toProduct(row);
  const facts = (kind: VariantRow['kind'], label: string, parent: VariantRow | undefined) => {
    const variant = variantIn(row, kind, label, parent);
    if (variant === undefined) return {};
    const boxes = row.variant_boxes[variant.id];
    return { id: variant.id, stock: variant.available, ...(boxes && { boxes }) };
  };
  return {
    ...product,
    ...(weightVariants && {
      weightVariants: weightVariants.map(({ weightOptions, ...weight }) => ({
        ...weight,
        ...facts('weight', weight.weight, undefined),
        ...(weightOptions && {
          weightOptions: weightOptions.map((option) => ({
            ...option,
            ...facts('weight', option.weight, variantIn(row, 'weight', weight.weight, undefined)),
          })),
        }),
      })),
    }),
    ...(colorVariants && {
      colorVariants: colorVariants.map((color) => ({ ...color, ...facts('color', color.color, undefined) })),
    }),
    stock: row.available,
    ...(row.boxes.length > 0 && { boxes: row.boxes }),
    hsn: row.hsn,
    isListed: row.is_listed,
    waiting: row.waiting,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}

function variantIn(
  { variants }: RecordRow,
  kind: VariantRow['kind'],
  label: string,
  parent: VariantRow | undefined,
): VariantRow | undefined {
  return variants?.find(
    (variant) =>
      variant.kind === kind && variant.label === label && variant.parent_id === (parent?.id ?? null),
  );
}

/** Hidden ones among them: an id that was given once is never given again. */
export async function findRows(
  database: Pool | PoolClient,
  ids: readonly string[],
): Promise<Map<string, RecordRow>> {
  const { rows } = await database.query<RecordRow>(
    `select ${RECORD_COLUMNS} ${RECORDS} where p.id = any($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findRow(database: Pool | PoolClient, id: string): Promise<RecordRow | undefined> {
  const row = (await findRows(database, [id])).get(id);
  return row?.deleted_at === null ? row : undefined;
}

/** By slug or id, also from a hidden category. */
export async function findRecord(pool: Pool, idOrSlug: string): Promise<ProductRecord | null> {
  const { rows } = await pool.query<RecordRow>(
    `select ${RECORD_COLUMNS} ${RECORDS}
      where p.deleted_at is null and (p.slug = $1 or p.id = $1) order by p.slug = $1 desc limit 1`,
    [idOrSlug],
  );
  return rows[0] === undefined ? null : toRecord(rows[0]);
}

export interface RecordFilter {
  readonly category?: string | undefined;
  readonly search?: string | undefined;
  readonly stock?: StockFilter | undefined;
  readonly sort?: ProductSort | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** The admin's search is exact, since prices are changed by it. Fields are joined by a line end, which no search text has. */
const MATCHING = `p.deleted_at is null
  and ($1::text is null or p.category_id = $1)
  and ($2::text is null
       or strpos(lower(concat_ws(chr(10), p.name, p.product_code, c.name, p.category_id)), lower($2)) > 0)`;

/** Low: something of it is counted and nearly gone. Sold out: what may be, before `canBeBought` decides. */
const STOCK_CONDITIONS: Readonly<Record<StockFilter, string>> = {
  low: `exists (select from stock s where s.product_id = p.id and s.available <= ${LOW_STOCK})`,
  'sold-out': `(not p.in_stock
    or exists (select from stock s where s.product_id = p.id and s.available = 0)
    or exists (select from product_variants v where v.product_id = p.id and not v.in_stock))`,
};

/** The price is the lowest that the product is sold for, and a product's own count stands in for its variants'. */
const SORT_KEYS: Readonly<Record<ProductSort['by'], string>> = {
  name: 'lower(p.name)',
  price: `coalesce(
    (select min(coalesce(v.sale_price, v.price, p.sale_price, p.price)) from product_variants v
      where v.product_id = p.id and v.in_stock
        and not exists (select from product_variants option where option.parent_id = v.id)),
    p.sale_price, p.price)`,
  stock: `coalesce((select sum(s.available) from stock s where s.product_id = p.id and s.variant_id is not null),
                   (select s.available from stock s where s.product_id = p.id and s.variant_id is null))`,
};

function orderOf(sort: ProductSort | undefined): string {
  if (sort === undefined) return 'p.position, p.id';
  return `${SORT_KEYS[sort.by]} ${sort.isDescending ? 'desc' : 'asc'} nulls last, p.position, p.id`;
}

export async function listRecords(
  database: Pool | PoolClient,
  { category, search, stock, sort, page = 1, limit = 1000 }: RecordFilter = {},
): Promise<{ products: ProductRecord[]; total: number }> {
  if (stock !== undefined) {
    const ids = await matchingIds(database, { category, search, stock, sort });
    const products = await findRecords(database, ids.slice((page - 1) * limit, page * limit));
    return { products, total: ids.length };
  }
  const { rows } = await database.query<RecordRow & { total: number }>(
    `with found as materialized (
       select p.id, row_number() over (order by ${orderOf(sort)}) as place ${RECORDS} where ${MATCHING})
     select ${RECORD_COLUMNS}, (select count(*) from found) as total ${RECORDS} join found on found.id = p.id
      where found.place > $4 and found.place <= $4::bigint + $3
      order by found.place`,
    [category ?? null, search ?? null, limit, (page - 1) * limit],
  );
  const first = () => listRecords(database, { category, search, limit: 1 });
  return { products: rows.map(toRecord), total: await totalWith(rows, page, first) };
}

/** All matches, in the order of the list. */
export async function matchingIds(
  database: Pool | PoolClient,
  { category, search, stock, sort }: Omit<RecordFilter, 'page' | 'limit'>,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select p.id ${RECORDS} where ${MATCHING} and ${stock === undefined ? 'true' : STOCK_CONDITIONS[stock]}
      order by ${orderOf(sort)}`,
    [category ?? null, search ?? null],
  );
  const ids = rows.map(({ id }) => id);
  if (stock !== 'sold-out') return ids;
  const records = await findRecords(database, ids);
  return records.filter((product) => !canBeBought(product)).map(({ id }) => id);
}

async function findRecords(database: Pool | PoolClient, ids: readonly string[]): Promise<ProductRecord[]> {
  const rows = await findManyRows(database, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [toRecord(row)];
  });
}

const PART = 500;

/** As `findRows`, in parts, so that no single statement takes long. */
export async function findManyRows(
  database: Pool | PoolClient,
  ids: readonly string[],
): Promise<Map<string, RecordRow>> {
  const found = new Map<string, RecordRow>();
  for (let from = 0; from < ids.length; from += PART)
    for (const [id, row] of await findRows(database, ids.slice(from, from + PART))) found.set(id, row);
  return found;
}

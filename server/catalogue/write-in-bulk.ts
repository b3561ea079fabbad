import type { PoolClient } from 'pg';
import type { Box } from '../../domain/shipping/box.ts';
import { recordChanges } from '../audit/administrator.ts';
import { setStocks } from '../stock/set-many.ts';
import type { StockEdit } from '../stock/set-stock.ts';
import type { Edit } from './catalogue-edit.ts';
import { logged } from './change-product.ts';
import type { ProductColumns } from './product-columns.ts';
import { findRows, type RecordRow, toRecord } from './product-records.ts';
import type { VariantRow } from './product-rows.ts';

/** A variant to be written; one without an id is new. Its parent is the weight that it is an option of. */
export interface VariantWrite extends Omit<VariantRow, 'id' | 'parent_id' | 'available'> {
  readonly id: number | null;
  readonly parent: string | null;
  readonly boxes: readonly Box[] | null;
}

export interface CountWrite {
  /** Null: of the product itself. */
  readonly variant: Pick<VariantWrite, 'kind' | 'parent' | 'label'> | null;
  readonly available: number | null;
  readonly seen: number | null;
}

export interface ProductWrite {
  readonly id: string;
  /** None: it is new. */
  readonly before: RecordRow | undefined;
  readonly columns: ProductColumns;
  readonly variants: readonly VariantWrite[];
  readonly counts: readonly CountWrite[];
}

export type BulkWritten =
  | { readonly ok: true }
  | { readonly ok: false; readonly productId: string; readonly available: number | null };

const PART = 250;

/**
 * Products that have been checked, a few statements for hundreds of them, inside the caller's transaction. Each gets its
 * line in the log. Refused only where something was sold meanwhile.
 */
export async function writeInBulk(
  client: PoolClient,
  writes: readonly ProductWrite[],
  edit: Edit,
  onProgress: (done: number) => void = () => undefined,
): Promise<BulkWritten> {
  for (let from = 0; from < writes.length; from += PART) {
    const part = writes.slice(from, from + PART);
    await writeProducts(client, part);
    await writeVariantRows(client, part);
    const set = await setStocks(client, await stockEdits(client, part), edit.by.id);
    if (!set.ok) return { ok: false, productId: set.edit.productId, available: set.available };
    await logAll(client, part, edit);
    onProgress(from + part.length);
  }
  return { ok: true };
}

const TYPES: Readonly<Record<keyof ProductColumns, string>> = {
  slug: 'text',
  name: 'text',
  category_id: 'text',
  product_code: 'text',
  shipping_weight: 'text',
  boxes: 'jsonb',
  price: 'bigint',
  sale_price: 'bigint',
  price_range: 'text',
  images: 'jsonb',
  description: 'text',
  short_description: 'text',
  specifications: 'text',
  in_stock: 'boolean',
  featured: 'boolean',
  best_seller: 'boolean',
  is_new: 'boolean',
  details: 'jsonb',
  offer: 'jsonb',
  gst: 'numeric',
  hsn: 'text',
};
const NAMES = Object.keys(TYPES);
const ROWS = `json_to_recordset($1::json) as x (id text, ${Object.entries(TYPES).map(([name, type]) => `${name} ${type}`)})`;

async function writeProducts(client: PoolClient, writes: readonly ProductWrite[]): Promise<void> {
  const rows = (some: readonly ProductWrite[]) => [
    JSON.stringify(
      some.map(({ id, columns }) => ({
        ...columns,
        id,
        // Its keys have an order, which only a text keeps.
        specifications: JSON.stringify(columns.specifications),
      })),
    ),
  ];
  const known = writes.filter(({ before }) => before !== undefined);
  if (known.length > 0)
    await client.query(
      `update products p set ${NAMES.map((name) => `${name} = x.${name}`)}, version = p.version + 1
         from ${ROWS} where p.id = x.id`,
      rows(known),
    );
  const added = writes.filter(({ before }) => before === undefined);
  if (added.length > 0)
    await client.query(
      `insert into products (id, position, ${NAMES})
       select x.id, (select coalesce(max(position) + 1, 0) from products) + row_number() over () - 1,
              ${NAMES.map((name) => `x.${name}`)}
         from ${ROWS}`,
      rows(added),
    );
}

const VARIANTS = `json_to_recordset($1::json) as x (id bigint, product_id text, kind text, parent text, label text,
  price bigint, sale_price bigint, in_stock boolean, shipping_weight text, boxes jsonb,
  product_code text, images jsonb)`;
const OWN = ['price', 'sale_price', 'in_stock', 'shipping_weight', 'boxes', 'product_code', 'images'];

/** New weights come before their options, which look for them by name. */
async function writeVariantRows(client: PoolClient, writes: readonly ProductWrite[]): Promise<void> {
  const all = writes.flatMap(({ id, variants }) =>
    variants.map((variant) => ({ ...variant, product_id: id })),
  );
  const known = all.filter(({ id }) => id !== null);
  if (known.length > 0)
    await client.query(
      `update product_variants v set ${OWN.map((name) => `${name} = x.${name}`)} from ${VARIANTS} where v.id = x.id`,
      [JSON.stringify(known)],
    );
  for (const isOption of [false, true]) {
    const added = all.filter(({ id, parent }) => id === null && (parent !== null) === isOption);
    if (added.length === 0) continue;
    await client.query(
      `insert into product_variants (product_id, kind, parent_id, label, position, ${OWN})
       select x.product_id, x.kind, w.id, x.label,
              (select coalesce(max(position) + 1, 0) from product_variants o where o.product_id = x.product_id),
              ${OWN.map((name) => `x.${name}`)}
         from ${VARIANTS}
         left join product_variants w on w.product_id = x.product_id and w.kind = 'weight'
                                     and w.parent_id is null and w.label = x.parent`,
      [JSON.stringify(added)],
    );
  }
}

async function stockEdits(client: PoolClient, writes: readonly ProductWrite[]): Promise<StockEdit[]> {
  const counted = writes.filter(({ counts }) => counts.length > 0);
  if (counted.length === 0) return [];
  const { rows } = await client.query<{ id: number; name: string }>(
    `select v.id, json_build_array(v.product_id, v.kind, w.label, v.label)::text as name
       from product_variants v left join product_variants w on w.id = v.parent_id
      where v.product_id = any($1)`,
    [counted.map(({ id }) => id)],
  );
  const ids = new Map(rows.map(({ id, name }) => [JSON.stringify(JSON.parse(name)), id]));
  return counted.flatMap(({ id: productId, counts }) =>
    counts.map(({ variant, available, seen }) => {
      const name = variant && JSON.stringify([productId, variant.kind, variant.parent, variant.label]);
      const variantId = name === null ? null : ids.get(name);
      if (variantId === undefined) throw new Error('A variant that is counted was not stored');
      return { productId, variantId, available, seen };
    }),
  );
}

async function logAll(client: PoolClient, writes: readonly ProductWrite[], { by }: Edit): Promise<void> {
  const stored = await findRows(
    client,
    writes.map(({ id }) => id),
  );
  const changes = writes.flatMap(({ id, before }) => {
    const after = stored.get(id);
    if (after === undefined) throw new Error('A product of a bulk change was not stored');
    const record = logged(toRecord(after));
    return [
      before === undefined
        ? { action: 'create', entity: 'product', entityId: id, after: record }
        : {
            action: 'update',
            entity: 'product',
            entityId: id,
            before: logged(toRecord(before)),
            after: record,
          },
    ];
  });
  await recordChanges(client, by, changes);
}

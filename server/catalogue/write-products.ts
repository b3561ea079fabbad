import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { ProductRecord } from '../../contract/catalogue/product.ts';
import { recordChanges } from '../audit/administrator.ts';
import { type StockEdit, type StocksSet, setStocks } from '../stock/set-stock.ts';
import type { Edit } from './catalogue-edit.ts';
import type { ProductColumns, ProductWrite } from './plan-write.ts';
import { findRows, toRecord } from './product-records.ts';

export type ProductsWritten =
  | { readonly ok: true; readonly changed: ReadonlySet<string> }
  | Extract<StocksSet, { ok: false }>;

const PART = 250;

/**
 * Products that have been checked, a few statements for hundreds of them, inside the caller's transaction. Each that
 * changes gets its entry in the audit log, except when the shop is filled: then nobody edits. Refused only where
 * something was sold meanwhile.
 */
export async function writeProducts(
  client: PoolClient,
  writes: readonly ProductWrite[],
  edit: Edit | null,
  onProgress: (done: number) => void = () => undefined,
): Promise<ProductsWritten> {
  const changed = new Set<string>();
  for (let from = 0; from < writes.length; from += PART) {
    const part = writes.slice(from, from + PART);
    await insertProducts(client, part);
    await writeVariants(client, part);
    if (edit !== null) {
      const set = await setStocks(client, await stockEdits(client, part), edit.by.id);
      if (!set.ok) return set;
    }
    await updateProducts(client, part);
    if (edit !== null) for (const id of await logChanges(client, part, edit)) changed.add(id);
    onProgress(from + part.length);
  }
  return { ok: true, changed };
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

/** The keys of its specifications have an order, which only a text keeps. */
const toJson = (writes: readonly ProductWrite[]) =>
  JSON.stringify(
    writes.map(({ id, columns }) => ({
      ...columns,
      id,
      specifications: JSON.stringify(columns.specifications),
    })),
  );

async function insertProducts(client: PoolClient, writes: readonly ProductWrite[]): Promise<void> {
  const added = writes.filter(({ before }) => before === undefined);
  if (added.length === 0) return;
  await client.query(
    `insert into products (id, position, ${NAMES})
     select x.id, (select coalesce(max(position) + 1, 0) from products) + row_number() over () - 1,
            ${NAMES.map((name) => `x.${name}`)}
       from ${ROWS}`,
    [toJson(added)],
  );
}

async function updateProducts(client: PoolClient, writes: readonly ProductWrite[]): Promise<void> {
  const known = writes.filter(({ before, isChanged }) => before !== undefined && isChanged);
  if (known.length === 0) return;
  await client.query(
    `update products p set ${NAMES.map((name) => `${name} = x.${name}`)}, version = p.version + 1
       from ${ROWS} where p.id = x.id`,
    [toJson(known)],
  );
}

const VARIANTS = `json_to_recordset($1::json) as x (id bigint, product_id text, kind text, parent text, label text,
  price bigint, sale_price bigint, in_stock boolean, shipping_weight text, boxes jsonb,
  product_code text, images jsonb, position integer)`;
const OWN = [
  'label',
  'price',
  'sale_price',
  'in_stock',
  'shipping_weight',
  'boxes',
  'product_code',
  'images',
  'position',
];

/** New weights come before their options, which look for them by name. */
async function writeVariants(client: PoolClient, writes: readonly ProductWrite[]): Promise<void> {
  const removed = writes.flatMap((write) => write.removed);
  if (removed.length > 0) await client.query('delete from product_variants where id = any($1)', [removed]);
  const all = writes.flatMap(({ id, variants }) =>
    variants.map((variant) => ({ ...variant, product_id: id })),
  );
  const known = all.filter(({ id, isChanged }) => id !== null && isChanged);
  if (known.length > 0)
    await client.query(
      `update product_variants v set ${OWN.map((name) => `${name} = x.${name}`)} from ${VARIANTS} where v.id = x.id`,
      [JSON.stringify(known)],
    );
  for (const isOption of [false, true]) {
    const added = all.filter(({ id, parent }) => id === null && (parent !== null) === isOption);
    if (added.length === 0) continue;
    await client.query(
      `insert into product_variants (product_id, kind, parent_id, ${OWN})
       select x.product_id, x.kind, w.id, ${OWN.map((name) => `x.${name}`)}
         from ${VARIANTS}
         left join product_variants w on w.product_id = x.product_id and w.kind = 'weight'
                                     and w.parent_id is null and w.label = x.parent`,
      [JSON.stringify(added)],
    );
  }
}

async function stockEdits(client: PoolClient, writes: readonly ProductWrite[]): Promise<StockEdit[]> {
  const own = writes.flatMap(({ id, count }) =>
    count ? [{ productId: id, variantId: null, ...count }] : [],
  );
  const counted = writes.flatMap(({ id, variants }) =>
    variants.flatMap(({ kind, parent, label, count }) =>
      count ? [{ productId: id, name: JSON.stringify([id, kind, parent, label]), ...count }] : [],
    ),
  );
  if (counted.length === 0) return own;
  const { rows } = await client.query<{ id: number; name: string[] }>(
    `select v.id, json_build_array(v.product_id, v.kind, w.label, v.label) as name
       from product_variants v left join product_variants w on w.id = v.parent_id
      where v.product_id = any($1)`,
    [counted.map(({ productId }) => productId)],
  );
  const ids = new Map(rows.map(({ id, name }) => [JSON.stringify(name), id]));
  return [
    ...own,
    ...counted.map(({ name, ...edit }) => {
      const variantId = ids.get(name);
      if (variantId === undefined) throw new Error('A variant that is counted was not stored');
      return { ...edit, variantId };
    }),
  ];
}

/** The ids of those that changed. */
async function logChanges(
  client: PoolClient,
  writes: readonly ProductWrite[],
  { by }: Edit,
): Promise<string[]> {
  const stored = await findRows(
    client,
    writes.map(({ id }) => id),
  );
  const changes = writes.flatMap(({ id, before: row, isChanged }) => {
    const after = stored.get(id);
    if (after === undefined) throw new Error('A product was not stored');
    const record = logged(toRecord(after));
    if (row === undefined) return [{ action: 'create', entity: 'product', entityId: id, after: record }];
    const before = logged(toRecord(row));
    return isChanged || !isDeepStrictEqual(before, record)
      ? [{ action: 'update', entity: 'product', entityId: id, before, after: record }]
      : [];
  });
  if (changes.length > 0) await recordChanges(client, by, changes);
  return changes.map(({ entityId }) => entityId);
}

/** The fields that the audit log records. */
export const logged = ({
  version,
  createdAt,
  updatedAt,
  reviews,
  rating,
  reviewCount,
  isListed,
  waiting,
  ...product
}: ProductRecord) => product;

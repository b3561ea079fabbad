import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type {
  ColorVariantBody,
  WeightOptionBody,
  WeightVariantBody,
} from '../../contract/catalogue/variant-body.ts';
import type { Box } from '../../domain/shipping/box.ts';
import { type CountRefusal, writeCount } from '../stock/write-count.ts';
import { amountOf, switchOf, weightText } from './product-columns.ts';
import { isAvailable } from './product-rows.ts';

interface StoredVariant {
  readonly id: number;
  readonly parent_id: number | null;
  readonly kind: 'weight' | 'color';
  readonly label: string;
  readonly price: number | null;
  readonly sale_price: number | null;
  readonly in_stock: boolean;
  readonly available: number | null;
  readonly shipping_weight: string | null;
  readonly boxes: Box[] | null;
  readonly product_code: string | null;
  readonly images: string[] | null;
  readonly position: number;
}

type Wanted = Partial<Omit<WeightVariantBody, 'weight'>> & { readonly label: string };

interface Target {
  readonly client: PoolClient;
  readonly productId: string;
  readonly actorId: string;
  readonly stored: readonly StoredVariant[];
}

export type VariantsWritten = { readonly ok: true; readonly isChanged: boolean } | CountRefusal;

export interface VariantLists {
  readonly weightVariants?: readonly WeightVariantBody[] | undefined;
  readonly colorVariants?: readonly ColorVariantBody[] | undefined;
}

/** A list that is left out stays. A variant is matched by its label, so that it keeps its count, else by its id. */
export async function writeVariants(
  client: PoolClient,
  productId: string,
  { weightVariants, colorVariants }: VariantLists,
  actorId: string,
): Promise<VariantsWritten> {
  if (weightVariants === undefined && colorVariants === undefined) return { ok: true, isChanged: false };
  const { rows: stored } = await client.query<StoredVariant>(
    `select v.id, v.parent_id, v.kind, v.label, v.price, v.sale_price, v.in_stock, s.available, v.shipping_weight,
            v.boxes, v.product_code, v.images, v.position
       from product_variants v left join stock s on s.variant_id = v.id
      where v.product_id = $1 order by v.position, v.id`,
    [productId],
  );
  const target = { client, productId, actorId, stored };
  const weights =
    weightVariants &&
    (await writeGroup(target, { kind: 'weight', parentId: null }, labelled(weightVariants)));
  if (weights?.ok === false) return weights;
  const colors =
    colorVariants &&
    (await writeGroup(
      target,
      { kind: 'color', parentId: null },
      colorVariants.map(({ color, ...variant }) => ({ label: color, ...variant })),
    ));
  if (colors?.ok === false) return colors;
  return { ok: true, isChanged: (weights?.isChanged ?? false) || (colors?.isChanged ?? false) };
}

const labelled = (weights: readonly (WeightVariantBody | WeightOptionBody)[]): Wanted[] =>
  weights.map(({ weight, ...variant }) => ({ label: weight, ...variant }));

interface Group {
  readonly kind: 'weight' | 'color';
  readonly parentId: number | null;
}

async function writeGroup(target: Target, group: Group, wanted: readonly Wanted[]): Promise<VariantsWritten> {
  const present = target.stored.filter(
    ({ kind, parent_id }) => kind === group.kind && parent_id === group.parentId,
  );
  const matched = match(present, wanted);
  const matchedIds = new Set([...matched.values()].map(({ id }) => id));
  const removed = present.filter(({ id }) => !matchedIds.has(id)).map(({ id }) => id);
  if (removed.length > 0)
    await target.client.query('delete from product_variants where id = any($1)', [removed]);
  let isChanged = removed.length > 0;
  for (const [position, variant] of wanted.entries()) {
    const before = matched.get(variant);
    const row = await writeRow(target, group, variant, before, position);
    const count = await writeCount(
      target.client,
      { productId: target.productId, variantId: row.id },
      variant,
      target.actorId,
    );
    if (!count.ok) return count;
    const options =
      variant.weightOptions &&
      (await writeGroup(target, { kind: group.kind, parentId: row.id }, labelled(variant.weightOptions)));
    if (options?.ok === false) return options;
    isChanged ||= row.isChanged || (options?.isChanged ?? false);
  }
  return { ok: true, isChanged };
}

/** By label first: variants that swap labels then swap nothing else, and no label ever stands twice. */
function match(present: readonly StoredVariant[], wanted: readonly Wanted[]): Map<Wanted, StoredVariant> {
  const byLabel = new Map(present.map((row) => [row.label, row]));
  const matched = new Map<Wanted, StoredVariant>();
  for (const variant of wanted) {
    const row = byLabel.get(variant.label);
    if (row !== undefined) matched.set(variant, row);
  }
  const claimed = new Set([...matched.values()].map(({ id }) => id));
  for (const variant of wanted) {
    if (matched.has(variant) || variant.id === undefined || claimed.has(variant.id)) continue;
    const row = present.find(({ id }) => id === variant.id);
    if (row === undefined) continue;
    claimed.add(row.id);
    matched.set(variant, row);
  }
  return matched;
}

const COLUMNS = [
  'label',
  'price',
  'sale_price',
  'in_stock',
  'shipping_weight',
  'boxes',
  'product_code',
  'images',
  'position',
] as const;

async function writeRow(
  { client, productId }: Target,
  { kind, parentId }: Group,
  variant: Wanted,
  before: StoredVariant | undefined,
  position: number,
): Promise<{ id: number; isChanged: boolean }> {
  const row = {
    label: variant.label,
    price: amountOf(variant.price, before?.price ?? null),
    sale_price: amountOf(variant.salePrice, before?.sale_price ?? null),
    in_stock: switchOf(variant.inStock, before && isAvailable(before), before?.in_stock),
    shipping_weight: weightText(variant.shippingWeight, before?.shipping_weight ?? null),
    boxes: variant.boxes === undefined ? (before?.boxes ?? null) : variant.boxes,
    product_code: variant.productCode === undefined ? (before?.product_code ?? null) : variant.productCode,
    images: variant.variantImages === undefined ? (before?.images ?? null) : variant.variantImages,
    position,
  };
  if (before !== undefined && COLUMNS.every((column) => isDeepStrictEqual(row[column], before[column])))
    return { id: before.id, isChanged: false };
  // `pg` would send a list as a PostgreSQL array.
  const values = COLUMNS.map((column) => {
    const value = row[column];
    return Array.isArray(value) ? JSON.stringify(value) : value;
  });
  if (before !== undefined) {
    await client.query(
      `update product_variants set ${COLUMNS.map((column, index) => `${column} = $${index + 2}`)} where id = $1`,
      [before.id, ...values],
    );
    return { id: before.id, isChanged: true };
  }
  const { rows } = await client.query<{ id: number }>(
    `insert into product_variants (product_id, kind, parent_id, ${COLUMNS})
     values ($1, $2, $3, ${COLUMNS.map((_, index) => `$${index + 4}`)}) returning id`,
    [productId, kind, parentId, ...values],
  );
  if (rows[0] === undefined) throw new Error('The variant was not stored');
  return { id: rows[0].id, isChanged: true };
}

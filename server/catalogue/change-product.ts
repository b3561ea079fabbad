import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import { type ProductRecord, productRecordSchema } from '../../contract/catalogue/product.ts';
import type { ProductBody } from '../../contract/catalogue/product-body.ts';
import { recordChange } from '../audit/administrator.ts';
import { claimKey, type RequestKey, storeResponse } from '../orders/idempotency.ts';
import { writeCount } from '../stock/write-count.ts';
import { chooseSlug, type Edit, editCatalogue, nextProductId, takenNames } from './catalogue-edit.ts';
import { columnsOf, type ProductColumns, type ProductFields, soldAs } from './product-columns.ts';
import { findRow, type RecordRow, toRecord } from './product-records.ts';
import { type ProductRefusal, priceRefusal, refusal } from './product-refusals.ts';
import { writeVariants } from './write-variants.ts';

export type ProductChange =
  | { readonly ok: true; readonly product: ProductRecord; readonly isChanged: boolean }
  | ProductRefusal;

/** A request that is repeated with its idempotency key gets the product that the first one created. */
export function createProduct(
  pool: Pool,
  body: ProductBody,
  edit: Edit,
  key?: RequestKey,
): Promise<ProductChange> {
  return editCatalogue(pool, async (client): Promise<ProductChange> => {
    if (key === undefined) return addProduct(client, body, edit);
    const claimed = await claimKey(client, key, edit.now);
    if (claimed.state === 'key reused') return refusal('KEY_REUSED');
    if (claimed.state === 'repeated')
      return { ok: true, product: productRecordSchema.parse(claimed.response), isChanged: false };
    const added = await addProduct(client, body, edit);
    if (added.ok) await storeResponse(client, key, 201, added.product);
    return added;
  });
}

export function updateProduct(pool: Pool, id: string, body: ProductBody, edit: Edit): Promise<ProductChange> {
  return editCatalogue(pool, async (client): Promise<ProductChange> => {
    const before = await findRow(client, id);
    return before === undefined ? refusal('PRODUCT_NOT_FOUND') : changeProduct(client, before, body, edit);
  });
}

/** Hides it: orders, reviews and the audit log still name it, and saving it in a whole list shows it again. */
export function deleteProduct(pool: Pool, id: string, edit: Edit): Promise<ProductChange> {
  return editCatalogue(pool, async (client): Promise<ProductChange> => {
    const before = await findRow(client, id);
    if (before === undefined) return refusal('PRODUCT_NOT_FOUND');
    await hideProduct(client, before, edit);
    return { ok: true, product: toRecord(before), isChanged: true };
  });
}

export async function hideProduct(client: PoolClient, before: RecordRow, { by, now }: Edit): Promise<void> {
  await client.query('update products set deleted_at = $2, version = version + 1 where id = $1', [
    before.id,
    now,
  ]);
  await recordChange(client, by, {
    action: 'delete',
    entity: 'product',
    entityId: before.id,
    before: logged(toRecord(before)),
  });
}

export async function addProduct(
  client: PoolClient,
  body: ProductBody,
  { by }: Edit,
): Promise<ProductChange> {
  const id = body.id ?? (await nextProductId(client));
  const taken = await takenNames(client, 'products', '');
  if (taken.has(id)) return refusal('PRODUCT_ID_TAKEN');
  const columns = await resolve(client, { ...body, id }, undefined, taken);
  if ('ok' in columns) return columns;
  const names = Object.keys(columns);
  await client.query(
    `insert into products (id, position, ${names})
     values ($1, (select coalesce(max(position) + 1, 0) from products), ${names.map((_, index) => `$${index + 2}`)})`,
    [id, ...storable(columns)],
  );
  const written = await writeParts(client, id, body, by.id);
  if (!written.ok) return written;
  const product = toRecord(await stored(client, id));
  await recordChange(client, by, {
    action: 'create',
    entity: 'product',
    entityId: id,
    after: logged(product),
  });
  return { ok: true, product, isChanged: true };
}

/** Saving what is already stored changes nothing, so that no page is rendered again. */
export async function changeProduct(
  client: PoolClient,
  before: RecordRow,
  fields: ProductFields,
  { by }: Edit,
): Promise<ProductChange> {
  const current = toRecord(before);
  if (fields.version !== undefined && fields.version !== before.version)
    return refusal('VERSION_CONFLICT', { current });
  const taken = await takenNames(client, 'products', before.id);
  const columns = await resolve(client, fields, before, taken);
  if ('ok' in columns) return { ...columns, current };
  const written = await writeParts(client, before.id, fields, by.id);
  if (!written.ok) return { ...written, current: toRecord(await stored(client, before.id)) };
  const isReordered = textOf(columns.specifications) !== textOf(before.specifications);
  const isEdited =
    written.isChanged || isReordered || !isDeepStrictEqual(columns, columnsOf({}, before, foundIn(before)));
  if (isEdited) {
    const assignments = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
    await client.query(`update products set ${assignments}, version = version + 1 where id = $1`, [
      before.id,
      ...storable(columns),
    ]);
  }
  const product = toRecord(await stored(client, before.id));
  const isChanged = isReordered || !isDeepStrictEqual(logged(current), logged(product));
  if (isChanged)
    await recordChange(client, by, {
      action: 'update',
      entity: 'product',
      entityId: before.id,
      before: logged(current),
      after: logged(product),
    });
  return { ok: true, product, isChanged };
}

/** Shoppers read the specifications in this order, so another order is a change. */
const textOf = (specifications: ProductColumns['specifications']) => JSON.stringify(specifications);

const foundIn = ({ slug, category_id }: RecordRow) => ({ slug, categoryId: category_id });

/** The columns to write, or why the change is refused. */
async function resolve(
  client: PoolClient,
  fields: ProductFields,
  before: RecordRow | undefined,
  taken: ReadonlySet<string>,
): Promise<ProductColumns | ProductRefusal> {
  const name = fields.name ?? before?.name ?? '';
  const slug = chooseSlug({ wanted: fields.slug, present: before?.slug, name }, taken);
  if (slug === null) return refusal('SLUG_TAKEN');
  const categoryId = await findCategoryId(client, fields.category, before);
  if (categoryId === undefined) return refusal('CATEGORY_UNKNOWN');
  const columns = columnsOf(fields, before, { slug, categoryId });
  const problem = priceRefusal(
    soldAs(fields, before, { price: columns.price, salePrice: columns.sale_price }),
  );
  if (problem !== undefined) return problem;
  if (await isCodeTaken(client, columns.product_code, before?.id ?? fields.id ?? ''))
    return refusal('PRODUCT_CODE_TAKEN');
  return columns;
}

async function findCategoryId(
  client: PoolClient,
  wanted: string | undefined,
  before: RecordRow | undefined,
): Promise<string | undefined> {
  if (before !== undefined && (wanted === undefined || wanted === before.category_id))
    return before.category_id;
  const { rows } = await client.query<{ id: string }>(
    `select id from categories where deleted_at is null and (id = $1 or slug = $1) order by id = $1 desc limit 1`,
    [wanted],
  );
  return rows[0]?.id;
}

async function isCodeTaken(client: PoolClient, code: string, besides: string): Promise<boolean> {
  if (code === '') return false;
  const { rowCount } = await client.query(
    'select from products where lower(product_code) = lower($1) and id <> $2 and deleted_at is null limit 1',
    [code, besides],
  );
  return rowCount === 1;
}

async function writeParts(client: PoolClient, productId: string, fields: ProductFields, actorId: string) {
  const count = await writeCount(client, { productId, variantId: null }, fields, actorId);
  return count.ok ? writeVariants(client, productId, fields, actorId) : count;
}

/** JSON goes as text: `pg` would send a list as a PostgreSQL array. */
const storable = (columns: ProductColumns) =>
  Object.values(columns).map((value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );

async function stored(client: PoolClient, id: string): Promise<RecordRow> {
  const row = await findRow(client, id);
  if (row === undefined) throw new Error('The product was not stored');
  return row;
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

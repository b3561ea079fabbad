import type { Pool, PoolClient } from 'pg';
import { type ProductRecord, productRecordSchema } from '../../contract/catalogue/product.ts';
import type { ProductBody, ProductFields } from '../../contract/catalogue/product-body.ts';
import { recordChange } from '../audit/administrator.ts';
import { claimKey, type RequestKey, storeResponse } from '../http/idempotency.ts';
import { chooseSlug, type Edit, editCatalogue, nextProductId, takenNames } from './catalogue-edit.ts';
import { type ProductWrite, planWrite } from './plan-write.ts';
import { findRow, type RecordRow, toRecord } from './product-records.ts';
import { type ProductRefusal, priceRefusal, refusal } from './product-refusals.ts';
import { logged, writeProducts } from './write-products.ts';

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
    const claimed = await claimKey(client, key, edit.now);
    if (claimed.state === 'key reused') return refusal('KEY_REUSED');
    if (claimed.state === 'repeated')
      return { ok: true, product: productRecordSchema.parse(claimed.response), isChanged: false };
    const added = await addProduct(client, body, edit);
    if (added.ok) await storeResponse(client, key, added.product);
    return added;
  });
}

export function updateProduct(pool: Pool, id: string, body: ProductBody, edit: Edit): Promise<ProductChange> {
  return editCatalogue(pool, async (client): Promise<ProductChange> => {
    const before = await findRow(client, id);
    return before === undefined ? refusal('PRODUCT_NOT_FOUND') : saveProduct(client, before, body, edit);
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
  await recordChange(client, by, 'delete', 'product', before.id, { before: logged(toRecord(before)) });
}

export async function addProduct(client: PoolClient, body: ProductBody, edit: Edit): Promise<ProductChange> {
  const id = body.id ?? (await nextProductId(client));
  const taken = await takenNames(client, 'products', '');
  return taken.has(id) ? refusal('PRODUCT_ID_TAKEN') : saveProduct(client, undefined, { ...body, id }, edit);
}

/** Saving what is already stored changes nothing, so that no page is rendered again. */
export async function saveProduct(
  client: PoolClient,
  /** None: it is new. */
  before: RecordRow | undefined,
  fields: ProductFields,
  edit: Edit,
): Promise<ProductChange> {
  const id = before?.id ?? fields.id ?? '';
  const current = before && toRecord(before);
  if (before !== undefined && fields.version !== undefined && fields.version !== before.version)
    return refusal('VERSION_CONFLICT', { current });
  const write = await checkedWrite(client, id, fields, before);
  if ('ok' in write) return { ...write, current };
  const written = await writeProducts(client, [write], edit);
  if (!written.ok) return { ok: false, code: written.code, message: written.message, current };
  return { ok: true, product: toRecord(await stored(client, id)), isChanged: written.changed.has(id) };
}

/** The change, or why it is refused. */
async function checkedWrite(
  client: PoolClient,
  id: string,
  fields: ProductFields,
  before: RecordRow | undefined,
): Promise<ProductWrite | ProductRefusal> {
  const taken = await takenNames(client, 'products', before?.id ?? '');
  const name = fields.name ?? before?.name ?? '';
  const slug = chooseSlug({ wanted: fields.slug, present: before?.slug, name }, taken);
  if (slug === null) return refusal('SLUG_TAKEN');
  const categoryId = await findCategoryId(client, fields.category, before);
  if (categoryId === undefined) return refusal('CATEGORY_UNKNOWN');
  const write = planWrite(id, fields, before, { slug, categoryId });
  const problem = priceRefusal(write.sold);
  if (problem !== undefined) return problem;
  return (await isCodeTaken(client, write.columns.product_code, id)) ? refusal('PRODUCT_CODE_TAKEN') : write;
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

async function stored(client: PoolClient, id: string): Promise<RecordRow> {
  const row = await findRow(client, id);
  if (row === undefined) throw new Error('The product was not stored');
  return row;
}

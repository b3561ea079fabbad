import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import {
  type ProductBody,
  productBodySchema,
  productPatchSchema,
} from '../../contract/catalogue/product-body.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { uniqueSlug } from '../../domain/catalogue/slug.ts';
import { recordChange } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import { type Edit, editCatalogue, listVersion, takenNames } from './catalogue-edit.ts';
import { addProduct, hideProduct, saveProduct } from './change-product.ts';
import { checkedEntry, idOf, type PostedList } from './posted-list.ts';
import { findRows, type RecordRow, toRecord } from './product-records.ts';
import { type ProductRefusal, refusal } from './product-refusals.ts';

export type ProductsReplaced =
  | { readonly ok: true; readonly added: number; readonly changed: number; readonly hidden: number }
  | (ProductRefusal & { readonly index?: number });

const productBody = strictBody(productBodySchema);
const productPatch = strictBody(productPatchSchema);

/**
 * The shop has these products afterwards and no others. What is not in the list is hidden, what was hidden and is in
 * it comes back, and of an entry only that is written which differs from what its reader was shown. `shown` are the
 * products as shoppers get them: a price that a discount lowers is not taken for the stored one.
 */
export function replaceProducts(
  pool: Pool,
  { entries, version }: PostedList,
  shown: ReadonlyMap<string, Product>,
  edit: Edit,
): Promise<ProductsReplaced> {
  return editCatalogue(pool, async (client): Promise<ProductsReplaced> => {
    if (version !== undefined && version !== (await listVersion(client, 'products')))
      return refusal('LIST_CHANGED');
    const { rows } = await client.query<{ id: string }>('select id from products where deleted_at is null');
    const ids = new Set(entries.flatMap((entry) => idOf(entry) ?? []));
    const known = await findRows(client, [...new Set([...ids, ...rows.map(({ id }) => id)])]);
    const checked = entries.map((entry, index) =>
      known.has(idOf(entry) ?? '') ? null : checkedNew(entry, index),
    );
    const leaving = rows.filter(({ id }) => !ids.has(id)).flatMap(({ id }) => known.get(id) ?? []);
    for (const row of leaving) await hideProduct(client, row, edit);
    const counts = { added: 0, changed: 0, hidden: leaving.length };
    for (const [index, entry] of entries.entries()) {
      const before = known.get(idOf(entry) ?? '');
      const done = await (before === undefined
        ? addEntry(client, checked[index] ?? null, edit)
        : changeEntry(client, { entry, index, before, shown: shown.get(before.id) }, edit));
      if (!done.ok) return { ...done, index };
      counts[before === undefined ? 'added' : 'changed'] += done.isChanged ? 1 : 0;
    }
    return { ok: true, ...counts };
  });
}

type EntryWritten = { readonly ok: true; readonly isChanged: boolean } | ProductRefusal;

/** Checked before anything is hidden, so that a list with a mistake costs little. Null: nothing but an id. */
function checkedNew(entry: unknown, index: number): ProductBody | null {
  const isMereId = z.strictObject({ id: z.string() }).safeParse(entry).success;
  return isMereId ? null : checkedEntry(productBody, entry, `products.${index}`);
}

async function addEntry(client: PoolClient, entry: ProductBody | null, edit: Edit): Promise<EntryWritten> {
  return entry === null ? refusal('PRODUCT_NOT_FOUND', { field: 'id' }) : addProduct(client, entry, edit);
}

interface KnownEntry {
  readonly entry: unknown;
  readonly index: number;
  readonly before: RecordRow;
  readonly shown: Product | undefined;
}

async function changeEntry(
  client: PoolClient,
  { entry, index, before, shown }: KnownEntry,
  edit: Edit,
): Promise<EntryWritten> {
  const wasHidden = before.deleted_at !== null;
  const current = wasHidden ? await showAgain(client, before, edit) : before;
  const differing = differingFields(entry, current, shown);
  const { version, ...fields } = checkedEntry(productPatch, differing, `products.${index}`);
  if (Object.keys(differing).every((name) => name === 'version')) return { ok: true, isChanged: wasHidden };
  // An old list is refused only where it would overwrite a change.
  const change = await saveProduct(client, current, wasHidden ? fields : { ...fields, version }, edit);
  return change.ok ? { ok: true, isChanged: wasHidden || change.isChanged } : change;
}

/** If its slug belongs to another product by now, it gets a number. */
async function showAgain(client: PoolClient, before: RecordRow, { by }: Edit): Promise<RecordRow> {
  const taken = await takenNames(client, 'products', before.id);
  const slug = uniqueSlug(before.slug, taken);
  await client.query(
    'update products set deleted_at = null, slug = $2, version = version + 1 where id = $1',
    [before.id, slug],
  );
  await recordChange(client, by, 'restore', 'product', before.id);
  const row = (await findRows(client, [before.id])).get(before.id);
  if (row === undefined) throw new Error('A product that was shown again is gone');
  return row;
}

/** Without counts: a list that was read before a sale would undo it. */
function differingFields(entry: unknown, before: RecordRow, shown: Product | undefined): object {
  const record = toRecord(before);
  const readings = [record, shown ?? {}].map((reading) => new Map(Object.entries(without(IDS, reading))));
  const isShown = (name: string, value: unknown) =>
    readings.some((reading) => isDeepStrictEqual(reading.get(name) ?? null, value));
  const differing = Object.entries(without(IDS, entry))
    .filter(([name, value]) => name === 'version' || !isShown(name, value))
    .filter(([name]) => name !== 'inStock' || record.stock === null)
    .map(([name]) => name);
  const given = Object.entries(without(COUNTS, entry));
  return Object.fromEntries(given.filter(([name]) => differing.includes(name)));
}

const COUNTS: ReadonlySet<string> = new Set(['stock', 'seenStock']);
/** Shoppers' lists have no ids of variants, so a missing id is no difference. */
const IDS: ReadonlySet<string> = new Set([...COUNTS, 'id']);

/** As JSON, without some fields at any depth. */
function without(names: ReadonlySet<string>, value: unknown): object {
  const text = JSON.stringify(value, (name, part: unknown) => (names.has(name) ? undefined : part));
  return z.record(z.string(), z.unknown()).catch({}).parse(JSON.parse(text));
}

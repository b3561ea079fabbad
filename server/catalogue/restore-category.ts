import type { PoolClient } from 'pg';
import { slugify, uniqueSlug } from '../../domain/catalogue/slug.ts';
import { recordChange } from '../audit/administrator.ts';
import { type Edit, takenNames } from './catalogue-edit.ts';
import { type CategoryRow, findCategories } from './category-records.ts';

/**
 * The deleted category that a new one of this name or slug means. It comes back under its own address and with its
 * products, instead of a second one at `kettlebells-2` beside products that nobody finds. Null: there is none.
 */
export async function findDeleted(
  client: PoolClient,
  { name, slug }: { readonly name: string; readonly slug?: string | null | undefined },
  besides: ReadonlySet<string | undefined>,
): Promise<CategoryRow | null> {
  const wanted = slugify(slug?.trim() ? slug : name);
  const categories = await findCategories(client);
  if (categories.some((row) => row.deleted_at === null && [row.slug, row.id].includes(wanted))) return null;
  const meant = categories.filter(
    (row) => row.deleted_at !== null && row.slug === wanted && !besides.has(row.id),
  );
  return meant.sort((one, other) => Number(other.deleted_at) - Number(one.deleted_at))[0] ?? null;
}

/** Its slug may belong to another category by now; then it gets a number. */
export async function showAgain(client: PoolClient, before: CategoryRow, { by }: Edit): Promise<CategoryRow> {
  const slug = uniqueSlug(before.slug, await takenNames(client, 'categories', before.id));
  const version = before.version + 1;
  await client.query('update categories set deleted_at = null, slug = $2, version = $3 where id = $1', [
    before.id,
    slug,
    version,
  ]);
  await recordChange(client, by, 'restore', 'category', before.id);
  return { ...before, slug, version, deleted_at: null };
}

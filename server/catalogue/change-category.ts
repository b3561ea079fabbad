import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import type { CategoryBody, CategoryRecord } from '../../contract/catalogue/category.ts';
import { uniqueSlug } from '../../domain/catalogue/slug.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { recordChange } from '../audit/administrator.ts';
import { chooseSlug, type Edit, editCatalogue, takenNames } from './catalogue-edit.ts';
import { type CategoryRow, findCategories, toCategory } from './category-records.ts';
import { findDeleted, showAgain } from './restore-category.ts';

export interface CategoryRefusal
  extends Refusal<
    'CATEGORY_NOT_FOUND' | 'CATEGORY_ID_TAKEN' | 'SLUG_TAKEN' | 'VERSION_CONFLICT' | 'LIST_CHANGED'
  > {
  readonly field?: string;
  readonly current?: CategoryRecord;
}

export type CategoryChange =
  | { readonly ok: true; readonly category: CategoryRecord; readonly isChanged: boolean }
  | CategoryRefusal;

const notFound: CategoryRefusal = refuse('CATEGORY_NOT_FOUND', 'Category not found');

const LONGEST_ID = 64;

export function createCategory(pool: Pool, body: CategoryBody, edit: Edit): Promise<CategoryChange> {
  return editCatalogue(pool, (client) => addCategory(client, body, edit));
}

export function updateCategory(
  pool: Pool,
  id: string,
  body: CategoryBody,
  edit: Edit,
): Promise<CategoryChange> {
  return editCatalogue(pool, async (client): Promise<CategoryChange> => {
    const before = await findCategory(client, id);
    return before?.deleted_at === null ? changeCategory(client, before, body, edit) : notFound;
  });
}

/** Hides it and its products, until it is created or saved in a whole list again, or they are moved. */
export function deleteCategory(pool: Pool, id: string, edit: Edit): Promise<CategoryChange> {
  return editCatalogue(pool, async (client): Promise<CategoryChange> => {
    const before = await findCategory(client, id);
    if (before?.deleted_at !== null) return notFound;
    await hideCategory(client, before, edit);
    return { ok: true, category: toCategory(before), isChanged: true };
  });
}

export async function hideCategory(
  client: PoolClient,
  before: CategoryRow,
  { by, now }: Edit,
): Promise<void> {
  await client.query('update categories set deleted_at = $2, version = version + 1 where id = $1', [
    before.id,
    now,
  ]);
  await recordChange(client, by, 'delete', 'category', before.id, { before: logged(toCategory(before)) });
}

const NONE: ReadonlySet<string> = new Set();

/** The id, which is in the address of its page, is made from the slug and stays when the slug changes. */
export async function addCategory(
  client: PoolClient,
  body: CategoryBody,
  edit: Edit,
  /** Ids of the posted list: a deleted category among them is an entry of its own and not restored here. */
  besides: ReadonlySet<string | undefined> = NONE,
): Promise<CategoryChange> {
  const deleted = body.id === undefined ? await findDeleted(client, body, besides) : null;
  if (deleted !== null) return addAgain(client, deleted, body, edit);
  const taken = await takenNames(client, 'categories', '');
  if (body.id !== undefined && taken.has(body.id))
    return {
      ok: false,
      code: 'CATEGORY_ID_TAKEN',
      field: 'id',
      message: 'Another category has this id, or had it before it was deleted',
    };
  const slug = chooseSlug({ wanted: body.slug, present: undefined, name: body.name }, taken);
  if (slug === null) return slugTaken();
  const id = body.id ?? uniqueSlug(slug.slice(0, LONGEST_ID - 4), taken);
  await client.query(
    `insert into categories (id, name, slug, description, image, image_alt, is_active, position)
     values ($1, $2, $3, $4, $5, $6, $7, (select coalesce(max(position) + 1, 0) from categories))`,
    [id, body.name, slug, body.description, body.image, body.imageAlt ?? '', body.isActive ?? true],
  );
  const category = toCategory(await stored(client, id));
  await recordChange(client, edit.by, 'create', 'category', id, { after: logged(category) });
  return { ok: true, category, isChanged: true };
}

/** At the end of the list, as a new one would be. */
async function addAgain(
  client: PoolClient,
  deleted: CategoryRow,
  { version: _version, ...body }: CategoryBody,
  edit: Edit,
): Promise<CategoryChange> {
  const shown = await showAgain(client, deleted, edit);
  await client.query(
    'update categories set position = (select max(position) + 1 from categories) where id = $1',
    [shown.id],
  );
  const fields = { ...body, slug: shown.slug, isActive: body.isActive ?? true };
  const changed = await changeCategory(client, shown, fields, edit);
  return changed.ok
    ? { ok: true, category: toCategory(await stored(client, shown.id)), isChanged: true }
    : changed;
}

export async function changeCategory(
  client: PoolClient,
  before: CategoryRow,
  body: CategoryBody,
  { by }: Edit,
): Promise<CategoryChange> {
  const current = toCategory(before);
  const taken = await takenNames(client, 'categories', before.id);
  const slug = chooseSlug({ wanted: body.slug, present: before.slug, name: body.name }, taken);
  if (slug === null) return slugTaken(current);
  const isActive = body.isActive ?? before.is_active;
  const { name, description, image } = body;
  const alt = body.imageAlt === undefined ? before.image_alt : (body.imageAlt ?? '');
  const { imageAlt: _before, ...known } = logged(current);
  const after = {
    ...known,
    name,
    slug,
    description,
    image,
    isActive,
    ...(alt === '' ? {} : { imageAlt: alt }),
  };
  if (isDeepStrictEqual(after, logged(current))) return { ok: true, category: current, isChanged: false };
  if (body.version !== undefined && body.version !== before.version)
    return {
      ok: false,
      code: 'VERSION_CONFLICT',
      message: 'Someone else has changed this category. Please check it and try again.',
      current,
    };
  await client.query(
    `update categories set name = $2, slug = $3, description = $4, image = $5, image_alt = $6, is_active = $7,
            version = version + 1
      where id = $1`,
    [before.id, name, slug, description, image, alt, isActive],
  );
  await recordChange(client, by, 'update', 'category', before.id, { before: logged(current), after });
  return { ok: true, category: toCategory(await stored(client, before.id)), isChanged: true };
}

function slugTaken(current?: CategoryRecord): CategoryRefusal {
  return {
    ok: false,
    code: 'SLUG_TAKEN',
    field: 'slug',
    message: 'Another category already has this slug',
    ...(current === undefined ? {} : { current }),
  };
}

async function findCategory(client: PoolClient, id: string): Promise<CategoryRow | undefined> {
  return (await findCategories(client)).find((category) => category.id === id);
}

async function stored(client: PoolClient, id: string): Promise<CategoryRow> {
  const row = await findCategory(client, id);
  if (row === undefined) throw new Error('The category was not stored');
  return row;
}

const logged = ({ version, productCount, ...category }: CategoryRecord) => category;

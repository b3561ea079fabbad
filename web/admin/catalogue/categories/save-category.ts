import type { CategoryForm } from '../../../../contract/catalogue/product-form.ts';
import { isObject } from '../../../api/response.ts';
import { changeCollection, entryId } from '../../list/replace-collection.ts';
import type { AdminCategory } from './admin-category.ts';

/** The whole list with this one new or changed in it. An empty slug is left to the shop, which knows those taken. */
export async function saveCategory(
  category: AdminCategory | null,
  form: CategoryForm,
  isSlugEmpty: boolean,
): Promise<void> {
  const fields = { ...form, slug: isSlugEmpty ? '' : form.slug };
  await changeCollection('categories', (entries) =>
    category === null ? [...entries, fields] : withChange(entries, category, fields),
  );
}

/** With the version that the form began with, so that the shop tells when somebody else changed it meanwhile. */
export function withChange(
  entries: readonly unknown[],
  { id, version }: Pick<AdminCategory, 'id' | 'version'>,
  fields: object,
): readonly unknown[] {
  if (!entries.some((entry) => entryId(entry) === id))
    throw new Error('Somebody else deleted this category meanwhile.');
  return entries.map((entry) =>
    entryId(entry) === id ? { ...(isObject(entry) ? entry : {}), ...fields, version } : entry,
  );
}

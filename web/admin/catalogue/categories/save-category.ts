import type { CategoryForm, CategoryRecord } from '../../../../contract/catalogue/category.ts';
import { isObject } from '../../../api/response.ts';
import { changeCollection, entryId } from '../../list/replace-collection.ts';

/** Saves the whole list with this category added or changed. */
export function saveCategory(category: CategoryRecord | null, fields: CategoryForm): Promise<unknown> {
  return changeCollection('categories', (entries) =>
    category === null ? [...entries, fields] : withChange(entries, category, fields),
  );
}

/** With the version that the form was filled from, so that the server detects an edit conflict. */
export function withChange(
  entries: readonly unknown[],
  { id, version }: Pick<CategoryRecord, 'id' | 'version'>,
  fields: object,
): readonly unknown[] {
  if (!entries.some((entry) => entryId(entry) === id))
    throw new Error('Somebody else deleted this category meanwhile.');
  return entries.map((entry) =>
    entryId(entry) === id ? { ...(isObject(entry) ? entry : {}), ...fields, version } : entry,
  );
}

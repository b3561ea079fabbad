import { type CategoryRecord, categoryRecordSchema } from '../../../contract/catalogue/category.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { readList } from '../list/list-response.ts';

/** All categories, for choosing one; empty until they are there. */
export function useCategories(): readonly CategoryRecord[] {
  const { value } = useAdminQuery({
    kind: 'category',
    path: '/categories',
    read: (response) => readList(response, categoryRecordSchema).rows,
  });
  return value ?? [];
}

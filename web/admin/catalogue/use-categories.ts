import { categoryRecordSchema } from '../../../contract/catalogue/category.ts';
import { useAllRows } from '../data/use-admin-query.ts';

export const useCategories = () => useAllRows('category', '/categories', categoryRecordSchema);

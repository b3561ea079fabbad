import { type ListSort, parseSort } from '../text/list-sort.ts';

/** How administrators can sort the list of products. */
export const PRODUCT_SORTS = ['name', 'price', 'stock'] as const;
export type ProductSort = ListSort<(typeof PRODUCT_SORTS)[number]>;

export const parseProductSort = (text: string): ProductSort | undefined => parseSort(PRODUCT_SORTS, text);

import { type ListSort, parseSort } from '../text/list-sort.ts';

/** How the list of orders can be sorted. */
export const ORDER_SORTS = ['order', 'customer', 'total', 'status', 'date'] as const;
export type OrderSort = ListSort<(typeof ORDER_SORTS)[number]>;

export const parseOrderSort = (text: string): OrderSort | undefined => parseSort(ORDER_SORTS, text);

/** The newest first is how the list comes by itself; its pages are read from a cursor on. */
export const isDefaultSort = ({ by, isDescending }: OrderSort): boolean => by === 'date' && isDescending;

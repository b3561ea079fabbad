/** How the list of orders can be sorted. */
export const ORDER_SORTS = ['order', 'customer', 'total', 'status', 'date'] as const;

export interface OrderSort {
  readonly by: (typeof ORDER_SORTS)[number];
  readonly isDescending: boolean;
}

/** `total` is the smallest first, `-total` the largest; undefined for anything else. */
export function parseOrderSort(text: string): OrderSort | undefined {
  const isDescending = text.startsWith('-');
  const by = ORDER_SORTS.find((sort) => sort === (isDescending ? text.slice(1) : text));
  return by && { by, isDescending };
}

/** The newest first is how the list comes by itself; its pages are read from a cursor on. */
export const isDefaultSort = ({ by, isDescending }: OrderSort): boolean => by === 'date' && isDescending;

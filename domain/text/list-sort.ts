/** How a list is sorted. */
export interface ListSort<By extends string> {
  readonly by: By;
  readonly isDescending: boolean;
}

/** `total` is the smallest first, `-total` the largest; undefined for what is not among the list's. */
export function parseSort<By extends string>(sorts: readonly By[], text: string): ListSort<By> | undefined {
  const isDescending = text.startsWith('-');
  const by = sorts.find((sort) => sort === (isDescending ? text.slice(1) : text));
  return by && { by, isDescending };
}

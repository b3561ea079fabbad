import type { Paging } from './list-response.ts';

/** A list's state is its address: `?status=PENDING&search=asha&page=2`. Changing a filter goes back to the first page. */

const PAGING = ['page', 'after', 'before'] as const;
const SENT_WITH_EVERY_LIST = [...PAGING, 'limit'] as const;

/** Where a page begins: `{ page: '3' }`, `{ before: 'end', page: '3' }`. */
export type PageParams = Readonly<Record<string, string>>;

export type Filters = Readonly<Record<string, string>>;

export function filtersOf(address: URLSearchParams, names: readonly string[]): Filters {
  return Object.fromEntries(names.map((name) => [name, address.get(name) ?? '']));
}

/** The option that an address means, in any letter case like the API: `?status=pending` is PENDING. Unknown values stay. */
export function matchOption(value: string, options: readonly string[]): string {
  if (options.includes(value)) return value;
  const wanted = value.trim().toLowerCase();
  return options.find((option) => option.toLowerCase() === wanted) ?? value;
}

/** The order of the list, which stays whatever is filtered: `?sort=-total`. */
export const SORT = 'sort';

export function withFilters(address: URLSearchParams, change: Filters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of PAGING) next.delete(name);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The query for the API: the named filters and the paging; anything else in the address is left out. */
export function listQuery(address: URLSearchParams, names: readonly string[], limit?: number): string {
  const query = new URLSearchParams();
  for (const name of [...names, ...SENT_WITH_EVERY_LIST]) {
    const value = address.get(name);
    if (value !== null && value !== '') query.set(name, value);
  }
  if (limit !== undefined && !query.has('limit')) query.set('limit', String(limit));
  return query.toString();
}

export function pageAddress(address: URLSearchParams, params: PageParams): string {
  const next = withFilters(address, {});
  for (const [name, value] of Object.entries(params)) next.set(name, value);
  if (next.get('page') === '1') next.delete('page');
  return `?${next}`;
}

type PageCount = Pick<Paging, 'pages' | 'next'>;
const FIRST_PAGE: PageParams = { page: '1' };

/**
 * The page to show instead of one without rows: the last one, so that deleting the only row of page 3 leads to page 2. If
 * that is empty too it is the first page, and then none, so that an empty list is not asked for ever.
 */
export function fallbackPage(address: URLSearchParams, { pages, next }: PageCount): PageParams | null {
  const [page, after, before] = PAGING.map((name) => address.get(name) ?? '');
  if (!page && !after && !before) return null;
  const isBehindEnd = after || (!before && Number(page) > pages);
  if (!isBehindEnd || pages <= 1) return FIRST_PAGE;
  // Only the server knows where the last page of a list with cursors begins.
  return next === undefined ? { page: String(pages) } : { before: 'end', page: String(pages) };
}

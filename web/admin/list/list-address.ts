import type { Paging } from './list-reply.ts';

/** A list's state is its address: `?status=PENDING&search=asha&page=2`. Paging goes with every change of a filter. */

const PAGING = ['page', 'after', 'before'] as const;
const SENT_WITH_EVERY_LIST = [...PAGING, 'limit'] as const;

/** Where a page begins: `{ page: '3' }`, `{ before: 'end', page: '3' }`. */
export type PagePlace = Readonly<Record<string, string>>;

export type Filters = Readonly<Record<string, string>>;

/** What the address says about the named filters; an absent one is empty. */
export function filtersOf(address: URLSearchParams, names: readonly string[]): Filters {
  return Object.fromEntries(names.map((name) => [name, address.get(name) ?? '']));
}

/**
 * The one of the known words that the address means. The API reads them in any letter case, so `?status=pending` is the
 * choice PENDING on the screen as well. What is none of them stays as it is.
 */
export function wordMeant(value: string, known: readonly string[]): string {
  if (known.includes(value)) return value;
  const wanted = value.trim().toLowerCase();
  return known.find((word) => word.toLowerCase() === wanted) ?? value;
}

export function withFilters(address: URLSearchParams, change: Filters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of PAGING) next.delete(name);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The query of the API: the named filters and the paging, nothing else that may stand in the address. */
export function listQuery(address: URLSearchParams, names: readonly string[], limit?: number): string {
  const query = new URLSearchParams();
  for (const name of [...names, ...SENT_WITH_EVERY_LIST]) {
    const value = address.get(name);
    if (value !== null && value !== '') query.set(name, value);
  }
  if (limit !== undefined && !query.has('limit')) query.set('limit', String(limit));
  return query.toString();
}

/** The address of another page, as a link has it. */
export function pageAddress(address: URLSearchParams, place: PagePlace): string {
  const next = withFilters(address, {});
  for (const [name, value] of Object.entries(place)) next.set(name, value);
  if (next.get('page') === '1') next.delete('page');
  return `?${next}`;
}

type PageCount = Pick<Paging, 'pages' | 'next'>;
const FIRST_PAGE: PagePlace = { page: '1' };

/**
 * Where to go from a page without rows: to the last one, so that who deletes the only row of page 3 stands on page 2. What
 * is empty although it should not be leads to the first, and that to none: a server that has no rows is not asked for ever.
 */
export function pageInstead(address: URLSearchParams, { pages, next }: PageCount): PagePlace | null {
  const [page, after, before] = PAGING.map((name) => address.get(name) ?? '');
  if (!page && !after && !before) return null;
  const isBehindEnd = after || (!before && Number(page) > pages);
  if (!isBehindEnd || pages <= 1) return FIRST_PAGE;
  // Of a list that is read from a place only the server knows where its last page begins.
  return next === undefined ? { page: String(pages) } : { before: 'end', page: String(pages) };
}

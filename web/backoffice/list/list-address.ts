/** A list's state is its address: `?status=PENDING&search=asha&page=2`. Paging goes with every change of a filter. */

const PAGING = ['page', 'after', 'before'] as const;
const SENT_WITH_EVERY_LIST = [...PAGING, 'limit'] as const;

export type Filters = Readonly<Record<string, string>>;

/** What the address says about the named filters; an absent one is empty. */
export function filtersOf(address: URLSearchParams, names: readonly string[]): Filters {
  return Object.fromEntries(names.map((name) => [name, address.get(name) ?? '']));
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
export function pageAddress(address: URLSearchParams, place: Readonly<Record<string, string>>): string {
  const next = withFilters(address, {});
  for (const [name, value] of Object.entries(place)) next.set(name, value);
  if (next.get('page') === '1') next.delete('page');
  return `?${next}`;
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMatches, useSearchParams } from 'react-router';
import type { z } from '../../../domain/zod.ts';
import { getPath, messageOf } from '../../api/response.ts';
import { callAdmin } from '../admin-call.ts';
import { type EntityKind, queryClient, refetchWithToast } from '../data/query-client.ts';
import {
  type Filters,
  fallbackPage,
  filtersOf,
  listQuery,
  type PageParams,
  pageAddress,
  SORT,
  withFilters,
} from './list-address.ts';
import { type ListResponse, type Paging, readList } from './list-response.ts';

export interface ListSource<Row> {
  readonly kind: EntityKind;
  /** Below /api: `/orders`. */
  readonly path: string;
  /** The filter parameters, with the same names in the page's address and in the API. */
  readonly filters: readonly string[];
  readonly isSortable?: boolean;
  readonly schema: z.ZodType<Row>;
  readonly limit?: number;
  /** The toast when there is nothing to show. Without one, only the list itself and the console say so. */
  readonly failed?: string;
  /** The field of the response that has the rows, where it is not `data`: `categories`. */
  readonly plural?: string;
}

/** The rows of a kind from one path, as one screen reads them, whatever their filters and page. */
export type ListKey = readonly [kind: EntityKind, part: 'list', path: string, screen: string];

export interface List<Row> {
  readonly key: ListKey;
  readonly rows: readonly Row[];
  readonly paging: Paging | undefined;
  readonly response: unknown;
  readonly isLoading: boolean;
  /** Why the last attempt failed; the rows of the last success stay. */
  readonly error: string | null;
  readonly filters: Filters;
  readonly isFiltered: boolean;
  /** '-total': the largest first. Empty: as the list comes. */
  readonly sort: string;
  setSort(sort: string): void;
  /** `replace` while somebody types, so that the back button leaves the search at once. */
  setFilters(change: Filters, options?: { readonly replace?: boolean }): void;
  clearFilters(): void;
  addressOf(params: PageParams): string;
  reload(): Promise<void>;
  readSaved(response: unknown): Row;
}

export interface LoadedList<Row> {
  readonly list: ListResponse<Row>;
  /** What was asked in the end: an empty page leads to the last one that has rows. */
  readonly address: URLSearchParams;
}

/** A list of the API whose filters and page are in the address. The rows stay until those of another address are there. */
export function useList<Row>(source: ListSource<Row>): List<Row> {
  const { kind, path, filters: names, isSortable = false, schema, limit, failed, plural } = source;
  const sent = isSortable ? [...names, SORT] : names;
  // The route and not the path: a row that is open has an address of its own over the same list.
  const screen = useMatches().at(-1)?.id ?? '';
  const [address, setAddress] = useSearchParams();
  const ownKey: ListKey = [kind, 'list', path, screen];
  const keyOf = (wanted: URLSearchParams) => [...ownKey, listQuery(wanted, sent, limit)];
  const key = keyOf(address);

  const {
    data: loaded,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: key,
    async queryFn({ signal }): Promise<LoadedList<Row>> {
      for (let wanted = address; ; ) {
        const response = await callAdmin(`${path}?${listQuery(wanted, sent, limit)}`, { signal });
        const list = readList(response, schema, plural);
        const instead = list.isEmpty ? fallbackPage(wanted, list.paging) : null;
        if (instead === null) return { list, address: wanted };
        wanted = new URLSearchParams(pageAddress(wanted, instead));
      }
    },
    // The page that an empty one has led to is not asked for a second time.
    staleTime: 500,
    meta: { failed, logged: failed === undefined ? `${path} could not be loaded:` : undefined },
  });
  // The last rows stay while others load, and also when those cannot be loaded.
  const [last, setLast] = useState(loaded);
  if (loaded !== undefined && loaded !== last) setLast(loaded);
  const data = loaded ?? last;

  const loadedKey = loaded === undefined ? key : keyOf(loaded.address);
  const isElsewhere = String(loadedKey) !== String(key);
  /** Nothing happens if the visitor has gone on already. */
  const followLoaded = useEffectEvent(() => {
    if (loaded === undefined || String(keyOf(addressNow())) !== String(key)) return;
    queryClient.setQueryData(loadedKey, loaded);
    setAddress(loaded.address, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isElsewhere) followLoaded();
  }, [isElsewhere]);

  const filters = filtersOf(address, names);
  return {
    key: ownKey,
    rows: data?.list.rows ?? [],
    paging: data?.list.paging,
    response: data?.list.response,
    isLoading: isFetching,
    error: error === null ? null : messageOf(error, 'We couldn’t load this list'),
    filters,
    isFiltered: Object.values(filters).some((value) => value !== ''),
    sort: isSortable ? (address.get(SORT) ?? '') : '',
    setSort: (sort) => setAddress(withFilters(addressNow(), { [SORT]: sort }), { preventScrollReset: true }),
    setFilters: (change, { replace = false } = {}) =>
      setAddress(withFilters(addressNow(), change), { replace, preventScrollReset: true }),
    clearFilters: () =>
      setAddress(withFilters(addressNow(), Object.fromEntries(names.map((name) => [name, '']))), {
        preventScrollReset: true,
      }),
    addressOf: (params) => pageAddress(address, params),
    reload: () => refetchWithToast(refetch, failed),
    readSaved: (response) => schema.parse(getPath(response, 'data')),
  };
}

/** From the browser: during a step back the router still has the address of the page that is being left. */
const addressNow = () => new URLSearchParams(window.location.search);

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../api/response.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import {
  type Filters,
  fallbackPage,
  filtersOf,
  listQuery,
  type PageParams,
  pageAddress,
  withFilters,
} from './list-address.ts';
import { type ListResponse, type Paging, readList, withRows } from './list-response.ts';

export interface ListSource<Row> {
  /** Below /api: `/orders`. */
  readonly path: string;
  /** The filter parameters, with the same names in the page's address and in the API. */
  readonly filters: readonly string[];
  readonly readRow: (value: unknown) => Row | undefined;
  /** Rows per page unless the address says otherwise. */
  readonly limit?: number;
  /** The toast when it cannot be loaded. Without one, only the list itself and the console say so. */
  readonly failed?: string;
  /** The field of the response that has the rows, where it is not `data`: `categories`. */
  readonly plural?: string;
}

export interface List<Row> {
  readonly rows: readonly Row[];
  readonly paging: Paging | undefined;
  /** The last successful response, for counts and sums. */
  readonly response: unknown;
  readonly isLoading: boolean;
  /** Why the last attempt failed; the rows of the last success stay. */
  readonly error: string | null;
  readonly filters: Filters;
  /** `replace` while somebody types, so that the back button leaves the search at once. */
  setFilters(change: Filters, options?: { readonly replace?: boolean }): void;
  clearFilters(): void;
  /** The address of another page of the list. */
  addressOf(params: PageParams): string;
  /** The rows stay until the response is there. Quiet: a failure shows no toast. */
  reload(options?: { readonly quiet?: boolean }): Promise<void>;
  /** Changes the rows on the screen, e.g. for an optimistic update. */
  changeRows(change: (rows: readonly Row[]) => readonly Row[]): void;
}

interface Loaded<Row> {
  readonly list: ListResponse<Row> | undefined;
  readonly isLoading: boolean;
  readonly error: string | null;
}

/** A list of the API whose filters and page are in the address. A newer request aborts the one before it. */
export function useList<Row>(source: ListSource<Row>): List<Row> {
  const { path, filters: names, readRow, limit, failed, plural } = source;
  const [address, setAddress] = useSearchParams();
  const [state, setState] = useState<Loaded<Row>>({ list: undefined, isLoading: true, error: null });
  const query = listQuery(address, names, limit);

  /** The rows stay until the other page is loaded. Nothing happens if the visitor has gone on already. */
  const redirectTo = (params: PageParams) => {
    if (listQuery(addressNow(), names, limit) !== query) return;
    setAddress(pageAddress(address, params), { replace: true, preventScrollReset: true });
  };

  const load = useEffectEvent(async (signal: AbortSignal, isQuiet: boolean) => {
    setState((before) => ({ ...before, isLoading: true }));
    try {
      const list = readList(await callAdmin(`${path}?${query}`, { signal }), readRow, plural);
      if (signal.aborted) return;
      const instead = list.isEmpty ? fallbackPage(address, list.paging) : null;
      if (instead === null) setState({ list, isLoading: false, error: null });
      else redirectTo(instead);
    } catch (thrown) {
      if (signal.aborted) return;
      const error = messageOf(thrown, 'The list could not be loaded');
      setState((before) => ({ ...before, isLoading: false, error }));
      if (failed === undefined) console.error(`${path} could not be loaded:`, error);
      else if (!isQuiet) showToast({ kind: 'error', text: failed });
    }
  });

  const [current] = useState(() => ({ control: new AbortController(), isAwaited: false }));
  const ask = useCallback(
    async (isQuiet: boolean) => {
      current.control.abort();
      current.control = new AbortController();
      const { signal } = current.control;
      // A quiet reload may abort a request that somebody waits for; its own failure is then shown too.
      current.isAwaited ||= !isQuiet;
      await load(signal, !current.isAwaited);
      if (!signal.aborted) current.isAwaited = false;
    },
    [current],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another list
  useEffect(() => {
    void ask(false);
    return () => current.control.abort();
  }, [path, query]);

  return {
    rows: state.list?.rows ?? [],
    paging: state.list?.paging,
    response: state.list?.response,
    isLoading: state.isLoading,
    error: state.error,
    filters: filtersOf(address, names),
    setFilters: (change, { replace = false } = {}) =>
      setAddress(withFilters(addressNow(), change), { replace, preventScrollReset: true }),
    clearFilters: () =>
      setAddress(withFilters(addressNow(), Object.fromEntries(names.map((name) => [name, '']))), {
        preventScrollReset: true,
      }),
    addressOf: (params) => pageAddress(address, params),
    reload: ({ quiet = false } = {}) => ask(quiet),
    changeRows: (change) =>
      setState((before) =>
        before.list === undefined
          ? before
          : { ...before, list: withRows(before.list, change(before.list.rows)) },
      ),
  };
}

/** From the browser: during a step back the router still has the address of the page that is being left. */
const addressNow = () => new URLSearchParams(window.location.search);

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../api/response.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import {
  type Filters,
  filtersOf,
  listQuery,
  type PagePlace,
  pageAddress,
  pageInstead,
  withFilters,
} from './list-address.ts';
import { type ListResponse, type Paging, readList, withRows } from './list-reply.ts';

export interface ListSource<Row> {
  /** Below /api: `/orders`. */
  readonly path: string;
  /** The parameters that filter it, named alike in the page's address and in the API. */
  readonly filters: readonly string[];
  readonly readRow: (value: unknown) => Row | undefined;
  /** Rows per page unless the address says otherwise. */
  readonly limit?: number;
  /** The toast when it cannot be loaded. Without one the list says so in its place alone, and the log has it. */
  readonly failed?: string;
  /** The field of the answer that has the rows, where it is not `data`: `categories`. */
  readonly plural?: string;
}

export interface List<Row> {
  readonly rows: readonly Row[];
  readonly paging: Paging | undefined;
  /** The last good answer as it came, for counts and sums. */
  readonly reply: unknown;
  readonly isLoading: boolean;
  /** Why the last attempt failed; the rows of the last good one stay. */
  readonly error: string | null;
  readonly filters: Filters;
  /** `replace` for what is being typed, so that the back button leaves the search at once. */
  setFilters(change: Filters, options?: { readonly replace?: boolean }): void;
  clearFilters(): void;
  /** The address of another page of it. */
  addressOf(place: PagePlace): string;
  /** Asks again; the rows stay until the answer is there. Quiet: a failure is not told. */
  reload(options?: { readonly quiet?: boolean }): Promise<void>;
  /** Shows a change before, or after, the server has it. */
  changeRows(change: (rows: readonly Row[]) => readonly Row[]): void;
}

interface Loaded<Row> {
  readonly answer: ListResponse<Row> | undefined;
  readonly isLoading: boolean;
  readonly error: string | null;
}

/** A list of the API whose filters and page stand in the address. A newer request ends the one before it. */
export function useList<Row>(source: ListSource<Row>): List<Row> {
  const { path, filters: names, readRow, limit, failed, plural } = source;
  const [address, setAddress] = useSearchParams();
  const [state, setState] = useState<Loaded<Row>>({ answer: undefined, isLoading: true, error: null });
  const query = listQuery(address, names, limit);

  /** What is shown stays until the other page is there. Who is leaving this one already is not held up. */
  const goInstead = (place: PagePlace) => {
    if (listQuery(addressNow(), names, limit) !== query) return;
    setAddress(pageAddress(address, place), { replace: true, preventScrollReset: true });
  };

  const load = useEffectEvent(async (signal: AbortSignal, isQuiet: boolean) => {
    setState((before) => ({ ...before, isLoading: true }));
    try {
      const answer = readList(await callAdmin(`${path}?${query}`, { signal }), readRow, plural);
      if (signal.aborted) return;
      const instead = answer.isEmpty ? pageInstead(address, answer.paging) : null;
      if (instead === null) setState({ answer, isLoading: false, error: null });
      else goInstead(instead);
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
      // News may end a request that somebody waits for: its successor is waited for as well.
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
    rows: state.answer?.rows ?? [],
    paging: state.answer?.paging,
    reply: state.answer?.reply,
    isLoading: state.isLoading,
    error: state.error,
    filters: filtersOf(address, names),
    setFilters: (change, { replace = false } = {}) =>
      setAddress(withFilters(addressNow(), change), { replace, preventScrollReset: true }),
    clearFilters: () =>
      setAddress(withFilters(addressNow(), Object.fromEntries(names.map((name) => [name, '']))), {
        preventScrollReset: true,
      }),
    addressOf: (place) => pageAddress(address, place),
    reload: ({ quiet = false } = {}) => ask(quiet),
    changeRows: (change) =>
      setState((before) =>
        before.answer === undefined
          ? before
          : { ...before, answer: withRows(before.answer, change(before.answer.rows)) },
      ),
  };
}

/** The browser's own: during a step back the one of the last rendering is that of a page already left. */
const addressNow = () => new URLSearchParams(window.location.search);

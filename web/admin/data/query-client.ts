import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { AdminEvent } from '../../../contract/dashboard.ts';
import { showToast } from '../../ui/toast.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The toast when there is nothing to show; older rows stay, and the list says that they may be out of date. */
      readonly failed?: string | undefined;
      /** Said in the console, where no toast is wanted. */
      readonly logged?: string | undefined;
    };
  }
}

/** What a query is about: the first part of its key. When one of them changes, all queries about it are asked again. */
export type EntityKind =
  | AdminEvent
  | typeof OVERVIEW
  | 'administrator'
  | 'audit'
  | 'book'
  | 'carrier'
  | 'category'
  | 'coupon'
  | 'customer'
  | 'discount'
  | 'mail'
  | 'money'
  | 'product'
  | 'rate'
  | 'review'
  | 'search'
  | 'security'
  | 'settings';

/** Queries that count what several kinds have: the sidebar's numbers and the dashboard. */
export const OVERVIEW = 'overview';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta, state }) => {
      if (meta?.logged !== undefined) console.error(meta.logged, error.message);
      if (meta?.failed !== undefined && state.data === undefined)
        showToast({ kind: 'error', text: meta.failed });
    },
  }),
  defaultOptions: {
    // Without a connection a query fails like any other, so that the screen can say so.
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

export async function refresh(kind: EntityKind): Promise<void> {
  await Promise.all([kind, OVERVIEW].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

/** Loads again because somebody asked for it: a failure is told also where older values stay on the screen. */
export async function refetchWithToast(
  refetch: () => Promise<{ readonly isError: boolean; readonly data: unknown }>,
  failed: string | undefined,
): Promise<void> {
  const { isError, data } = await refetch();
  if (isError && data !== undefined && failed !== undefined) showToast({ kind: 'error', text: failed });
}

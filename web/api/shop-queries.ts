import { notifyManager, QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What the pages of orders, payments and accounts have asked the shop. Nothing is kept for another page, because it may
 * have changed meanwhile.
 */
export const shopQueries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Without a connection a query fails like any other, so that the page can say so.
      networkMode: 'always',
      gcTime: 0,
    },
    mutations: { networkMode: 'always' },
  },
});

// An answer is shown at once: a timer would wait where the page is busy.
notifyManager.setScheduler(queueMicrotask);

/**
 * `failure` is the last error until an answer comes. The library forgets an error as soon as it asks again, and with it
 * would go the button that was pressed, and the focus.
 */
export function useShopQuery<Data>(options: UseQueryOptions<Data>) {
  const query = useQuery(options, shopQueries);
  const key = JSON.stringify(options.queryKey);
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: Error } | null>(null);
  const before = failed?.key === key ? failed.error : null;
  const failure = query.isPending ? before : query.error;
  if (failure !== before) setFailed(failure && { key, error: failure });
  const { data, isFetching, refetch } = query;
  return { data, failure, isFetching, refetch };
}

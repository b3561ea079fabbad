import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import type { EntityKind } from './query-client.ts';

/** What is open at an address of its own, from its list's row where that has it; `isUnknown` where the shop has none of that name. */
export function useOpenedRow<Row>(
  kind: EntityKind,
  name: string,
  row: Row | undefined,
  load: (name: string, signal: AbortSignal) => Promise<Row>,
) {
  const { data, error, refetch } = useQuery({
    queryKey: [kind, 'opened', name],
    queryFn: ({ signal }) => load(name, signal),
    initialData: row,
    // It is asked for only when one of its kind has changed, and forgotten with the dialog: the list may then know better.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    opened: data,
    isUnknown: error instanceof ApiError && error.status === 404,
    isFailed: error !== null,
    reload: () => void refetch(),
  };
}

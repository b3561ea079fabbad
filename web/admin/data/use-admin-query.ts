import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { z } from '../../../domain/zod.ts';
import { ApiError } from '../../api/client.ts';
import { callAdmin } from '../admin-call.ts';
import { readList } from '../list/list-response.ts';
import { type EntityKind, refetchWithToast } from './query-client.ts';

export interface AdminQuery<Value> {
  /** Undefined until it is loaded; the last value stays while the next one loads, and when that fails. */
  readonly value: Value | undefined;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  reload(): Promise<void>;
}

interface QuerySource<Value> {
  readonly kind: EntityKind;
  /** Below /api: `/settings`. Null: nothing is asked yet. */
  readonly path: string | null;
  readonly read: (response: unknown) => Value;
  /** The toast when there is nothing to show. */
  readonly failed?: string;
  /** Shows the value of the path before until that of another path is there. */
  readonly keepsLast?: boolean;
  /** How long after its last answer it is asked again by itself. */
  readonly pollMs?: (response: unknown, answeredAt: number) => number | false;
}

/** Loads one part of a screen; the other parts neither wait for it nor fail with it. */
export function useAdminQuery<Value>({
  kind,
  path,
  read,
  failed,
  keepsLast = false,
  pollMs,
}: QuerySource<Value>): AdminQuery<Value> {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [kind, path],
    queryFn: path === null ? skipToken : ({ signal }) => callAdmin(path, { signal }),
    select: read,
    placeholderData: keepsLast ? keepPreviousData : undefined,
    refetchInterval: ({ state }) => pollMs?.(state.data, state.dataUpdatedAt) ?? false,
    meta: { failed },
  });
  return {
    value: data,
    isLoading: isFetching,
    isFailed: isError,
    reload: () => refetchWithToast(refetch, failed),
  };
}

/** The rows of a whole list, for choosing among them; empty until they are there. */
export function useAllRows<Row>(kind: EntityKind, path: string, schema: z.ZodType<Row>): readonly Row[] {
  const { value } = useAdminQuery({ kind, path, read: (response) => readList(response, schema).rows });
  return value ?? [];
}

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

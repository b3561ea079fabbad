import { useQuery } from '@tanstack/react-query';
import { ApiError, callPublic } from '../../api/client.ts';
import { getPath, textOf } from '../../api/response.ts';

const CHECK_EVERY_MS = 20_000;

/** Undefined is what the shop did not say. */
export interface Health {
  readonly database: string | undefined;
  readonly disk: string | undefined;
  readonly mail: string | undefined;
  readonly payments: string | undefined;
  readonly answeredInMs: number;
}

/** Asked anew every 20 seconds while somebody looks, and never shown from before. */
export function useHealth(): Health | undefined {
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: readHealth,
    refetchInterval: CHECK_EVERY_MS,
    gcTime: 0,
  });
  return data;
}

async function readHealth(): Promise<Health> {
  const started = performance.now();
  const response = await callPublic('/health').catch((thrown: unknown) =>
    thrown instanceof ApiError ? thrown.body : undefined,
  );
  const textAt = (name: string) => textOf(getPath(response, name));
  return {
    database: textAt('database'),
    disk: textAt('disk'),
    mail: textAt('mail'),
    payments: textAt('payments'),
    answeredInMs: Math.round(performance.now() - started),
  };
}

import { startTransition, useCallback, useEffect, useState } from 'react';
import { RETRY_AFTER_MS } from './catalogue-calls.ts';

type Load<T> = (signal: AbortSignal) => Promise<T>;

export interface Loaded<T> {
  /** The latest that has come, if only for what was asked before; null until something has. */
  readonly value: T | null;
  /** Whether the value is what `load` brings. */
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * What `load` brings; the same function for the same question, null where nothing is asked yet. The signal says that another question has taken
 * its place. A failed load is tried again by hand, by itself, and when the network returns.
 */
export function useLoaded<T>(load: Load<T> | null): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly by: Load<T>; readonly value: T } | null>(null);
  const [failed, setFailed] = useState<{ readonly by: Load<T> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    if (load === null) return;
    const asked = new AbortController();
    let again: ReturnType<typeof setTimeout>;
    load(asked.signal).then(
      (value) => {
        if (!asked.signal.aborted) startTransition(() => setLoaded({ by: load, value }));
      },
      () => {
        if (asked.signal.aborted) return;
        setFailed({ by: load });
        again = setTimeout(retry, RETRY_AFTER_MS);
      },
    );
    return () => {
      asked.abort();
      clearTimeout(again);
    };
  }, [load, attempt]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const isCurrent = loaded !== null && loaded.by === load;
  return { value: loaded?.value ?? null, isCurrent, hasFailed: failed?.by === load && !isCurrent, retry };
}

import { startTransition, useCallback, useEffect, useState } from 'react';
import { RETRY_AFTER_MS } from './catalogue-calls.ts';

export interface Loaded<T> {
  /** Null until it has come. */
  readonly value: T | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What `load` brings; always the same function. A failed load is tried again by hand, by itself, and when the network returns. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let isWanted = true;
    let again: ReturnType<typeof setTimeout>;
    load().then(
      (loaded) => {
        if (isWanted) startTransition(() => setValue(() => loaded));
      },
      () => {
        if (!isWanted) return;
        setFailed(true);
        again = setTimeout(retry, RETRY_AFTER_MS);
      },
    );
    return () => {
      isWanted = false;
      clearTimeout(again);
    };
  }, [load, attempt]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return { value, hasFailed: hasFailed && value === null, retry };
}

import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { QueryName } from '../../../domain/catalogue/catalogue-queries.ts';
import { type Answer, answerNow, ask, preloadAnswers } from './ask-catalogue.ts';
import { loadCatalogue, RETRY_AFTER_MS } from './catalogue-calls.ts';

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

  // The network's return is an event of the window.
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const isCurrent = loaded !== null && loaded.by === load;
  return { value: loaded?.value ?? null, isCurrent, hasFailed: failed?.by === load && !isCurrent, retry };
}

/** What the catalogue answers: at once where it is in the browser, else when it comes, and the answer before stays until then. Null asks nothing. */
export function useAnswer<Q extends QueryName>(question: Q, query: string | null): Loaded<Answer<Q>> {
  // Once a page of questions is open, so that the first one finds the rules loaded.
  useEffect(preloadAnswers, []);
  const here = useMemo(() => (query === null ? undefined : answerNow(question, query)), [question, query]);
  const load = useMemo(
    () =>
      query === null || here !== undefined
        ? null
        : (signal: AbortSignal) => ask(loadCatalogue, question, query, { signal }),
    [question, query, here],
  );
  const loaded = useLoaded(load);
  return here === undefined ? loaded : { ...loaded, value: here, isCurrent: true, hasFailed: false };
}

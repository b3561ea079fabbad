import { useEffect, useMemo } from 'react';
import type { QueryName } from '../../../domain/catalogue/catalogue-queries.ts';
import { type Answer, answerNow, ask, preloadAnswers } from './ask-catalogue.ts';
import { loadCatalogue } from './catalogue-calls.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** What the catalogue answers: at once where it is in the browser, else when it comes, and the answer before stays until then. Null asks nothing. */
export function useAnswer<Q extends QueryName>(question: Q, query: string | null): Loaded<Answer<Q>> {
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

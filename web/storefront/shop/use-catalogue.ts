import { startTransition, useCallback, useEffect, useState } from 'react';
import { type Catalogue, loadCatalogue, RETRY_AFTER_MS } from '../../api/catalogue.ts';

export interface CatalogueWait {
  readonly catalogue: Catalogue | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The catalogue in the browser, as soon as it is there. A failed load is tried again by hand, by itself, and when the network returns. */
export function useCatalogue(): CatalogueWait {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let isWanted = true;
    let again: ReturnType<typeof setTimeout>;
    loadCatalogue().then(
      (loaded) => {
        if (isWanted) startTransition(() => setCatalogue(loaded));
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
  }, [attempt]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return { catalogue, hasFailed: hasFailed && catalogue === null, retry };
}

import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ShopView } from '../../../../domain/catalogue/shop-view.ts';
import { loadCatalogue, RETRY_AFTER_MS } from '../catalogue-calls.ts';
import type { Listed } from './listed.ts';

type List = (view: ShopView) => Listed;

export interface CatalogueWait {
  /** What a view shows of the catalogue; null until both have come. */
  readonly list: List | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The catalogue in the browser and the search in it, as soon as they are there. A failed load is tried again by hand, by itself, and when the network returns. */
export function useCatalogue(): CatalogueWait {
  const [list, setList] = useState<List | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let isWanted = true;
    let again: ReturnType<typeof setTimeout>;
    Promise.all([loadCatalogue(), import('./listed.ts')]).then(
      ([{ products }, { listed }]) => {
        if (isWanted) startTransition(() => setList(() => (view: ShopView) => listed(products, view)));
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

  return { list, hasFailed: hasFailed && list === null, retry };
}

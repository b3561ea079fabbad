import { useCallback, useState } from 'react';
import type { QuickRow } from '../../../../domain/orders/quick-order.ts';
import { loadCatalogue, loadProducts } from '../../catalogue/catalogue-calls.ts';
import { useLoaded } from '../../catalogue/use-loaded.ts';

/** What the rows name, and what it is priced by, once it is there; `renew` fetches today's. */
export function useRowProducts(rows: readonly QuickRow[]) {
  const [renewals, setRenewals] = useState(0);
  const names = JSON.stringify(rows.map(({ product }) => product));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a renewed catalogue is another load
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { settings } = await loadCatalogue();
      return { settings, products: await loadProducts(JSON.parse(names) as string[], signal) };
    },
    [names, renewals],
  );
  const { value, hasFailed } = useLoaded(load);
  const renew = async () => {
    await loadCatalogue({ isFresh: true }).catch(() => undefined);
    setRenewals((count) => count + 1);
  };
  return { catalogue: value ?? undefined, isMissing: hasFailed, renew };
}

export type RowProducts = NonNullable<ReturnType<typeof useRowProducts>['catalogue']>;

import { useCallback, useEffect, useState } from 'react';
import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue-calls.ts';

/** The catalogue in the browser, once it is there; `renew` fetches the present one. */
export function useCatalogue() {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [isMissing, setMissing] = useState(false);
  const renew = useCallback(async (isFresh: boolean) => {
    try {
      setCatalogue(await loadCatalogue({ isFresh }));
      setMissing(false);
    } catch {
      setMissing(true);
    }
  }, []);
  useEffect(() => void renew(false), [renew]);
  return { catalogue, isMissing, renew };
}

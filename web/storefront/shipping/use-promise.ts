import { useEffect, useState } from 'react';
import type { ShownPromise } from './promise-call.ts';

/**
 * When an order of now would come to a whole pincode. Undefined until the shop has answered, and where it cannot: the days
 * in transit stand beside it anyway.
 */
export function usePromise(pincode: string, productIds: readonly string[]): ShownPromise | undefined {
  const [found, setFound] = useState<{
    readonly asked: string;
    readonly promise: ShownPromise | undefined;
  }>();
  const asked = `pincode=${pincode}&products=${[...new Set(productIds)].sort().map(encodeURIComponent)}`;
  const isAsked = pincode.length === 6 && productIds.length > 0;
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    import('./promise-call.ts')
      .then(({ readPromise }) => readPromise(asked))
      .then(
        (promise) => !isOver && setFound({ asked, promise }),
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [asked, isAsked]);
  return isAsked && found?.asked === asked ? found.promise : undefined;
}

import { useLatest } from '../frame/use-latest.ts';
import type { ShownPromise } from './promise-call.ts';

/**
 * When an order of now would come to a whole pincode. Undefined until the shop has answered, and where it cannot: the days
 * in transit stand beside it anyway.
 */
export function usePromise(pincode: string, productIds: readonly string[]): ShownPromise | undefined {
  const query = `pincode=${pincode}&products=${[...new Set(productIds)].sort().map(encodeURIComponent)}`;
  const isAsked = pincode.length === 6 && productIds.length > 0;
  return useLatest(isAsked ? query : null, async (asked) => {
    const { readPromise } = await import('./promise-call.ts');
    return readPromise(asked);
  });
}

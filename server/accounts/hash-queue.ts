import { availableParallelism } from 'node:os';
import { ShopError } from '../http/errors.ts';

/** Per core, about three seconds of work; later requests are refused as busy. */
const LONGEST_QUEUE = 64;

/**
 * At most one hash per core at a time, so that a flood of sign-ins does not slow the pages down. Known devices go first and are
 * never refused.
 */
export function createHashQueue(
  cores = availableParallelism(),
): <T>(work: () => Promise<T>, isKnown?: boolean) => Promise<T> {
  let free = cores;
  const waiting: (() => void)[] = [];

  const waitForTurn = (isKnown: boolean): Promise<void> => {
    if (!isKnown && waiting.length >= LONGEST_QUEUE * cores)
      throw new ShopError('BUSY', 503, 'The shop is busy. Please try again in a moment.', {
        retryAfterSeconds: 2,
      });
    return new Promise((resolve) => {
      if (isKnown) waiting.unshift(resolve);
      else waiting.push(resolve);
    });
  };

  return async (work, isKnown = false) => {
    if (free > 0) free -= 1;
    else await waitForTurn(isKnown);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

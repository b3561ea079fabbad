import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
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
  const queue = new PQueue({ concurrency: cores });
  return async (work, isKnown = false) => {
    if (!isKnown && queue.size >= LONGEST_QUEUE * cores)
      throw new ShopError('BUSY', 503, 'The shop is busy. Please try again in a moment.', {
        retryAfterSeconds: 2,
      });
    return queue.add(work, { priority: isKnown ? 1 : 0 });
  };
}

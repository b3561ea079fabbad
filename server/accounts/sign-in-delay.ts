import { setTimeout } from 'node:timers/promises';

/** Each waiting request holds a connection. Above this number the next ones do not wait. */
const MOST_WAITING = 500;
let waiting = 0;

/** Waits without holding a hash slot or a database connection. An object, so that a test can spy on it. */
export const signInDelay = {
  async wait(ms: number): Promise<void> {
    if (ms === 0 || waiting >= MOST_WAITING) return;
    waiting += 1;
    await setTimeout(ms);
    waiting -= 1;
  },
};

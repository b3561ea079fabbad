import { setTimeout } from 'node:timers/promises';

/** Somebody who waits holds a connection. When so many do, the next ones go on at once rather than be refused. */
const MOST_WAITING = 500;
let waiting = 0;

/** Waits without a hash or a connection to the database in hand. An object, so that a test may watch it. */
export const attempts = {
  async pause(ms: number): Promise<void> {
    if (ms === 0 || waiting >= MOST_WAITING) return;
    waiting += 1;
    await setTimeout(ms);
    waiting -= 1;
  },
};

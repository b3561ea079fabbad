import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ShopError } from '../http/errors.ts';

/** argon2id with the parameters that OWASP names as the least: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password that was thrown away: an unknown e-mail costs the same time as a wrong password. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$JNpf38j+czCkr5fWC20HBA$sKkLxlGIhq2pbwRDd4SXCl/agDwmwYde/lhyLHd0cw0';

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));
export const isPassword = (stored: string, password: string): Promise<boolean> =>
  inTurn(() => verify(stored, password));

/** Per core, some three seconds of work; whoever comes later is asked to come again. */
const LONGEST_QUEUE = 64;

let free = availableParallelism();
const waiting: (() => void)[] = [];

/** At most one hash per core at a time, first come, first served: a flood of sign-ins leaves the pages alone. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await turn();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }
}

function turn(): Promise<void> {
  if (waiting.length >= LONGEST_QUEUE * availableParallelism())
    throw new ShopError('BUSY', 503, 'The shop is busy. Please try again in a moment.', {
      retryAfterSeconds: 2,
    });
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

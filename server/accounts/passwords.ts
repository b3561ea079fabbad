import { hash, verify } from '@node-rs/argon2';
import { createHashQueue } from './hash-queue.ts';

/** argon2id with OWASP's minimum parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of an unknown password, so that an unknown e-mail takes the same time as a wrong password. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$JNpf38j+czCkr5fWC20HBA$sKkLxlGIhq2pbwRDd4SXCl/agDwmwYde/lhyLHd0cw0';

const queued = createHashQueue();

export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, PARAMETERS));
/** `isKnown`: on a device that the account knows. */
export const isPassword = (stored: string, password: string, isKnown = false): Promise<boolean> =>
  queued(() => verify(stored, password), isKnown);

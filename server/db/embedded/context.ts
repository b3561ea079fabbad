import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import type { Runner } from './runner.ts';
import type { Patience } from './stop-postmaster.ts';

/** What every step of starting and watching one database needs. */
export type Context = {
  place: Place;
  binaries: Binaries;
  runner: Runner;
  log: (line: string) => void;
  patience: Patience;
  /** Aborted when the shop stops: a start under way is given up. */
  signal: AbortSignal;
  password: () => string;
};

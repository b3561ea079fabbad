/**
 * Wrong passwords are slowed down, never refused for good: whoever keeps trying an owner's address must not keep the
 * owner out. Attempts are counted in windows of five minutes.
 */

/** Mistyping a few times costs nothing. */
const OWN_FREE = 5;
const OWN_LONGEST_MS = 8000;
const EVERYBODY_FREE = 20;
const EVERYBODY_LONGEST_MS = 2000;

export interface SignInAttempts {
  /** From this device, or this network address, with this e-mail since the last success, the present one included. */
  readonly own: number;
  /** From all devices that the account does not know; 0 for one that it knows. */
  readonly everybody: number;
}

/**
 * How long an attempt waits before its password is looked at. The sixth from one place waits a second, then 2, 4 and at
 * most 8. An owner on a new device waits 2 seconds at most, however many strangers try the account meanwhile.
 */
export function signInWaitMs({ own, everybody }: SignInAttempts): number {
  const ownWait = own <= OWN_FREE ? 0 : Math.min(1000 * 2 ** (own - OWN_FREE - 1), OWN_LONGEST_MS);
  const sharedWait = everybody <= EVERYBODY_FREE ? 0 : EVERYBODY_LONGEST_MS;
  return Math.max(ownWait, sharedWait);
}

/**
 * Sign-in attempts are slowed down before they are refused, and never refused on a device that the account knows, so that an
 * attacker cannot lock the owner out. They are counted in windows of five minutes.
 */

/** A few typing mistakes are free. */
const OWN_FREE = 5;
const OWN_LONGEST_MS = 8000;
const EVERYBODY_FREE = 20;
const EVERYBODY_LONGEST_MS = 2000;

export interface SignInAttempts {
  /** With this e-mail from this device, or this network, since the last success; includes the current one. */
  readonly own: number;
  /** From all devices that the account does not know; 0 for one that it knows. */
  readonly everybody: number;
}

/**
 * How long an attempt waits before its password is verified. The sixth from one device waits a second, then 2, 4 and at most 8.
 * An owner on a new device waits at most 2 seconds, however many strangers try the account.
 */
export function signInWaitMs({ own, everybody }: SignInAttempts): number {
  const ownWait = own <= OWN_FREE ? 0 : Math.min(1000 * 2 ** (own - OWN_FREE - 1), OWN_LONGEST_MS);
  const sharedWait = everybody <= EVERYBODY_FREE ? 0 : EVERYBODY_LONGEST_MS;
  return Math.max(ownWait, sharedWait);
}

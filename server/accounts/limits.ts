import type { FastifyRequest } from 'fastify';

const MINUTE_MS = 60_000;

const perUser = (request: FastifyRequest) => request.visitor?.userId ?? request.ip;

/** From one network with any e-mails; attempts with one e-mail are slowed down much earlier (sign-in-pace.ts). */
export const SIGN_IN = { max: 60, timeWindow: 5 * MINUTE_MS } as const;

/** Wrong passwords for one account from all devices that it does not know. */
export const GUESSES = { max: 100, timeWindow: 60 * MINUTE_MS } as const;

/** Each sends a mail to an address that may be a stranger's, or tells that it has an account. */
export const REGISTRATION = { max: 20, timeWindow: 10 * MINUTE_MS, groupId: 'registration' } as const;

/** Per e-mail, because each request sends a mail to somebody who may not have asked for it. */
export const PASSWORD_RESET = {
  perAddress: { max: 20, timeWindow: 10 * MINUTE_MS, groupId: 'password-reset' },
  perEmail: { max: 3, timeWindow: 10 * MINUTE_MS },
} as const;

/** Shared by all calls that ask for the own password, so that nobody can guess it on a signed-in device. */
export const OWN_PASSWORD = {
  max: 10,
  timeWindow: 5 * MINUTE_MS,
  groupId: 'own-password',
  keyGenerator: perUser,
} as const;

export const VERIFICATION = { max: 20, timeWindow: 10 * MINUTE_MS, keyGenerator: perUser } as const;

/** Each sends a mail to an address that is not verified yet. */
export const VERIFICATION_MAIL = { max: 3, timeWindow: 10 * MINUTE_MS, keyGenerator: perUser } as const;

/** From one network, beside the pace of sign-ins. */
export const SECOND_STEP = { max: 60, timeWindow: 5 * MINUTE_MS, groupId: 'second-step' } as const;

/**
 * A code has six digits, and three of them are good at a time. So wrong codes are refused, not slowed down, whoever sends them:
 * only somebody with the password gets here, and the owner can still use a passkey or a recovery code.
 */
export const APP_CODES = { max: 10, timeWindow: 60 * MINUTE_MS } as const;

/** New passkeys, and first codes of an app. */
export const OWN_FACTORS = {
  max: 20,
  timeWindow: 5 * MINUTE_MS,
  groupId: 'own-factors',
  keyGenerator: perUser,
} as const;

/** Each writes a challenge. */
export const PASSKEY = { max: 60, timeWindow: 5 * MINUTE_MS, groupId: 'passkey' } as const;

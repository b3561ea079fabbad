import type { FastifyRequest } from 'fastify';

const MINUTE_MS = 60_000;

const perUser = (request: FastifyRequest) => request.visitor?.userId ?? request.ip;

/**
 * Every guessable thing is counted twice: per network address by the route's own limit, and per e-mail across all
 * addresses. Five minutes, so that an owner whose account is under attack is not locked out for long.
 */
export const SIGN_IN = {
  perAddress: { max: 60, timeWindow: 5 * MINUTE_MS, groupId: 'sign-in' },
  perEmail: { max: 10, timeWindow: 5 * MINUTE_MS },
} as const;

/** Registering tells whether an e-mail has an account, so it is slow to ask for many. */
export const REGISTRATION = { max: 20, timeWindow: 10 * MINUTE_MS, groupId: 'registration' } as const;

/** Per e-mail, because each request sends a mail to somebody who may not have asked for it. */
export const PASSWORD_RESET = {
  perAddress: { max: 20, timeWindow: 10 * MINUTE_MS, groupId: 'password-reset' },
  perEmail: { max: 3, timeWindow: 10 * MINUTE_MS },
} as const;

/** Whoever holds a signed-in device tries no list of passwords on it, at whichever call asks for the own one. */
export const OWN_PASSWORD = {
  max: 10,
  timeWindow: 5 * MINUTE_MS,
  groupId: 'own-password',
  keyGenerator: perUser,
} as const;

export const VERIFICATION = { max: 20, timeWindow: 10 * MINUTE_MS, keyGenerator: perUser } as const;

/** Each one sends a mail to an address that is not proven yet. */
export const VERIFICATION_MAIL = { max: 3, timeWindow: 10 * MINUTE_MS, keyGenerator: perUser } as const;

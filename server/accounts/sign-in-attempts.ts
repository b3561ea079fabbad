import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { signInWaitMs } from '../../domain/accounts/sign-in-pace.ts';
import { tooManyRequests } from '../http/limit-per-email.ts';
import { networkOf } from '../http/network.ts';
import { bucketOf, countIn, windowOf } from '../http/rate-limit.ts';
import { deviceOf, isKnownDevice } from './known-devices.ts';
import { SIGN_IN } from './limits.ts';
import { attempts } from './pause.ts';

export interface SignInAttempt {
  /** The browser's token, where the account knows it. */
  readonly device: string | null;
  /** Where attempts of this browser with this e-mail are counted; null where limits are off. */
  readonly bucket: string | null;
}

/**
 * Counts an attempt before its password is looked at, so that many at once are not one. A device that the account knows
 * has a count of its own, and nobody else's attempts concern it. Everybody else is counted per network and e-mail, per
 * e-mail, and per network, where sixty different tries are enough.
 */
export function countSignIns(
  app: FastifyInstance,
  pool: Pool,
): (request: FastifyRequest, email: string) => Promise<SignInAttempt> {
  const isLimited = app.hasDecorator('createRateLimit');

  return async (request, email) => {
    const given = deviceOf(request);
    const isKnown = given !== null && (await isKnownDevice(pool, { device: given, email, now: new Date() }));
    const device = isKnown ? given : null;
    if (!isLimited) return { device, bucket: null };

    const network = networkOf(request.ip);
    const of = (key: string) => bucketOf('sign-in', key);
    const own = device === null ? of(`${network} ${email}`) : of(`device ${device} ${email}`);
    const shared = device === null ? [of(`email ${email}`), of(`network ${network}`)] : [];
    const { timeWindow, max } = SIGN_IN;
    const [ownHits = 1, everybody = 0, ofNetwork = ownHits] = await countIn(
      pool,
      [own, ...shared],
      timeWindow,
    );
    if (ofNetwork > max) throw tooManyRequests(windowOf(Date.now(), timeWindow).ttl / 1000);
    await attempts.pause(signInWaitMs({ own: ownHits, everybody }));
    return { device, bucket: own };
  };
}

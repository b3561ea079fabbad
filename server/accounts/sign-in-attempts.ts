import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { signInWaitMs } from '../../domain/accounts/sign-in-pace.ts';
import { tooManyRequests } from '../http/limit-per-email.ts';
import { networkOf } from '../http/network.ts';
import { bucketOf, countIn, windowOf } from '../http/rate-limit.ts';
import { deviceOf, isKnownDevice } from './known-devices.ts';
import { SIGN_IN } from './limits.ts';
import { signInDelay } from './sign-in-delay.ts';

export interface SignInAttempt {
  /** The browser's device token, if the account knows it. */
  readonly device: string | null;
  /** The rate-limit bucket of this browser and e-mail; null where limits are off. */
  readonly bucket: string | null;
}

/**
 * Counts an attempt before its password is verified, so that parallel attempts all count. A device that the account knows has a
 * count of its own and is not slowed down by others. Everybody else is counted per network and e-mail, per e-mail, and per
 * network, where sixty attempts are the limit.
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
    await signInDelay.wait(signInWaitMs({ own: ownHits, everybody }));
    return { device, bucket: own };
  };
}

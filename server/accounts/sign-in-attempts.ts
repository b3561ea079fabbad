import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { signInWaitMs } from '../../domain/accounts/sign-in-pace.ts';
import { tooManyRequests } from '../http/limit-per-email.ts';
import { bucketOf, countIn, networkOf, windowOf } from '../http/rate-limit.ts';
import { MAIL_KIND } from '../mail/kinds.ts';
import { enqueueAll } from '../outbox/enqueue.ts';
import { passwordGuessedMail } from './account-mails.ts';
import { deviceOf, isKnownDevice } from './known-devices.ts';
import { GUESSES, SIGN_IN } from './limits.ts';
import type { AccountParts } from './routes.ts';
import { signInDelay } from './sign-in-delay.ts';

export interface SignInAttempt {
  /** The browser's device token, if the account knows it. */
  readonly device: string | null;
  /** The rate-limit bucket of this browser and e-mail; null where limits are off. */
  readonly bucket: string | null;
  /** The bucket of wrong passwords, from which a success is taken off again; null on a known device. */
  readonly guesses: string | null;
}

export const guessesOf = (email: string) => bucketOf('sign-in', `guesses ${email.toLowerCase()}`);

/**
 * Counts an attempt before its password is verified, so that parallel attempts all count. A device that the account knows has a
 * count of its own and is not slowed down by others. Everybody else is counted per network and e-mail, per e-mail, where a
 * hundred wrong ones an hour are the limit, and per network, where sixty attempts are.
 */
export function countSignIns(
  app: FastifyInstance,
  { pool, publicUrl }: AccountParts,
): (request: FastifyRequest, email: string) => Promise<SignInAttempt> {
  const isLimited = app.hasDecorator('createRateLimit');

  return async (request, email) => {
    const given = deviceOf(request);
    const isKnown = given !== null && (await isKnownDevice(pool, { device: given, email, now: new Date() }));
    const device = isKnown ? given : null;
    if (!isLimited) return { device, bucket: null, guesses: null };

    const network = networkOf(request.ip);
    const of = (key: string) => bucketOf('sign-in', key);
    const own = device === null ? of(`${network} ${email}`) : of(`device ${device} ${email}`);
    const shared = device === null ? [of(`email ${email}`), of(`network ${network}`)] : [];
    const guesses = device === null ? guessesOf(email) : null;
    const { timeWindow, max } = SIGN_IN;
    const [ownHits = 1, everybody = 0, ofNetwork = ownHits, wrong = 0] = await countIn(pool, [
      ...[own, ...shared].map((bucket) => ({ bucket, timeWindow })),
      ...(guesses === null ? [] : [{ bucket: guesses, timeWindow: GUESSES.timeWindow }]),
    ]);
    if (ofNetwork > max) throw tooManyRequests(windowOf(Date.now(), timeWindow).ttl / 1000);
    if (wrong === GUESSES.max + 1) await tellOwner(pool, { email, publicUrl });
    if (wrong > GUESSES.max) throw tooManyRequests(windowOf(Date.now(), GUESSES.timeWindow).ttl / 1000);
    await signInDelay.wait(signInWaitMs({ own: ownHits, everybody }));
    return { device, bucket: own, guesses };
  };
}

/** The same statements where no account has the e-mail. */
async function tellOwner(
  pool: Pool,
  { email, publicUrl }: { email: string; publicUrl: string },
): Promise<void> {
  const { rows } = await pool.query<{ email: string }>(
    'select email from users where lower(email) = lower($1) and disabled_at is null',
    [email],
  );
  const { start } = windowOf(Date.now(), GUESSES.timeWindow);
  const messages = rows.map(({ email: to }) => ({
    kind: MAIL_KIND,
    payload: passwordGuessedMail(to, { publicUrl, wrong: GUESSES.max }),
    dedupeKey: `password-guessed:${guessesOf(email)}:${start}`,
  }));
  await enqueueAll(pool, messages);
}

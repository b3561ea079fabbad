import type { FastifyReply, FastifyRequest } from 'fastify';
import { passkeyAnswerSchema, passkeyOptionsResponse } from '../../../contract/accounts/passkeys.ts';
import { secondStepSchema } from '../../../contract/accounts/second-factor.ts';
import { adminSignedInResponse } from '../../../contract/accounts/user.ts';
import { errorSchema } from '../../../contract/responses.ts';
import { readSecondStepCode } from '../../../domain/accounts/second-step-code.ts';
import { noBody, strictBody } from '../../http/body-schema.ts';
import { ShopError } from '../../http/errors.ts';
import type { App } from '../../http/typed-app.ts';
import { deviceOf, isKnownDevice, rememberDevice } from '../known-devices.ts';
import { PASSKEY, SECOND_STEP } from '../limits.ts';
import type { AccountParts } from '../routes.ts';
import { userAgentOf } from '../sessions.ts';
import type { SignedIn } from '../sign-in.ts';
import { countSignIns, type SignInAttempt } from '../sign-in-attempts.ts';
import { appCodeLimit } from './app-code-limit.ts';
import { findSecondStep, finishSecondStep, signInOwner } from './finish-sign-in.ts';
import { passkeyOptions, verifyPasskey } from './passkeys.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';

const EXPIRED = 'This sign-in has expired. Please enter your password again.';
const WRONG = {
  SIGN_IN_EXPIRED: EXPIRED,
  WRONG_CODE: 'This code isn’t correct. Enter the newest one.',
  CODE_USED: 'This code was already used. Wait for the next one.',
} as const;

const refusedCode = (code: keyof typeof WRONG) =>
  new ShopError(code, 401, WRONG[code], {
    details: code === 'SIGN_IN_EXPIRED' ? undefined : [{ field: 'code', message: WRONG[code] }],
  });

const refusedPasskey = () =>
  new ShopError(
    'PASSKEY_REFUSED',
    401,
    'This passkey wasn’t accepted. Try another one, or sign in with your password.',
  );

/** Throws where the shop's address can have no passkeys. */
export function partyOrRefusal(party: RelyingParty | null): RelyingParty {
  if (party === null)
    throw new ShopError(
      'PASSKEYS_UNAVAILABLE',
      422,
      'Passkeys need the shop to have a name and https. Set PUBLIC_URL to such an address.',
    );
  return party;
}

export const challengeExpired = (status: number) =>
  new ShopError('CHALLENGE_EXPIRED', status, 'That took too long. Please try again.');

const failures = { 400: errorSchema, 401: errorSchema, 429: errorSchema, 503: errorSchema };

/** The rest of signing in, after the password or in place of it. */
export function secondStepRoutes(app: App, parts: AccountParts): void {
  const { pool, publicUrl } = parts;
  const countAttempt = countSignIns(app, parts);
  const appCodes = appCodeLimit(app, { pool, publicUrl });
  const party = relyingPartyOf(publicUrl);

  const answer = async (
    reply: FastifyReply,
    signedIn: SignedIn,
    attempt: SignInAttempt,
  ): Promise<{ success: true; message: string; data: SignedIn }> => {
    const isHttps = publicUrl.startsWith('https:');
    reply.header(
      'set-cookie',
      await rememberDevice(pool, { ...attempt, userId: signedIn.user.id, isHttps, now: new Date() }),
    );
    return { success: true, message: 'Admin login successful', data: signedIn };
  };

  app.post('/api/auth/second-step', {
    config: { access: 'public', rateLimit: SECOND_STEP },
    schema: {
      summary: 'Finish signing in with a code',
      description:
        'The code of the authenticator app, or a recovery code. Each code works once. Ten wrong codes of the app in an hour are the limit of an account.',
      body: strictBody(secondStepSchema),
      response: { 200: adminSignedInResponse, ...failures },
    },
    handler: async (request, reply) => {
      const { challenge, code } = request.body;
      const user = await findSecondStep(pool, challenge, new Date());
      if (user === null) throw refusedCode('SIGN_IN_EXPIRED');
      const attempt = await countAttempt(request, user.email);
      const isApp = readSecondStepCode(code)?.kind === 'app';
      if (isApp) await appCodes.count(user);
      const finished = await finishSecondStep(pool, {
        user,
        challenge,
        code,
        userAgent: userAgentOf(request),
        requestId: request.id,
        publicUrl,
        now: new Date(),
      });
      if (!finished.ok) throw refusedCode(finished.code);
      if (isApp) await appCodes.clear(user);
      return answer(reply, finished.signedIn, attempt);
    },
  });

  app.post('/api/auth/passkey-options', {
    config: { access: 'public', rateLimit: PASSKEY },
    schema: {
      summary: 'Begin to sign in with a passkey',
      description:
        'Names no account: the passkey tells whose it is. The challenge works once, for five minutes.',
      body: noBody,
      response: { 200: passkeyOptionsResponse, ...failures, 422: errorSchema },
    },
    handler: async () => {
      const known = partyOrRefusal(party);
      const use = { purpose: 'passkey_sign_in', userId: null } as const;
      const data = await passkeyOptions(pool, known, use, new Date());
      return { success: true as const, origin: known.origin, data };
    },
  });

  app.post('/api/auth/passkey-login', {
    config: { access: 'public', rateLimit: PASSKEY },
    schema: {
      summary: 'Sign in to the back-office with a passkey',
      description: 'A passkey checks a fingerprint, face or PIN itself, so no password or code is needed.',
      body: strictBody(passkeyAnswerSchema),
      response: { 200: adminSignedInResponse, ...failures, 422: errorSchema },
    },
    handler: async (request, reply) => {
      const now = new Date();
      const use = { purpose: 'passkey_sign_in', userId: null, answer: request.body } as const;
      const verified = await verifyPasskey(pool, partyOrRefusal(party), use, now);
      if (verified === 'CHALLENGE_EXPIRED') throw challengeExpired(401);
      if (verified === 'PASSKEY_REFUSED') throw refusedPasskey();
      const signedIn = await signInOwner(pool, { ...verified, userAgent: userAgentOf(request) }, now);
      if (signedIn === null) throw refusedPasskey();
      const device = await ownDevice(request, signedIn);
      return answer(reply, signedIn, { device, bucket: null, guesses: null });
    },
  });

  const ownDevice = async (request: FastifyRequest, { user }: SignedIn) => {
    const device = deviceOf(request);
    const isKnown =
      device !== null && (await isKnownDevice(pool, { device, email: user.email, now: new Date() }));
    return isKnown ? device : null;
  };
}

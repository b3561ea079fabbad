import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Login, loginSchema, registrationSchema } from '../../contract/accounts/forms.ts';
import { type SecondStepNeeded, secondStepNeededResponse } from '../../contract/accounts/second-factor.ts';
import { adminSignedInResponse, signedInResponse } from '../../contract/accounts/user.ts';
import { INVALID_EMAIL } from '../../contract/fields.ts';
import { errorSchema } from '../../contract/responses.ts';
import { isEmail } from '../../domain/text/field-formats.ts';
import { strictBody } from '../http/body-schema.ts';
import { ShopError } from '../http/errors.ts';
import type { App } from '../http/typed-app.ts';
import { rememberDevice } from './known-devices.ts';
import { REGISTRATION } from './limits.ts';
import type { AccountParts } from './routes.ts';
import { userAgentOf } from './sessions.ts';
import { register, type SignedIn, signIn } from './sign-in.ts';
import { countSignIns } from './sign-in-attempts.ts';

const failures = { 400: errorSchema, 429: errorSchema, 503: errorSchema };

/** The same message for every reason, so that nobody learns which e-mails have an account. */
const wrongPassword = (message: string) =>
  new ShopError('WRONG_EMAIL_OR_PASSWORD', 401, message, {
    details: [{ field: 'password', message: 'The e-mail or password isn’t correct' }],
  });

/** The shop's own login knows no second step; a session of an administrator is one wherever it was opened. */
const secondStepElsewhere = () =>
  new ShopError('SECOND_STEP_NEEDED', 403, 'Please sign in at /admin/login: your account has a second step.');

export function signInRoutes(app: App, parts: AccountParts): void {
  const { pool, publicUrl } = parts;
  const countAttempt = countSignIns(app, parts);
  const isHttps = publicUrl.startsWith('https:');

  /** Null for a wrong password. After all steps the browser is a known device, and its attempts are forgotten. */
  const trySignIn = async (
    request: FastifyRequest<{ Body: Login }>,
    reply: FastifyReply,
    adminsOnly: boolean,
  ): Promise<SignedIn | SecondStepNeeded | null> => {
    const attempt = await countAttempt(request, request.body.email);
    const now = new Date();
    const isKnownDevice = attempt.device !== null;
    const userAgent = userAgentOf(request);
    const signedIn = await signIn(pool, request.body, { adminsOnly, isKnownDevice, userAgent, now });
    if (signedIn !== null && 'user' in signedIn)
      reply.header(
        'set-cookie',
        await rememberDevice(pool, { ...attempt, userId: signedIn.user.id, isHttps, now }),
      );
    return signedIn;
  };

  app.post('/api/auth/login', {
    config: { access: 'public' },
    schema: {
      summary: 'Sign in',
      body: strictBody(loginSchema),
      response: { 200: signedInResponse, 401: errorSchema, 403: errorSchema, ...failures },
    },
    handler: async (request, reply) => {
      const signedIn = await trySignIn(request, reply, false);
      if (signedIn === null) throw wrongPassword('Login failed');
      if (!('user' in signedIn)) throw secondStepElsewhere();
      const { user, token } = signedIn;
      return { success: true as const, message: 'Login successful', user, authorization: { token } };
    },
  });

  app.post('/api/auth/admin-login', {
    config: { access: 'public' },
    schema: {
      summary: 'Sign in to the back-office',
      description:
        'Answers 202 with a challenge if the account has an authenticator app or a passkey: see `POST /api/auth/second-step`.',
      body: strictBody(loginSchema),
      response: { 200: adminSignedInResponse, 202: secondStepNeededResponse, 401: errorSchema, ...failures },
    },
    handler: async (request, reply) => {
      const signedIn = await trySignIn(request, reply, true);
      if (signedIn === null) throw wrongPassword('Admin login failed');
      if (!('user' in signedIn)) {
        reply.status(202);
        return { success: true as const, message: 'One more step to sign in', data: signedIn };
      }
      return { success: true as const, message: 'Admin login successful', data: signedIn };
    },
  });

  app.post('/api/auth/register', {
    config: { access: 'public', rateLimit: REGISTRATION },
    schema: {
      summary: 'Create an account and sign in',
      description: 'Answers 409 `ACCOUNT_EXISTS` if the e-mail already has an account.',
      // Checked again: a few capital letters are longer in lower case.
      body: strictBody(registrationSchema)
        .refine(({ email }) => isEmail(email), { error: INVALID_EMAIL, path: ['email'] })
        .meta({ examples: registrationSchema.meta()?.examples ?? [] }),
      response: { 201: signedInResponse, 409: errorSchema, ...failures },
    },
    handler: async (request, reply) => {
      const registered = await register(pool, request.body, new Date());
      if (registered === null)
        throw new ShopError(
          'ACCOUNT_EXISTS',
          409,
          'An account with this e-mail already exists. Sign in, or reset your password.',
        );
      const { user, token } = registered;
      reply.status(201);
      return { success: true as const, message: 'Registration successful', user, authorization: { token } };
    },
  });
}

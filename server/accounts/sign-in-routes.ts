import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Login, loginSchema, registrationSchema } from '../../contract/accounts.ts';
import { INVALID_EMAIL, isEmail } from '../../contract/fields.ts';
import { errorSchema, messageSchema } from '../../contract/responses.ts';
import { strictBody } from '../http/body-schema.ts';
import { ShopError } from '../http/errors.ts';
import { keepPrivate } from '../http/visitor.ts';
import { LOGIN_EXAMPLE, REGISTRATION_EXAMPLE, TOKEN_EXAMPLE } from './examples.ts';
import { rememberDevice } from './known-devices.ts';
import { REGISTRATION } from './limits.ts';
import type { AccountParts } from './routes.ts';
import { register, type SignedIn, signIn } from './sign-in.ts';
import { countSignIns } from './sign-in-attempts.ts';
import { userSchema } from './users.ts';

const signedInSchema = z.object({
  success: z.literal(true),
  message: messageSchema('Login successful'),
  user: userSchema,
  authorization: z.object({ token: messageSchema(TOKEN_EXAMPLE) }),
});

const failures = { 400: errorSchema, 429: errorSchema, 503: errorSchema };

/** One text for every reason: which of them it was is nobody's business. */
const wrongPassword = (message: string) =>
  new ShopError('WRONG_EMAIL_OR_PASSWORD', 401, message, {
    details: [{ field: 'password', message: 'The email or the password is not right' }],
  });

export function signInRoutes(server: FastifyInstance, { pool, publicUrl }: AccountParts): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const countAttempt = countSignIns(server, pool);
  const isHttps = publicUrl.startsWith('https:');

  /** Null for a wrong password. The browser that had the right one is known from then on. */
  const enter = async (
    request: FastifyRequest<{ Body: Login }>,
    reply: FastifyReply,
    adminsOnly: boolean,
  ): Promise<SignedIn | null> => {
    const attempt = await countAttempt(request, request.body.email);
    const now = new Date();
    const isKnownDevice = attempt.device !== null;
    const signedIn = await signIn(pool, request.body, { adminsOnly, isKnownDevice, now });
    if (signedIn !== null)
      reply.header(
        'set-cookie',
        await rememberDevice(pool, { ...attempt, userId: signedIn.user.id, isHttps, now }),
      );
    return signedIn;
  };

  app.post('/api/auth/login', {
    config: { access: 'public' },
    preHandler: keepPrivate,
    schema: {
      tags: ['accounts'],
      summary: 'Sign in',
      body: strictBody(loginSchema.meta({ examples: [LOGIN_EXAMPLE] })),
      response: { 200: signedInSchema, 401: errorSchema, ...failures },
    },
    handler: async (request, reply) => {
      const signedIn = await enter(request, reply, false);
      if (signedIn === null) throw wrongPassword('Login failed');
      const { user, token } = signedIn;
      return { success: true as const, message: 'Login successful', user, authorization: { token } };
    },
  });

  app.post('/api/auth/admin-login', {
    config: { access: 'public' },
    preHandler: keepPrivate,
    schema: {
      tags: ['accounts'],
      summary: 'Sign in to the back-office',
      body: strictBody(loginSchema.meta({ examples: [LOGIN_EXAMPLE] })),
      response: {
        200: z.object({
          success: z.literal(true),
          message: messageSchema('Admin login successful'),
          data: z.object({ user: userSchema, token: messageSchema(TOKEN_EXAMPLE) }),
        }),
        401: errorSchema,
        ...failures,
      },
    },
    handler: async (request, reply) => {
      const signedIn = await enter(request, reply, true);
      if (signedIn === null) throw wrongPassword('Admin login failed');
      return { success: true as const, message: 'Admin login successful', data: signedIn };
    },
  });

  app.post('/api/auth/register', {
    config: { access: 'public', rateLimit: REGISTRATION },
    preHandler: keepPrivate,
    schema: {
      tags: ['accounts'],
      summary: 'Create an account and sign in',
      description: 'The reply does not tell whether the e-mail had an account; a mail to that address does.',
      // A few capitals become longer in lower case.
      body: strictBody(registrationSchema)
        .refine(({ email }) => isEmail(email), { error: INVALID_EMAIL, path: ['email'] })
        .meta({ examples: [REGISTRATION_EXAMPLE] }),
      response: { 201: signedInSchema, ...failures },
    },
    handler: async (request, reply) => {
      const { user, token } = await register(pool, request.body, new Date());
      reply.status(201);
      return { success: true as const, message: 'Registration successful', user, authorization: { token } };
    },
  });
}

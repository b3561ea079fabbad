import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { loginSchema, registrationSchema } from '../../domain/checks/account.ts';
import { INVALID_EMAIL, isEmail } from '../../domain/checks/fields.ts';
import { errorReplySchema, ShopError } from '../http/errors.ts';
import { strictBody } from '../http/intake.ts';
import { limitPerEmail } from '../http/limit-per-email.ts';
import { said } from '../http/said.ts';
import { keepPrivate } from '../http/visitor.ts';
import { LOGIN_EXAMPLE, REGISTRATION_EXAMPLE, TOKEN_EXAMPLE } from './examples.ts';
import { REGISTRATION, SIGN_IN } from './limits.ts';
import { register, signIn } from './sign-in.ts';
import { userSchema } from './users.ts';

const signedInSchema = z.object({
  success: z.literal(true),
  message: said('Login successful'),
  user: userSchema,
  authorization: z.object({ token: said(TOKEN_EXAMPLE) }),
});

const failures = { 400: errorReplySchema, 429: errorReplySchema, 503: errorReplySchema };

/** One text for every reason: which of them it was is nobody's business. */
const wrongPassword = (message: string) =>
  new ShopError('WRONG_EMAIL_OR_PASSWORD', 401, message, {
    details: [{ field: 'password', message: 'The email or the password is not right' }],
  });

export function signInRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const limitAttempts = limitPerEmail(server, SIGN_IN.perEmail);

  app.post('/api/auth/login', {
    config: { access: 'public', rateLimit: SIGN_IN.perAddress },
    preHandler: keepPrivate,
    schema: {
      tags: ['accounts'],
      summary: 'Sign in',
      body: strictBody(loginSchema.meta({ examples: [LOGIN_EXAMPLE] })),
      response: { 200: signedInSchema, 401: errorReplySchema, ...failures },
    },
    handler: async (request) => {
      await limitAttempts(request);
      const signedIn = await signIn(pool, request.body, { adminsOnly: false, now: new Date() });
      if (signedIn === null) throw wrongPassword('Login failed');
      const { user, token } = signedIn;
      return { success: true as const, message: 'Login successful', user, authorization: { token } };
    },
  });

  app.post('/api/auth/admin-login', {
    config: { access: 'public', rateLimit: SIGN_IN.perAddress },
    preHandler: keepPrivate,
    schema: {
      tags: ['accounts'],
      summary: 'Sign in to the back-office',
      body: strictBody(loginSchema.meta({ examples: [LOGIN_EXAMPLE] })),
      response: {
        200: z.object({
          success: z.literal(true),
          message: said('Admin login successful'),
          data: z.object({ user: userSchema, token: said(TOKEN_EXAMPLE) }),
        }),
        401: errorReplySchema,
        ...failures,
      },
    },
    handler: async (request) => {
      await limitAttempts(request);
      const signedIn = await signIn(pool, request.body, { adminsOnly: true, now: new Date() });
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
      // A few capitals become longer in lower case.
      body: strictBody(registrationSchema)
        .refine(({ email }) => isEmail(email), { error: INVALID_EMAIL, path: ['email'] })
        .meta({ examples: [REGISTRATION_EXAMPLE] }),
      response: { 201: signedInSchema, 409: errorReplySchema, ...failures },
    },
    handler: async (request, reply) => {
      const signedIn = await register(pool, request.body, new Date());
      if (signedIn === null)
        throw new ShopError('REGISTRATION_FAILED', 409, 'Registration failed', {
          details: [
            { field: 'email', message: 'If you already have an account, sign in or reset your password' },
          ],
        });
      const { user, token } = signedIn;
      reply.status(201);
      return { success: true as const, message: 'Registration successful', user, authorization: { token } };
    },
  });
}

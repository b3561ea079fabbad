import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { confirmationSchema } from '../../contract/accounts.ts';
import { errorSchema, messageSchema } from '../../contract/responses.ts';
import { noBody, strictBody } from '../http/body-schema.ts';
import { ShopError } from '../http/errors.ts';
import { keepPrivate, notSignedIn, visitorOf } from '../http/visitor.ts';
import { TOKEN_EXAMPLE, WITHDRAWAL_EXAMPLE } from './examples.ts';
import { OWN_PASSWORD } from './limits.ts';
import { provenHash } from './password-change.ts';
import { confirmSession, endEverySession, endSession, renewSession } from './sessions.ts';
import { findUser, userSchema } from './users.ts';

export function sessionRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/auth/user-profile', {
    config: { access: 'user' },
    preHandler: keepPrivate,
    schema: {
      tags: ['accounts'],
      summary: 'Who is signed in',
      response: { 200: z.object({ success: z.literal(true), user: userSchema }), 401: errorSchema },
    },
    handler: async (request) => {
      const user = await findUser(pool, visitorOf(request).userId);
      if (user === null) throw notSignedIn();
      return { success: true as const, user };
    },
  });

  app.post('/api/auth/refresh', {
    config: { access: 'user' },
    preHandler: keepPrivate,
    schema: {
      tags: ['accounts'],
      summary: 'Trade the token for a new one',
      description: 'The old token is void from then on.',
      body: noBody,
      response: {
        200: z.object({
          success: z.literal(true),
          message: messageSchema('Token refreshed'),
          authorization: z.object({ token: messageSchema(TOKEN_EXAMPLE) }),
        }),
        400: errorSchema,
        401: errorSchema,
      },
    },
    handler: async (request) => {
      const token = await renewSession(pool, visitorOf(request).sessionId, new Date());
      if (token === null) throw notSignedIn();
      return { success: true as const, message: 'Token refreshed', authorization: { token } };
    },
  });

  app.post('/api/auth/confirm', {
    config: { access: 'user', rateLimit: OWN_PASSWORD },
    preHandler: keepPrivate,
    schema: {
      tags: ['accounts'],
      summary: 'Type the own password once more',
      description: 'For a call that answered `PASSWORD_NEEDED`; it is allowed for the next 15 minutes.',
      body: strictBody(confirmationSchema).meta({ examples: [WITHDRAWAL_EXAMPLE] }),
      response: {
        200: z.object({ success: z.literal(true), message: messageSchema('Thank you') }),
        ...{ 400: errorSchema, 401: errorSchema, 422: errorSchema },
        ...{ 429: errorSchema, 503: errorSchema },
      },
    },
    handler: async (request) => {
      const { userId, sessionId } = visitorOf(request);
      if ((await provenHash(pool, { userId, password: request.body.password })) === null)
        throw new ShopError('WRONG_PASSWORD', 422, 'Your password is not right', {
          details: [{ field: 'password', message: 'Your password is not right' }],
        });
      await confirmSession(pool, sessionId, new Date());
      return { success: true as const, message: 'Thank you' };
    },
  });

  app.post('/api/auth/logout', {
    config: { access: 'user' },
    preHandler: keepPrivate,
    schema: {
      tags: ['accounts'],
      summary: 'Sign out',
      description: 'The token is void from then on.',
      body: noBody,
      response: {
        200: z.object({ success: z.literal(true), message: messageSchema('Logged out successfully') }),
        400: errorSchema,
        401: errorSchema,
      },
    },
    handler: async (request) => {
      await endSession(pool, visitorOf(request).sessionId, new Date());
      return { success: true as const, message: 'Logged out successfully' };
    },
  });

  app.post('/api/auth/logout-all', {
    config: { access: 'user' },
    preHandler: keepPrivate,
    schema: {
      tags: ['accounts'],
      summary: 'Sign out on every device',
      description: 'All tokens of the user are void from then on, this one too.',
      body: noBody,
      response: {
        200: z.object({ success: z.literal(true), message: messageSchema('Logged out on all devices') }),
        400: errorSchema,
        401: errorSchema,
      },
    },
    handler: async (request) => {
      await endEverySession(pool, visitorOf(request).userId, new Date());
      return { success: true as const, message: 'Logged out on all devices' };
    },
  });
}

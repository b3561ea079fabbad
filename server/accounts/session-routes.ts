import type { Pool } from 'pg';
import { ownPasswordSchema } from '../../contract/accounts/forms.ts';
import { refreshedTokenResponse, userResponse } from '../../contract/accounts/user.ts';
import { errorSchema, messageResponse } from '../../contract/responses.ts';
import { bearerToken } from '../http/access.ts';
import { noBody, strictBody } from '../http/body-schema.ts';
import { answerMessage, failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import type { App } from '../http/typed-app.ts';
import { notSignedIn, visitorOf } from '../http/visitor.ts';
import { OWN_PASSWORD } from './limits.ts';
import { verifiedHash } from './password-change.ts';
import { confirmSession, endEverySession, endSession, renewSession } from './sessions.ts';
import { findUser } from './users.ts';

export function sessionRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get('/api/auth/user-profile', {
    config: { access: 'user' },
    schema: {
      summary: 'Get the signed-in user',
      response: { 200: userResponse, 401: errorSchema },
    },
    handler: async (request) => {
      const user = await findUser(pool, visitorOf(request).userId);
      if (user === null) throw notSignedIn();
      return { success: true as const, user };
    },
  });

  app.post('/api/auth/refresh', {
    config: { access: 'user' },
    schema: {
      summary: 'Exchange the token for a new one',
      description: 'The old token stops working.',
      body: noBody,
      response: { 200: refreshedTokenResponse, 400: errorSchema, 401: errorSchema },
    },
    handler: async (request) => {
      const token = await renewSession(pool, bearerToken(request) ?? '', new Date());
      if (token === null) throw notSignedIn();
      return { success: true as const, message: 'Token refreshed', authorization: { token } };
    },
  });

  app.post('/api/auth/confirm', {
    config: { access: 'user', rateLimit: OWN_PASSWORD },
    schema: {
      summary: 'Confirm your password',
      description: 'For a call that answered `PASSWORD_NEEDED`; it then works for 15 minutes.',
      body: strictBody(ownPasswordSchema),
      response: { 200: messageResponse('Thank you'), ...failures(400, 401, 422, 429, 503) },
    },
    handler: async (request) => {
      const { userId, sessionId } = visitorOf(request);
      if ((await verifiedHash(pool, { userId, password: request.body.password })) === null)
        throw new ShopError('WRONG_PASSWORD', 422, 'Your password isn’t correct', {
          details: [{ field: 'password', message: 'Your password isn’t correct' }],
        });
      await confirmSession(pool, sessionId, new Date());
      return answerMessage('Thank you');
    },
  });

  app.post('/api/auth/logout', {
    config: { access: 'user' },
    schema: {
      summary: 'Sign out',
      description: 'The token stops working.',
      body: noBody,
      response: { 200: messageResponse('Logged out successfully'), 400: errorSchema, 401: errorSchema },
    },
    handler: async (request) => {
      await endSession(pool, visitorOf(request).sessionId, new Date());
      return answerMessage('Logged out successfully');
    },
  });

  app.post('/api/auth/logout-all', {
    config: { access: 'user' },
    schema: {
      summary: 'Sign out on every device',
      description: 'All tokens of the user stop working, including this one.',
      body: noBody,
      response: { 200: messageResponse('Logged out on all devices'), 400: errorSchema, 401: errorSchema },
    },
    handler: async (request) => {
      await endEverySession(pool, visitorOf(request).userId, new Date());
      return answerMessage('Logged out on all devices');
    },
  });
}

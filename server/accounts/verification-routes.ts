import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { emailVerificationSchema } from '../../contract/accounts/forms.ts';
import { verifiedEmailResponse } from '../../contract/accounts/user.ts';
import { errorSchema, messageResponse } from '../../contract/responses.ts';
import { noBody, strictBody } from '../http/body-schema.ts';
import { answerMessage } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import type { App } from '../http/typed-app.ts';
import { notSignedIn, visitorOf } from '../http/visitor.ts';
import { enqueueVerificationMail, verifyEmail } from './email-verification.ts';
import { VERIFICATION, VERIFICATION_MAIL } from './limits.ts';
import { findUser } from './users.ts';

const LINK_SENT = 'We’ve sent a new link to your e-mail address';
const failures = { 400: errorSchema, 401: errorSchema, 429: errorSchema };

export function verificationRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.post('/api/auth/verify-email', {
    config: { access: 'user', rateLimit: VERIFICATION },
    schema: {
      summary: 'Confirm your e-mail with the token from a mailed link',
      description:
        'The token works once, for the signed-in user it was made for. Guest orders placed with this e-mail are added to the account.',
      body: strictBody(emailVerificationSchema),
      response: { 200: verifiedEmailResponse, ...failures },
    },
    handler: async (request) => {
      const { userId } = visitorOf(request);
      const adoptedOrders = await verifyEmail(pool, { ...request.body, userId, now: new Date() });
      if (adoptedOrders === null)
        throw new ShopError(
          'VERIFICATION_LINK_INVALID',
          400,
          'This link is no longer valid. Please request a new one.',
        );
      const user = await findUser(pool, userId);
      if (user === null) throw notSignedIn();
      return { success: true as const, message: 'Your e-mail address is confirmed', user, adoptedOrders };
    },
  });

  app.post('/api/auth/resend-verification', {
    config: { access: 'user', rateLimit: VERIFICATION_MAIL },
    schema: {
      summary: 'Request another link to confirm your e-mail',
      body: noBody,
      response: {
        200: messageResponse(LINK_SENT),
        ...failures,
      },
    },
    handler: async (request) => {
      const user = await findUser(pool, visitorOf(request).userId);
      if (user === null) throw notSignedIn();
      if (user.emailVerified) return answerMessage('Your e-mail address is already confirmed');
      await enqueueVerificationMail(pool, user, randomUUID());
      return answerMessage(LINK_SENT);
    },
  });
}

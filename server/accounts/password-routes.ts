import type { Pool } from 'pg';
import { z } from 'zod';
import {
  forgottenPasswordSchema,
  passwordChangeSchema,
  passwordResetSchema,
} from '../../contract/accounts/forms.ts';
import { messageResponse } from '../../contract/responses.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerMessage, failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { countPerEmail } from '../http/limit-per-email.ts';
import type { App } from '../http/typed-app.ts';
import { OWN_PASSWORD, PASSWORD_RESET } from './limits.ts';
import { changePassword } from './password-change.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { ownProfile } from './profile-routes.ts';

interface Parts {
  readonly pool: Pool;
  readonly publicUrl: string;
}

const CHANGED = 'Password changed successfully';
const LINK_SENT =
  'If there’s an account with this e-mail address, we’ve sent it a link to set a new password';
const RESET = 'Your new password is set. Please sign in.';
const refused = failures(400, 429, 503);

export function passwordRoutes(app: App, { pool, publicUrl }: Parts): void {
  const countMails = countPerEmail(app, PASSWORD_RESET.perEmail);

  app.put('/api/users/profile/:id/password', {
    config: { access: 'user', rateLimit: OWN_PASSWORD },
    schema: {
      summary: 'Change your password',
      description: 'Signs the user out everywhere else.',
      params: z.strictObject({ id: z.string().max(100) }),
      body: strictBody(passwordChangeSchema),
      response: {
        200: messageResponse(CHANGED),
        ...failures(401, 404, 422),
        ...refused,
      },
    },
    handler: async (request) => {
      const change = { ...ownProfile(request, request.params.id), publicUrl, now: new Date() };
      if (!(await changePassword(pool, request.body, change)))
        throw new ShopError('WRONG_PASSWORD', 422, 'Failed to change password', {
          details: [{ field: 'currentPassword', message: 'Your current password isn’t correct' }],
        });
      return answerMessage(CHANGED);
    },
  });

  app.post('/api/auth/forgot-password', {
    config: { access: 'public', rateLimit: PASSWORD_RESET.perAddress },
    schema: {
      summary: 'Request a link to set a new password',
      description: 'The response doesn’t say whether the e-mail has an account.',
      body: strictBody(forgottenPasswordSchema),
      response: { 200: messageResponse(LINK_SENT), ...refused },
    },
    handler: async (request) => {
      // Above the limit no mail is sent, but nobody is refused: somebody else may have used up the owner's requests.
      if ((await countMails(request)) === null) await requestPasswordReset(pool, request.body.email);
      return answerMessage(LINK_SENT);
    },
  });

  app.post('/api/auth/reset-password', {
    config: { access: 'public', rateLimit: PASSWORD_RESET.perAddress },
    schema: {
      summary: 'Set a new password with the token of a mailed link',
      description: 'The token works once. Signs the user out everywhere.',
      body: strictBody(passwordResetSchema),
      response: { 200: messageResponse(RESET), ...refused },
    },
    handler: async ({ body }) => {
      if (!(await resetPassword(pool, body, { publicUrl, now: new Date() })))
        throw new ShopError(
          'RESET_LINK_INVALID',
          400,
          'This link is no longer valid. Please request a new one.',
        );
      return answerMessage(RESET);
    },
  });
}

import { passkeyAnswerSchema, passkeyOptionsResponse } from '../../../contract/accounts/passkeys.ts';
import { messageResponse } from '../../../contract/responses.ts';
import { noBody, strictBody } from '../../http/body-schema.ts';
import { answerMessage, forAdministrators, refusals } from '../../http/crud-responses.ts';
import { ShopError } from '../../http/errors.ts';
import type { App } from '../../http/typed-app.ts';
import { visitorOf } from '../../http/visitor.ts';
import { OWN_FACTORS } from '../limits.ts';
import type { AccountParts } from '../routes.ts';
import { confirmSession } from '../sessions.ts';
import { FACTOR_REFUSALS } from './change-factors.ts';
import { passkeyOptions, verifyPasskey } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';
import { partyOrRefusal } from './second-step-routes.ts';

const OWN = { access: 'admin', needs: 'open the back-office' } as const;

/** A passkey in place of the password, where one is asked for once more. */
export function confirmRoutes(app: App, { pool, publicUrl }: AccountParts): void {
  const party = relyingPartyOf(publicUrl);

  app.post('/api/auth/confirm-passkey/options', {
    ...forAdministrators(OWN.needs),
    schema: {
      summary: 'Begin to confirm with a passkey',
      description: 'In place of your password. The challenge works once, for five minutes.',
      body: noBody,
      response: { 200: passkeyOptionsResponse, ...refusals(400, 422) },
    },
    handler: async (request) => {
      const known = partyOrRefusal(party);
      const use = { purpose: 'passkey_confirm', userId: visitorOf(request).userId } as const;
      const data = await passkeyOptions(pool, known, use, new Date());
      return { success: true as const, origin: known.origin, data };
    },
  });

  app.post('/api/auth/confirm-passkey', {
    config: { ...OWN, rateLimit: OWN_FACTORS },
    schema: {
      summary: 'Confirm with a passkey',
      description: 'For a call that answered `PASSWORD_NEEDED`; it then works for 15 minutes.',
      body: strictBody(passkeyAnswerSchema),
      response: { 200: messageResponse('Thank you'), ...refusals(400, 422, 429) },
    },
    handler: async (request) => {
      const { userId, sessionId } = visitorOf(request);
      const now = new Date();
      const use = { purpose: 'passkey_confirm', userId, answer: request.body } as const;
      const verified = await verifyPasskey(pool, partyOrRefusal(party), use, now);
      if (typeof verified === 'string') {
        const { status, message } = FACTOR_REFUSALS[verified];
        throw new ShopError(verified, status, message);
      }
      await confirmSession(pool, sessionId, now);
      return answerMessage('Thank you');
    },
  });
}

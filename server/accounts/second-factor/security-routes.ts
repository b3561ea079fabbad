import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { newPasskeyOptionsResponse, newPasskeySchema } from '../../../contract/accounts/passkeys.ts';
import {
  appCodeSchema,
  appSetUpResponse,
  factorAddedResponse,
  recoveryCodesResponse,
  securityResponse,
} from '../../../contract/accounts/second-factor.ts';
import { messageResponse } from '../../../contract/responses.ts';
import { administratorOf } from '../../audit/administrator.ts';
import { noBody, strictBody } from '../../http/body-schema.ts';
import { answerMessage, forAdministrators, refusals } from '../../http/crud-responses.ts';
import { ShopError } from '../../http/errors.ts';
import { isRowId, rowParams } from '../../http/lists.ts';
import type { App } from '../../http/typed-app.ts';
import { needRecentPassword, notSignedIn, visitorOf } from '../../http/visitor.ts';
import { OWN_FACTORS } from '../limits.ts';
import type { AccountParts } from '../routes.ts';
import { findUser } from '../users.ts';
import { beginApp } from './authenticator-app.ts';
import {
  addPasskey,
  confirmApp,
  dropPasskey,
  FACTOR_REFUSALS,
  makeRecoveryCodes,
  turnOffApp,
} from './change-factors.ts';
import { listSessions } from './own-sessions.ts';
import { listPasskeys } from './passkey-rows.ts';
import { newPasskeyOptions } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';
import { partyOrRefusal } from './second-step-routes.ts';

const refused = (code: keyof typeof FACTOR_REFUSALS) => {
  const { status, message, ...about } = FACTOR_REFUSALS[code];
  return new ShopError(code, status, message, 'field' in about ? { details: [{ ...about, message }] } : {});
};

/** It is about the administrator's own account, whatever the role. */
const OWN = { access: 'admin', needs: 'open the back-office' } as const;

/** Whoever changes how an account signs in has just entered its password. */
const withRecentPassword = {
  config: OWN,
  preHandler: needRecentPassword,
};
const ASKS_PASSWORD = '403 `PASSWORD_NEEDED` if you entered your password more than 15 minutes ago.';

const APP_ON = 'Your authenticator app is on';
const APP_OFF = 'Your authenticator app is off';
const PASSKEY_ADDED = 'Passkey added';
const NEW_CODES = 'You have new recovery codes';

/** An administrator's own sign-in: app, passkeys, recovery codes and sessions. */
export function securityRoutes(app: App, { pool, publicUrl }: AccountParts): void {
  const party = relyingPartyOf(publicUrl);

  const own = async (request: FastifyRequest) => ({
    pool,
    by: await administratorOf(pool, request),
    publicUrl,
    now: new Date(),
  });

  app.get('/api/security', {
    ...forAdministrators(OWN.needs),
    schema: {
      summary: 'Get how you sign in, and where you are signed in',
      response: { 200: securityResponse, ...refusals() },
    },
    handler: async (request) => {
      const { userId, sessionId } = visitorOf(request);
      const [factors, passkeys, sessions] = await Promise.all([
        ownFactors(pool, userId),
        listPasskeys(pool, userId),
        listSessions(pool, { userId, sessionId }, new Date()),
      ]);
      return {
        success: true as const,
        data: {
          ...factors,
          passkeys,
          sessions,
          passkeyOrigin: party?.origin ?? null,
        },
      };
    },
  });

  app.post('/api/security/app', {
    ...withRecentPassword,
    schema: {
      summary: 'Begin to set up an authenticator app',
      description: `${ASKS_PASSWORD} The app is on once you have confirmed its first code.`,
      body: noBody,
      response: { 200: appSetUpResponse, ...refusals(400, 409) },
    },
    handler: async (request) => {
      const { by, now } = await own(request);
      const data = await beginApp(pool, { userId: by.id, email: by.name }, now);
      if (data === null) throw refused('APP_ALREADY_ON');
      return { success: true as const, data };
    },
  });

  app.post('/api/security/app/confirm', {
    config: { ...OWN, rateLimit: OWN_FACTORS },
    schema: {
      summary: 'Turn on the authenticator app with its first code',
      body: strictBody(appCodeSchema),
      response: { 200: factorAddedResponse(APP_ON), ...refusals(400, 422, 429) },
    },
    handler: async (request) => {
      const confirmed = await confirmApp(await own(request), request.body.code.replace(/\D/g, ''));
      if (!confirmed.ok) throw refused(confirmed.code);
      return { ...answerMessage(APP_ON), recoveryCodes: confirmed.recoveryCodes };
    },
  });

  app.delete('/api/security/app', {
    ...withRecentPassword,
    schema: {
      summary: 'Turn off the authenticator app',
      description: ASKS_PASSWORD,
      response: { 200: messageResponse(APP_OFF), ...refusals(404) },
    },
    handler: async (request) => {
      const turnedOff = await turnOffApp(await own(request));
      if (!turnedOff.ok) throw refused(turnedOff.code);
      return answerMessage(APP_OFF);
    },
  });

  app.post('/api/security/recovery-codes', {
    ...withRecentPassword,
    schema: {
      summary: 'Get ten new recovery codes',
      description: `${ASKS_PASSWORD} The earlier ones stop working.`,
      body: noBody,
      response: { 200: recoveryCodesResponse(NEW_CODES), ...refusals(400, 409) },
    },
    handler: async (request) => {
      const made = await makeRecoveryCodes(await own(request));
      if (!made.ok) throw refused(made.code);
      return { ...answerMessage(NEW_CODES), recoveryCodes: made.recoveryCodes };
    },
  });

  app.post('/api/security/passkeys/options', {
    ...withRecentPassword,
    schema: {
      summary: 'Begin to add a passkey',
      description: `${ASKS_PASSWORD} The challenge works once, for five minutes.`,
      body: noBody,
      response: { 200: newPasskeyOptionsResponse, ...refusals(400, 422) },
    },
    handler: async (request) => {
      const known = partyOrRefusal(party);
      const owner = await findUser(pool, visitorOf(request).userId);
      if (owner === null) throw notSignedIn();
      const data = await newPasskeyOptions(pool, known, owner, new Date());
      return { success: true as const, origin: known.origin, data };
    },
  });

  app.post('/api/security/passkeys', {
    config: { ...OWN, rateLimit: OWN_FACTORS },
    schema: {
      summary: 'Add a passkey',
      body: strictBody(newPasskeySchema),
      response: { 201: factorAddedResponse(PASSKEY_ADDED), ...refusals(400, 409, 422, 429) },
    },
    handler: async (request, reply) => {
      const added = await addPasskey(await own(request), partyOrRefusal(party), request.body);
      if (!added.ok) throw refused(added.code);
      reply.status(201);
      return { ...answerMessage(PASSKEY_ADDED), recoveryCodes: added.recoveryCodes };
    },
  });

  app.delete('/api/security/passkeys/:id', {
    ...withRecentPassword,
    schema: {
      summary: 'Remove a passkey',
      description: ASKS_PASSWORD,
      params: rowParams,
      response: { 200: messageResponse('Office laptop removed'), ...refusals(404) },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (!isRowId(id)) throw refused('PASSKEY_NOT_FOUND');
      const removed = await dropPasskey(await own(request), id);
      if (!removed.ok) throw refused(removed.code);
      return answerMessage(`${removed.name} removed`);
    },
  });
}

async function ownFactors(
  pool: Pool,
  userId: string,
): Promise<{ appSince: string | null; recoveryCodesLeft: number }> {
  const { rows } = await pool.query<{ since: Date | null; left: number }>(
    `select (select confirmed_at from authenticator_apps where user_id = $1) as since,
            (select count(*)::int from recovery_codes where user_id = $1 and used_at is null) as left`,
    [userId],
  );
  return { appSince: rows[0]?.since?.toISOString() ?? null, recoveryCodesLeft: rows[0]?.left ?? 0 };
}

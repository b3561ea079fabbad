import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { forgottenPasswordSchema } from '../../contract/accounts/forms.ts';
import {
  dataLinkSchema,
  dataRequestSchema,
  erasedResponse,
  erasureSchema,
  openedLinkResponse,
  personalDataResponse,
} from '../../contract/privacy/personal-data.ts';
import { messageResponse } from '../../contract/responses.ts';
import { OWN_PASSWORD, PASSWORD_RESET } from '../accounts/limits.ts';
import { verifiedHash } from '../accounts/password-change.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerMessage, failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { countPerEmail } from '../http/limit-per-email.ts';
import type { App } from '../http/typed-app.ts';
import { notSignedIn, visitorOf } from '../http/visitor.ts';
import { customerDataRoutes } from './admin-routes.ts';
import { addressOfOpened, openDataLink, requestDataLink } from './data-link.ts';
import { erasePerson } from './erase-person.ts';
import { answerErasure } from './erasure-response.ts';
import { exportPerson } from './export-person.ts';
import { type Asker, customerIdOf, type Person, personOfAccount, personOfAddress } from './person.ts';

const LINK_SENT = 'If we have data about this e-mail address, we’ve sent it a link';
const TEN_MINUTES_MS = 10 * 60_000;
const PER_ADDRESS = { ...PASSWORD_RESET.perAddress, groupId: 'data-link' } as const;
const EXPORTS = { max: 10, timeWindow: TEN_MINUTES_MS, groupId: 'data-export' } as const;

const linkInvalid = () =>
  new ShopError('DATA_LINK_INVALID', 400, 'This link is no longer valid. Please request a new one.');

export function privacyRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  const countMails = countPerEmail(app, PASSWORD_RESET.perEmail);
  customerDataRoutes(app, { pool });

  app.post('/api/your-data/link', {
    config: { access: 'public', rateLimit: PER_ADDRESS },
    schema: {
      summary: 'Request a link to your data',
      description: 'For guests. The response doesn’t say whether the shop knows the e-mail.',
      body: strictBody(forgottenPasswordSchema),
      response: { 200: messageResponse(LINK_SENT), ...failures(400, 429, 503) },
    },
    handler: async (request) => {
      // As with a forgotten password: nobody uses up the requests of the address's owner with a refusal.
      if ((await countMails(request)) === null) await requestDataLink(pool, request.body.email);
      return answerMessage(LINK_SENT);
    },
  });

  app.post('/api/your-data/open', {
    config: { access: 'public', rateLimit: PER_ADDRESS },
    schema: {
      summary: 'Open the link to your data',
      description: 'The link works once. The token of the response opens the data for 30 minutes.',
      body: strictBody(dataLinkSchema),
      response: { 200: openedLinkResponse, ...failures(400, 429, 503) },
    },
    handler: async ({ body }) => {
      const data = await openDataLink(pool, body.token, new Date());
      if (data === null) throw linkInvalid();
      return { success: true as const, data };
    },
  });

  app.post('/api/your-data/export', {
    config: { access: 'anyone', rateLimit: EXPORTS },
    schema: {
      summary: 'Get everything the shop knows about you',
      description: 'Of the signed-in user, or of the address of an opened link.',
      body: strictBody(dataRequestSchema),
      response: { 200: personalDataResponse, ...failures(400, 401, 429, 503) },
    },
    handler: async (request) => {
      const { person, asker } = await askerOf(pool, request, request.body.token);
      const data = await exportPerson(pool, person, asker, new Date());
      return { success: true as const, data };
    },
  });

  app.post('/api/your-data/erase', {
    config: { access: 'anyone', rateLimit: OWN_PASSWORD },
    schema: {
      summary: 'Delete everything the shop knows about you',
      description:
        'With the password of the signed-in user, or an opened link. `kept` says what stays by law, and why. Refused while an order, refund or reported problem is open.',
      body: strictBody(erasureSchema),
      response: { 200: erasedResponse, ...failures(400, 401, 409, 422, 429, 503) },
    },
    handler: async (request) => {
      const { token, password = '' } = request.body;
      const { person, asker } = await askerOf(pool, request, token);
      if (asker.askedBy === 'account') await checkPassword(pool, visitorOf(request).userId, password);
      return answerErasure(await erasePerson(pool, person, asker));
    },
  });
}

/** An opened link says more than a session: it was mailed to the address. */
async function askerOf(
  pool: Pool,
  request: FastifyRequest,
  token: string | undefined,
): Promise<{ person: Person; asker: Asker }> {
  const askedBy = token === undefined ? 'account' : 'link';
  const address = token === undefined ? null : await addressOfOpened(pool, token, new Date());
  if (token !== undefined && address === null) throw linkInvalid();
  const person =
    address === null
      ? await personOfAccount(pool, visitorOf(request).userId)
      : await personOfAddress(pool, address);
  if (person === null) throw notSignedIn();
  const audit = { actorId: null, actor: 'customer', requestId: request.id };
  return { person, asker: { askedBy, audit, customerId: await customerIdOf(pool, person) } };
}

async function checkPassword(pool: Pool, userId: string, password: string): Promise<void> {
  if ((await verifiedHash(pool, { userId, password })) !== null) return;
  const message = 'Your password isn’t correct';
  throw new ShopError('WRONG_PASSWORD', 422, message, { details: [{ field: 'password', message }] });
}

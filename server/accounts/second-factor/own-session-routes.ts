import { messageResponse } from '../../../contract/responses.ts';
import { noBody } from '../../http/body-schema.ts';
import { answerMessage, forAdministrators, refusals } from '../../http/crud-responses.ts';
import { ShopError } from '../../http/errors.ts';
import { isRowId, rowParams } from '../../http/lists.ts';
import type { App } from '../../http/typed-app.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { AccountParts } from '../routes.ts';
import { endSessions } from '../sessions.ts';
import { endOwnSession } from './own-sessions.ts';

const SESSION_ENDED = 'Session ended';
const OTHERS_ENDED = 'All other sessions ended';

/** They are listed with the rest of an administrator's own sign-in. */
export function ownSessionRoutes(app: App, { pool }: Pick<AccountParts, 'pool'>): void {
  app.delete('/api/security/sessions/:id', {
    ...forAdministrators('open the back-office'),
    schema: {
      summary: 'End one of your sessions',
      description: 'Its token stops working, and its event stream ends.',
      params: rowParams,
      response: { 200: messageResponse(SESSION_ENDED), ...refusals(404) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const { userId } = visitorOf(request);
      if (!isRowId(id) || !(await endOwnSession(pool, { userId, id, now: new Date() })))
        throw new ShopError('SESSION_NOT_FOUND', 404, 'Session not found');
      return answerMessage(SESSION_ENDED);
    },
  });

  app.post('/api/security/sessions/end-others', {
    ...forAdministrators('open the back-office'),
    schema: {
      summary: 'End all your sessions except this one',
      body: noBody,
      response: { 200: messageResponse(OTHERS_ENDED), ...refusals(400) },
    },
    handler: async (request) => {
      const { userId, sessionId } = visitorOf(request);
      await endSessions(pool, { userId, except: sessionId, now: new Date() });
      return answerMessage(OTHERS_ENDED);
    },
  });
}

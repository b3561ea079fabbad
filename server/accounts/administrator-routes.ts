import {
  administratorListResponse,
  invitedResponse,
  roleSavedResponse,
} from '../../contract/accounts/administrator.ts';
import { invitationSchema, ownPasswordSchema, roleChangeSchema } from '../../contract/accounts/forms.ts';
import { messageResponse } from '../../contract/responses.ts';
import { ROLE_NOUNS } from '../../domain/accounts/permissions.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerList, answerMessage, answerOne, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { onePage, rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { visitorOf } from '../http/visitor.ts';
import { listAdministrators } from './administrators.ts';
import { changeAdminRole } from './change-admin-role.ts';
import { ADMINISTRATOR_REFUSALS, type AdministratorRefusal } from './change-administrators.ts';
import { inviteAdministrator } from './invite-administrator.ts';
import { OWN_PASSWORD } from './limits.ts';
import type { AccountParts } from './routes.ts';
import { resetSecondStep } from './second-factor/reset-second-step.ts';
import { withdrawAdministrator } from './withdraw-administrator.ts';

function refused({ code }: AdministratorRefusal): ShopError {
  const { status, message, ...about } = ADMINISTRATOR_REFUSALS[code];
  return new ShopError(code, status, message, 'field' in about ? { details: about } : {});
}

export function administratorRoutes(app: App, { pool, publicUrl }: AccountParts): void {
  app.get('/api/administrators', {
    ...forAdministrators('manage administrators'),
    schema: {
      summary: 'List the administrators, oldest first',
      response: { 200: administratorListResponse, ...refusals() },
    },
    handler: async (request) => {
      const administrators = await listAdministrators(pool, visitorOf(request).userId);
      return answerList(administrators, onePage(administrators.length));
    },
  });

  app.post('/api/administrators', {
    config: { access: 'admin', needs: 'manage administrators', rateLimit: OWN_PASSWORD },
    schema: {
      summary: 'Invite an administrator',
      description:
        'Needs your own password. The person gets an e-mail with a link, and their role after setting a strong password ' +
        'with it; an account that they have stays a shopper’s until then. Inviting again sends a new link.',
      body: strictBody(invitationSchema),
      response: {
        201: invitedResponse,
        ...refusals(400, 409, 422, 429, 503),
      },
    },
    handler: async (request, reply) => {
      const by = await administratorOf(pool, request);
      const { password, ...person } = request.body;
      const invited = await inviteAdministrator(pool, person, { by, password, now: new Date() });
      if (!invited.ok) throw refused(invited);
      const { administrator } = invited;
      reply.status(201);
      return {
        ...answerOne('administrator', administrator),
        message: `We’ve sent an invitation to ${administrator.email}`,
      };
    },
  });

  app.put('/api/administrators/:id/role', {
    config: { access: 'admin', needs: 'manage administrators', rateLimit: OWN_PASSWORD },
    schema: {
      summary: 'Change the role of an administrator, or the one that an invitation gives',
      description:
        'Needs your own password. It takes effect immediately, and we tell them by e-mail. You can’t change your own role, so there is always one owner.',
      params: rowParams,
      body: strictBody(roleChangeSchema),
      response: { 200: roleSavedResponse, ...refusals(400, 404, 422, 429, 503) },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const { adminRole, password } = request.body;
      const changed = await changeAdminRole(pool, request.params.id, adminRole, { by, password });
      if (!changed.ok) throw refused(changed);
      const { administrator } = changed;
      const verb = administrator.status === 'invited' ? 'will be' : 'is now';
      return {
        ...answerOne('administrator', administrator),
        message: `${administrator.name} ${verb} ${ROLE_NOUNS[adminRole]}`,
      };
    },
  });

  app.post('/api/administrators/:id/withdraw', {
    config: { access: 'admin', needs: 'manage administrators', rateLimit: OWN_PASSWORD },
    schema: {
      summary: 'Remove an administrator’s role, or withdraw an invitation',
      description:
        'Needs your own password. That administrator is signed out at once; the account stays a shopper’s. ' +
        'You can’t remove your own role, so there is always one owner.',
      params: rowParams,
      body: strictBody(ownPasswordSchema),
      response: {
        200: messageResponse('Ravi Iyer is no longer an administrator'),
        ...refusals(400, 404, 422, 429, 503),
      },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const { password } = request.body;
      const withdrawn = await withdrawAdministrator(pool, request.params.id, {
        by,
        password,
        now: new Date(),
      });
      if (!withdrawn.ok) throw refused(withdrawn);
      const { name, wasInvited } = withdrawn;
      return answerMessage(
        wasInvited ? `${name} is no longer invited` : `${name} is no longer an administrator`,
      );
    },
  });

  app.post('/api/administrators/:id/reset-second-step', {
    config: { access: 'admin', needs: 'manage administrators', rateLimit: OWN_PASSWORD },
    schema: {
      summary: 'Remove an administrator’s authenticator app, passkeys and recovery codes',
      description:
        'Needs your own password. For a colleague who has lost them. They are signed out at once and sign in with their password alone.',
      params: rowParams,
      body: strictBody(ownPasswordSchema),
      response: {
        200: messageResponse('Ravi Iyer can sign in with the password alone'),
        ...refusals(400, 404, 422, 429, 503),
      },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const { password } = request.body;
      const options = { by, password, publicUrl, now: new Date() };
      const reset = await resetSecondStep(pool, request.params.id, options);
      if (!reset.ok) throw refused(reset);
      return answerMessage(`${reset.name} can sign in with the password alone`);
    },
  });
}

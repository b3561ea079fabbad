import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { profileSchema } from '../../contract/accounts/forms.ts';
import { savedUserResponse, userListResponse } from '../../contract/accounts/user.ts';
import { choice } from '../../contract/fields.ts';
import { parseRole } from '../../domain/accounts/roles.ts';
import type { Visitor } from '../http/access.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerList, failures, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { pageOf, pagingQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { visitorOf } from '../http/visitor.ts';
import { listUsers, updateProfile } from './users.ts';

const PAGE_SIZE = 20;

/** Users can only edit their own profile; any other id is not found. */
export function ownProfile(request: FastifyRequest, id: string): Visitor {
  const visitor = visitorOf(request);
  if (visitor.userId !== id) throw new ShopError('USER_NOT_FOUND', 404, 'User not found');
  return visitor;
}

export function profileRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.put('/api/users/profile/:id', {
    config: { access: 'user' },
    schema: {
      summary: 'Update your profile',
      description: 'Fields you leave out stay the same. The e-mail and the role can’t be changed here.',
      params: z.strictObject({ id: z.string().max(100) }),
      body: strictBody(profileSchema),
      response: {
        200: savedUserResponse('Profile updated successfully'),
        ...failures(400, 401, 404),
      },
    },
    handler: async (request) => {
      const { userId } = ownProfile(request, request.params.id);
      const user = await updateProfile(pool, userId, request.body);
      if (user === null) throw new ShopError('USER_NOT_FOUND', 404, 'User not found');
      return { success: true as const, message: 'Profile updated successfully', user };
    },
  });

  app.get('/api/users', {
    ...forAdministrators('see customers'),
    schema: {
      summary: 'List users, newest first',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        role: choice('Role', parseRole)
          .optional()
          .describe('Only `USER` or only `ADMIN`, upper or lower case'),
      }),
      response: { 200: userListResponse, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { users, ...count } = await listUsers(pool, query);
      return { ...answerList(users, pageOf(query, count)), users };
    },
  });
}

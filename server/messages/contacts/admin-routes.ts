import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { choice } from '../../../contract/fields.ts';
import { messageResponse, oneResponse } from '../../../contract/responses.ts';
import { CONTACT_FORMS_PAGE_SIZE } from '../../../domain/limits.ts';
import { parseContactStatus, parseContactType } from '../../../domain/messages/contact.ts';
import { ADMIN_ACTION_REFUSED } from '../../../domain/text/admin-texts.ts';
import { contactsCsvFileName } from '../../../domain/text/csv.ts';
import { administratorOf } from '../../audit/administrator.ts';
import { strictBody } from '../../http/body-schema.ts';
import {
  answerList,
  answerMessage,
  answerOne,
  crudResponses,
  forAdministrators,
  refusals,
} from '../../http/crud-responses.ts';
import { answerError, ShopError, toShopError } from '../../http/errors.ts';
import { pageOf, pagingQuery, rowParams, searchQuery, wordQuery } from '../../http/lists.ts';
import { periodQuery } from '../../http/period.ts';
import { changeContact, deleteContact } from './change.ts';
import { contactsCsvStream } from './csv-export.ts';
import { CONTACT_EXAMPLE } from './examples.ts';
import { listContacts } from './list.ts';
import { contactStats, contactStatsSchema } from './stats.ts';
import { contactSchema } from './submit.ts';

const filterQuery = {
  status: wordQuery('status', parseContactStatus).describe(
    'NEW, READ, REPLIED, RESPONDED or CLOSED. REPLIED and RESPONDED are one state and find each other.',
  ),
  type: wordQuery('type', parseContactType).describe('Such as SUPPORT'),
  search: searchQuery('reference, name, e-mail, phone, subject and message'),
  ...periodQuery,
};

const editSchema = z
  .object({
    status: choice('Status', parseContactStatus),
    type: choice('Type', parseContactType).optional(),
    updated_at: z.iso
      .datetime({ error: 'Please look at the message again' })
      .optional()
      .describe('Of the message as it was when the change began'),
  })
  .meta({
    examples: [
      { status: 'READ' },
      { status: 'RESPONDED', type: 'SALES', updated_at: CONTACT_EXAMPLE.updated_at },
    ],
  });

/** Not typed by its content: what is sent is a stream of the text that the schema describes. */
const fileResponses: Readonly<Record<number, unknown>> = {
  200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
  ...refusals(400),
};

const aboutContacts = crudResponses({
  one: 'contact',
  schema: contactSchema,
  missing: { code: 'CONTACT_NOT_FOUND', message: 'Contact not found' },
  statuses: { CONTACT_NOT_FOUND: 404, VERSION_CONFLICT: 409 },
});

/** Whoever is no administrator is told so in the words of the contact forms screen. */
function refuseInItsWords(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toShopError(thrown);
  const isRefusal = error.status === 401 || error.status === 403;
  const messageSchema = isRefusal ? new ShopError(error.code, error.status, ADMIN_ACTION_REFUSED) : thrown;
  return answerError(messageSchema, request, reply);
}

export function contactAdminRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/contacts', {
    ...forAdministrators,
    schema: {
      tags: ['contacts'],
      summary: 'List contact messages, the newest first',
      querystring: z.strictObject({ ...pagingQuery(CONTACT_FORMS_PAGE_SIZE), ...filterQuery }),
      response: { 200: aboutContacts.list, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { contacts, ...counted } = await listContacts(pool, query);
      return answerList(contacts, pageOf(query, counted));
    },
  });

  app.get('/api/contacts/export', {
    ...forAdministrators,
    schema: {
      tags: ['contacts'],
      summary: 'Export contact messages as CSV',
      description:
        'All that match the filters, not one page of them. Cells that a spreadsheet would run as a formula begin with an apostrophe.',
      querystring: z.strictObject(filterQuery),
      response: fileResponses,
    },
    handler: async ({ query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${contactsCsvFileName(new Date())}"`)
        .send(contactsCsvStream(pool, query)),
  });

  app.get('/api/contact-us/stats', {
    ...forAdministrators,
    schema: {
      tags: ['contacts'],
      summary: 'Count contact messages',
      response: { 200: oneResponse('stats', contactStatsSchema), ...refusals() },
    },
    handler: async () => answerOne('stats', await contactStats(pool, new Date())),
  });

  for (const path of ['/api/contacts/:id', '/api/contact-us/:id']) {
    app.put(path, {
      ...forAdministrators,
      errorHandler: refuseInItsWords,
      schema: {
        tags: ['contacts'],
        summary: 'Change the status, or status and type, of a contact message',
        description:
          'With an `updated_at` that is not the present one nothing is saved, and `details` has the present message.',
        params: rowParams,
        body: strictBody(editSchema),
        response: { 200: aboutContacts.saved('Contact status updated'), ...refusals(400, 404, 409) },
      },
      handler: async (request) => {
        const { params, body } = request;
        const id = aboutContacts.id(params.id);
        const change = await changeContact(pool, id, body, await administratorOf(pool, request));
        const message =
          body.type === undefined ? 'Contact status updated' : 'Contact form updated successfully';
        return aboutContacts.answerChange(change, message);
      },
    });

    app.delete(path, {
      ...forAdministrators,
      errorHandler: refuseInItsWords,
      schema: {
        tags: ['contacts'],
        summary: 'Delete a contact message',
        params: rowParams,
        response: { 200: messageResponse('Contact deleted successfully'), ...refusals(404) },
      },
      handler: async (request) => {
        const id = aboutContacts.id(request.params.id);
        if (!(await deleteContact(pool, id, await administratorOf(pool, request))))
          throw aboutContacts.notFound();
        return answerMessage('Contact deleted successfully');
      },
    });
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import {
  contactChangeSchema,
  contactListResponse,
  contactSchema,
  contactStatsResponse,
  savedContactResponse,
} from '../../../contract/messages/contact.ts';
import { messageResponse } from '../../../contract/responses.ts';
import { CONTACT_FORMS_PAGE_SIZE } from '../../../domain/limits.ts';
import {
  type ContactStatus,
  parseContactStatus,
  parseContactType,
  storedContactStatuses,
} from '../../../domain/messages/contact.ts';
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
import type { App } from '../../http/typed-app.ts';
import { changeMessage, deleteMessage } from '../change-message.ts';
import { listMessages } from '../list-messages.ts';
import { contactStats } from '../message-stats.ts';
import { contactsCsvStream } from './csv-export.ts';

const filterQuery = {
  status: wordQuery('status', parseContactStatus).describe(
    'NEW, READ, REPLIED, RESPONDED or CLOSED. REPLIED and RESPONDED are the same state; a search for one finds both.',
  ),
  type: wordQuery('type', parseContactType).describe('Such as SUPPORT'),
  search: searchQuery('reference, name, e-mail, phone, subject and message'),
  ...periodQuery,
};

const meantBy = ({ status }: { readonly status?: ContactStatus | undefined }) => ({
  statuses: status && storedContactStatuses(status),
});

/** Untyped, because the handler sends a stream of the text that the schema describes. */
const fileResponses: Readonly<Record<number, unknown>> = {
  200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
  ...refusals(400),
};

const contacts = crudResponses({
  one: 'contact',
  schema: contactSchema,
  missing: { code: 'CONTACT_NOT_FOUND', message: 'Contact not found' },
  statuses: { VERSION_CONFLICT: 409 },
});

/** Who is no administrator gets the specification's message of the contact forms screen. */
function answerRefusal(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toShopError(thrown);
  const isRefusal = error.status === 401 || error.code === 'NOT_ALLOWED';
  return answerError(
    isRefusal ? new ShopError(error.code, error.status, ADMIN_ACTION_REFUSED) : thrown,
    request,
    reply,
  );
}

export function contactAdminRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get('/api/contacts', {
    ...forAdministrators('answer messages'),
    schema: {
      summary: 'List contact messages, newest first',
      querystring: z.strictObject({ ...pagingQuery(CONTACT_FORMS_PAGE_SIZE), ...filterQuery }),
      response: { 200: contactListResponse, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { messages, ...count } = await listMessages(pool, 'contact', { ...query, ...meantBy(query) });
      return answerList(messages, pageOf(query, count));
    },
  });

  app.get('/api/contacts/export', {
    ...forAdministrators('export customers'),
    schema: {
      summary: 'Export contact messages as CSV',
      description:
        'All that match the filters, not just one page. Cells that a spreadsheet would run as a formula start with an apostrophe.',
      querystring: z.strictObject(filterQuery),
      response: fileResponses,
    },
    handler: async ({ query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${contactsCsvFileName(new Date())}"`)
        .send(contactsCsvStream(pool, { ...query, ...meantBy(query) })),
  });

  app.get('/api/contact-us/stats', {
    ...forAdministrators('answer messages'),
    schema: {
      summary: 'Count contact messages',
      response: { 200: contactStatsResponse, ...refusals() },
    },
    handler: async () => answerOne('stats', await contactStats(pool, new Date())),
  });

  for (const path of ['/api/contacts/:id', '/api/contact-us/:id']) {
    app.put(path, {
      ...forAdministrators('answer messages'),
      errorHandler: answerRefusal,
      schema: {
        summary: 'Update the status, or the status and type, of a contact message',
        description: 'With an outdated `updated_at` nothing is saved, and `details` has the current message.',
        params: rowParams,
        body: strictBody(contactChangeSchema),
        response: { 200: savedContactResponse, ...refusals(400, 404, 409) },
      },
      handler: async (request) => {
        const { params, body } = request;
        const id = contacts.id(params.id);
        const change = await changeMessage(pool, 'contact', id, body, await administratorOf(pool, request));
        if (change === null) throw contacts.notFound();
        const message =
          body.type === undefined ? 'Contact status updated' : 'Contact form updated successfully';
        return contacts.answerChange(change, message);
      },
    });

    app.delete(path, {
      ...forAdministrators('delete messages'),
      errorHandler: answerRefusal,
      schema: {
        summary: 'Delete a contact message',
        params: rowParams,
        response: { 200: messageResponse('Contact deleted successfully'), ...refusals(404) },
      },
      handler: async (request) => {
        const id = contacts.id(request.params.id);
        const by = await administratorOf(pool, request);
        if (!(await deleteMessage(pool, 'contact', id, by))) throw contacts.notFound();
        return answerMessage('Contact deleted successfully');
      },
    });
  }
}

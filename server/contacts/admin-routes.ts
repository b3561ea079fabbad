import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { choice } from '../../domain/checks/fields.ts';
import { parseContactStatus, parseContactType } from '../../domain/contact.ts';
import { contactsCsvFileName } from '../../domain/csv.ts';
import { CONTACT_FORMS_PAGE_SIZE } from '../../domain/limits.ts';
import { ADMIN_ACTION_REFUSED } from '../../domain/messages.ts';
import { administratorOf } from '../audit/administrator.ts';
import { answerError, errorReplySchema, ShopError, toShopError } from '../http/errors.ts';
import { strictBody } from '../http/intake.ts';
import {
  isRowId,
  pageOf,
  paginationSchema,
  pagingQuery,
  rowParams,
  searchQuery,
  wordQuery,
} from '../http/lists.ts';
import { periodQuery } from '../http/period.ts';
import { said } from '../http/said.ts';
import { keepPrivate } from '../http/visitor.ts';
import { changeContact, deleteContact } from './change.ts';
import { contactsCsvStream } from './csv-export.ts';
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
  })
  .meta({ examples: [{ status: 'READ' }, { status: 'RESPONDED', type: 'SALES' }] });

const notAllowed = { 401: errorReplySchema, 403: errorReplySchema };
/** Not typed by its content: what is sent is a stream of the text that the schema describes. */
const fileReplies: Readonly<Record<number, unknown>> = {
  200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
  400: errorReplySchema,
  ...notAllowed,
};
const notFound = () => new ShopError('CONTACT_NOT_FOUND', 404, 'Contact not found');

/** Whoever is no administrator is told so in the words of the contact forms screen. */
function refuseInItsWords(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toShopError(thrown);
  const isRefusal = error.status === 401 || error.status === 403;
  const said = isRefusal ? new ShopError(error.code, error.status, ADMIN_ACTION_REFUSED) : thrown;
  return answerError(said, request, reply);
}

export function contactAdminRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/contacts', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['contacts'],
      summary: 'List contact messages, the newest first',
      querystring: z.strictObject({ ...pagingQuery(CONTACT_FORMS_PAGE_SIZE), ...filterQuery }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(contactSchema),
          contacts: z.array(contactSchema),
          pagination: paginationSchema,
        }),
        400: errorReplySchema,
        ...notAllowed,
      },
    },
    handler: async ({ query }) => {
      const { contacts, ...counted } = await listContacts(pool, query);
      return { success: true as const, data: contacts, contacts, pagination: pageOf(query, counted) };
    },
  });

  app.get('/api/contacts/export', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['contacts'],
      summary: 'Export contact messages as CSV',
      description:
        'All that match the filters, not one page of them. Cells that a spreadsheet would run as a formula begin with an apostrophe.',
      querystring: z.strictObject(filterQuery),
      response: fileReplies,
    },
    handler: async ({ query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${contactsCsvFileName(new Date())}"`)
        .send(contactsCsvStream(pool, query)),
  });

  app.get('/api/contact-us/stats', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['contacts'],
      summary: 'Count contact messages',
      response: {
        200: z.object({
          success: z.literal(true),
          data: contactStatsSchema,
          stats: contactStatsSchema,
        }),
        ...notAllowed,
      },
    },
    handler: async () => {
      const stats = await contactStats(pool, new Date());
      return { success: true as const, data: stats, stats };
    },
  });

  for (const path of ['/api/contacts/:id', '/api/contact-us/:id']) {
    app.put(path, {
      config: { access: 'admin' },
      errorHandler: refuseInItsWords,
      preHandler: keepPrivate,
      schema: {
        tags: ['contacts'],
        summary: 'Change the status, or status and type, of a contact message',
        params: rowParams,
        body: strictBody(editSchema),
        response: {
          200: z.object({
            success: z.literal(true),
            message: said('Contact status updated'),
            data: contactSchema,
            contact: contactSchema,
          }),
          400: errorReplySchema,
          ...notAllowed,
          404: errorReplySchema,
        },
      },
      handler: async (request) => {
        const { params, body } = request;
        if (!isRowId(params.id)) throw notFound();
        const contact = await changeContact(pool, params.id, body, await administratorOf(pool, request));
        if (contact === null) throw notFound();
        const message =
          body.type === undefined ? 'Contact status updated' : 'Contact form updated successfully';
        return { success: true as const, message, data: contact, contact };
      },
    });

    app.delete(path, {
      config: { access: 'admin' },
      errorHandler: refuseInItsWords,
      preHandler: keepPrivate,
      schema: {
        tags: ['contacts'],
        summary: 'Delete a contact message',
        params: rowParams,
        response: {
          200: z.object({ success: z.literal(true), message: said('Contact deleted successfully') }),
          ...notAllowed,
          404: errorReplySchema,
        },
      },
      handler: async (request) => {
        const { id } = request.params;
        if (!isRowId(id) || !(await deleteContact(pool, id, await administratorOf(pool, request))))
          throw notFound();
        return { success: true as const, message: 'Contact deleted successfully' };
      },
    });
  }
}

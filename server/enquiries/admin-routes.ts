import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { choice } from '../../domain/checks/fields.ts';
import { parseEnquiryStatus, parseEnquiryType } from '../../domain/enquiry.ts';
import { administratorOf } from '../audit/administrator.ts';
import { errorReplySchema, ShopError } from '../http/errors.ts';
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
import { changeEnquiryStatus, deleteEnquiry } from './change.ts';
import { enquirySchema } from './enquiry.ts';
import { findEnquiry, listEnquiries } from './list.ts';
import { enquiryStats, enquiryStatsSchema } from './stats.ts';

const PAGE_SIZE = 20;

const notAllowed = { 401: errorReplySchema, 403: errorReplySchema };
const notFound = () => new ShopError('ENQUIRY_NOT_FOUND', 404, 'Enquiry not found');

export function enquiryAdminRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/enquiries', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['enquiries'],
      summary: 'List enquiries, the newest first',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', parseEnquiryStatus).describe('new, read, replied or closed'),
        type: wordQuery('type', parseEnquiryType).describe('Such as ORDER_INQUIRY'),
        product_id: searchQuery('the product’s id, which must be the same'),
        search: searchQuery('reference, name, e-mail, phone, subject and message'),
        ...periodQuery,
      }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(enquirySchema),
          enquiries: z.array(enquirySchema),
          pagination: paginationSchema,
        }),
        400: errorReplySchema,
        ...notAllowed,
      },
    },
    handler: async ({ query }) => {
      const { enquiries, ...counted } = await listEnquiries(pool, { ...query, productId: query.product_id });
      return { success: true as const, data: enquiries, enquiries, pagination: pageOf(query, counted) };
    },
  });

  app.get('/api/enquiries/stats', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['enquiries'],
      summary: 'Count enquiries',
      response: {
        200: z.object({ success: z.literal(true), data: enquiryStatsSchema, stats: enquiryStatsSchema }),
        ...notAllowed,
      },
    },
    handler: async () => {
      const stats = await enquiryStats(pool, new Date());
      return { success: true as const, data: stats, stats };
    },
  });

  app.get('/api/enquiries/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['enquiries'],
      summary: 'Read one enquiry',
      params: rowParams,
      response: {
        200: z.object({ success: z.literal(true), data: enquirySchema, enquiry: enquirySchema }),
        ...notAllowed,
        404: errorReplySchema,
      },
    },
    handler: async ({ params: { id } }) => {
      const enquiry = isRowId(id) ? await findEnquiry(pool, id) : null;
      if (enquiry === null) throw notFound();
      return { success: true as const, data: enquiry, enquiry };
    },
  });

  app.put('/api/enquiries/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['enquiries'],
      summary: 'Change the status of an enquiry',
      params: rowParams,
      body: strictBody(
        z
          .object({ status: choice('Status', parseEnquiryStatus) })
          .meta({ examples: [{ status: 'replied' }] }),
      ),
      response: {
        200: z.object({
          success: z.literal(true),
          message: said('Enquiry status updated'),
          data: enquirySchema,
          enquiry: enquirySchema,
        }),
        400: errorReplySchema,
        ...notAllowed,
        404: errorReplySchema,
      },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (!isRowId(id)) throw notFound();
      const by = await administratorOf(pool, request);
      const enquiry = await changeEnquiryStatus(pool, id, request.body.status, by);
      if (enquiry === null) throw notFound();
      return { success: true as const, message: 'Enquiry status updated', data: enquiry, enquiry };
    },
  });

  app.delete('/api/enquiries/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['enquiries'],
      summary: 'Delete an enquiry',
      params: rowParams,
      response: {
        200: z.object({ success: z.literal(true), message: said('Enquiry deleted successfully') }),
        ...notAllowed,
        404: errorReplySchema,
      },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (!isRowId(id) || !(await deleteEnquiry(pool, id, await administratorOf(pool, request))))
        throw notFound();
      return { success: true as const, message: 'Enquiry deleted successfully' };
    },
  });
}

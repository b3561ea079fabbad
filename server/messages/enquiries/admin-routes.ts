import type { Pool } from 'pg';
import { z } from 'zod';
import {
  enquiryChangeSchema,
  enquiryListResponse,
  enquiryResponse,
  enquirySchema,
  enquiryStatsResponse,
  savedEnquiryResponse,
} from '../../../contract/messages/enquiry.ts';
import { messageResponse } from '../../../contract/responses.ts';
import { parseEnquiryStatus, parseEnquiryType } from '../../../domain/messages/enquiry.ts';
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
import { pageOf, pagingQuery, rowParams, searchQuery, wordQuery } from '../../http/lists.ts';
import { periodQuery } from '../../http/period.ts';
import type { App } from '../../http/typed-app.ts';
import { changeEnquiryStatus, deleteEnquiry } from './change.ts';
import { findEnquiry, listEnquiries } from './list.ts';
import { enquiryStats } from './stats.ts';

const PAGE_SIZE = 20;

const enquiries = crudResponses({
  one: 'enquiry',
  schema: enquirySchema,
  missing: { code: 'ENQUIRY_NOT_FOUND', message: 'Enquiry not found' },
  statuses: {},
});

export function enquiryAdminRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get('/api/enquiries', {
    ...forAdministrators('answer messages'),
    schema: {
      summary: 'List enquiries, newest first',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', parseEnquiryStatus).describe('new, read, replied or closed'),
        type: wordQuery('type', parseEnquiryType).describe('Such as ORDER_INQUIRY'),
        product_id: searchQuery('the exact product id'),
        search: searchQuery('reference, name, e-mail, phone, subject and message'),
        ...periodQuery,
      }),
      response: { 200: enquiryListResponse, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { enquiries: rows, ...count } = await listEnquiries(pool, {
        ...query,
        productId: query.product_id,
      });
      return answerList(rows, pageOf(query, count));
    },
  });

  app.get('/api/enquiries/stats', {
    ...forAdministrators('answer messages'),
    schema: {
      summary: 'Count enquiries',
      response: { 200: enquiryStatsResponse, ...refusals() },
    },
    handler: async () => answerOne('stats', await enquiryStats(pool, new Date())),
  });

  app.get('/api/enquiries/:id', {
    ...forAdministrators('answer messages'),
    schema: {
      summary: 'Get one enquiry',
      params: rowParams,
      response: { 200: enquiryResponse, ...refusals(404) },
    },
    handler: async ({ params: { id } }) => enquiries.answer(await findEnquiry(pool, enquiries.id(id))),
  });

  app.put('/api/enquiries/:id', {
    ...forAdministrators('answer messages'),
    schema: {
      summary: 'Update the status of an enquiry',
      params: rowParams,
      body: strictBody(enquiryChangeSchema),
      response: { 200: savedEnquiryResponse, ...refusals(400, 404) },
    },
    handler: async (request) => {
      const id = enquiries.id(request.params.id);
      const by = await administratorOf(pool, request);
      const enquiry = await changeEnquiryStatus(pool, id, request.body, by);
      if (enquiry === null) throw enquiries.notFound();
      return enquiries.answerSaved(enquiry, 'Enquiry status updated');
    },
  });

  app.delete('/api/enquiries/:id', {
    ...forAdministrators('delete messages'),
    schema: {
      summary: 'Delete an enquiry',
      params: rowParams,
      response: { 200: messageResponse('Enquiry deleted successfully'), ...refusals(404) },
    },
    handler: async (request) => {
      const id = enquiries.id(request.params.id);
      if (!(await deleteEnquiry(pool, id, await administratorOf(pool, request)))) throw enquiries.notFound();
      return answerMessage('Enquiry deleted successfully');
    },
  });
}

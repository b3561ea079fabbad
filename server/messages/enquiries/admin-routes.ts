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
import { changeMessage, deleteMessage } from '../change-message.ts';
import { findMessage, listMessages } from '../list-messages.ts';
import { enquiryStats } from '../message-stats.ts';

const PAGE_SIZE = 20;

const enquiries = crudResponses({
  one: 'enquiry',
  schema: enquirySchema,
  missing: { code: 'ENQUIRY_NOT_FOUND', message: 'Enquiry not found' },
  statuses: { VERSION_CONFLICT: 409 },
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
      const { status, product_id: productId, ...filter } = query;
      const statuses = status && [status];
      const { messages, ...count } = await listMessages(pool, 'enquiry', { ...filter, statuses, productId });
      return answerList(messages, pageOf(query, count));
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
    handler: async ({ params: { id } }) =>
      enquiries.answer(await findMessage(pool, 'enquiry', enquiries.id(id))),
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
      const change = await changeMessage(pool, 'enquiry', id, request.body, by);
      if (change === null) throw enquiries.notFound();
      return enquiries.answerChange(change, 'Enquiry status updated');
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
      const by = await administratorOf(pool, request);
      if (!(await deleteMessage(pool, 'enquiry', id, by))) throw enquiries.notFound();
      return answerMessage('Enquiry deleted successfully');
    },
  });
}

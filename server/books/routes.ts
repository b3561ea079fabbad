import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import {
  bookDocumentListResponse,
  bookMonthListResponse,
  bookMonthReportResponse,
  bookSectionSchema,
  filingSchema,
  overrideSchema,
  savedMonthResponse,
} from '../../contract/books.ts';
import { administratorOf } from '../audit/administrator.ts';
import { noBody, strictBody } from '../http/body-schema.ts';
import { answerList, answerOne, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { onePage, pageOf, pagingQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { fileMonth, listMonths, lockMonth, type MonthChange, overrideChecks } from './book-months.ts';
import { fileRoutes, monthParams } from './file-routes.ts';
import { openMonth, readReport, toDocumentRow } from './month-report.ts';

const PAGE_SIZE = 50;
const ALLOWED = 'You can download the files now';
const FILED = 'The month is filed';
const LOCKED = 'The month is locked';

export function bookRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  readRoutes(app, pool);
  fileRoutes(app, pool);
  changeRoutes(app, pool);
}

function readRoutes(app: App, pool: Pool): void {
  app.get('/api/books/months', {
    ...forAdministrators('see the books'),
    schema: {
      summary: 'List the months of the books, newest first',
      response: { 200: bookMonthListResponse, ...refusals() },
    },
    handler: async () => {
      const months = await listMonths(pool, new Date());
      return answerList(months, onePage(months.length));
    },
  });

  app.get('/api/books/months/:period', {
    ...forAdministrators('see the books'),
    schema: {
      summary: 'Get a month: its checks, GSTR-1 by section, HSN, numbers used and GSTR-3B',
      params: monthParams,
      response: { 200: bookMonthReportResponse, ...refusals(400) },
    },
    handler: async ({ params }) => answerOne('report', await readReport(pool, params.period, new Date())),
  });

  app.get('/api/books/months/:period/documents', {
    ...forAdministrators('see the books'),
    schema: {
      summary: 'List the documents behind a section of GSTR-1',
      params: monthParams,
      querystring: z.strictObject({ ...pagingQuery(PAGE_SIZE), section: bookSectionSchema.optional() }),
      response: { 200: bookDocumentListResponse, ...refusals(400) },
    },
    handler: async ({ params, query }) => {
      const { documents } = await openMonth(pool, params.period);
      const found = documents.filter(
        (document) =>
          !document.isCancelled && (query.section === undefined || document.class === query.section),
      );
      const first = (query.page - 1) * query.limit;
      const rows = found.slice(first, first + query.limit).map(toDocumentRow);
      return answerList(rows, pageOf(query, found.length));
    },
  });
}

function changeRoutes(app: App, pool: Pool): void {
  const answer = (change: MonthChange, message: string) => {
    if (!change.ok) throw new ShopError(change.code, 409, change.message);
    return { message, ...answerOne('month', change.month) };
  };

  app.post('/api/books/months/:period/override', {
    ...forAdministrators('change the books'),
    schema: {
      summary: 'Allow the files of a month although a check is red',
      params: monthParams,
      body: strictBody(overrideSchema),
      response: { 200: savedMonthResponse(ALLOWED), ...refusals(400, 409) },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const { period } = request.params;
      const change = { period, by, now: new Date() };
      return answer(await overrideChecks(pool, change, request.body.reason), ALLOWED);
    },
  });

  app.post('/api/books/months/:period/file', {
    ...forAdministrators('change the books'),
    schema: {
      summary: 'Record that GSTR-1 of a month was filed',
      description: 'No document can be dated in the month from then on; a correction is a credit note.',
      params: monthParams,
      body: strictBody(filingSchema),
      response: { 200: savedMonthResponse(FILED), ...refusals(400, 409) },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const { period } = request.params;
      const { file } = await openMonth(pool, period);
      const hash = createHash('sha256').update(JSON.stringify(file)).digest('hex');
      return answer(await fileMonth(pool, { period, by, now: new Date() }, request.body, hash), FILED);
    },
  });

  app.post('/api/books/months/:period/lock', {
    ...forAdministrators('change the books'),
    schema: {
      summary: 'Lock a filed month',
      params: monthParams,
      body: noBody,
      response: { 200: savedMonthResponse(LOCKED), ...refusals(400, 409) },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const { period } = request.params;
      return answer(await lockMonth(pool, { period, by, now: new Date() }), LOCKED);
    },
  });
}

import type { Pool } from 'pg';
import { z } from 'zod';
import {
  PORTAL_FILE_MAX,
  periodSchema,
  portalErrorsResponse,
  portalFileSchema,
} from '../../contract/books.ts';
import { gstr1FileName, TOOL_VERSION } from '../../domain/books/filing.ts';
import { readPortalErrors } from '../../domain/books/portal-errors.ts';
import { gstr1Workbook } from '../../domain/books/workbook.ts';
import { indianDay } from '../../domain/text/period.ts';
import { strictBody } from '../http/body-schema.ts';
import { failures, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import type { App } from '../http/typed-app.ts';
import { readMonth } from './book-months.ts';
import { type OpenedMonth, openMonth } from './month-report.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const monthParams = z.strictObject({ period: periodSchema });
/** What is sent is the finished text of a file, which no schema types. */
const fileResponses = (ok: unknown): Readonly<Record<number, unknown>> => ({
  200: ok,
  ...refusals(400, 409),
});
const workbookResponse = { description: 'The file', content: { [XLSX]: { schema: z.string() } } };

/** Sections without records are left out. */
const gstr1Head = z
  .looseObject({ gstin: z.string(), fp: z.string(), version: z.string(), hash: z.string() })
  .meta({ examples: [{ gstin: '27ABCFR1234K1Z8', fp: '102026', version: TOOL_VERSION, hash: 'hash' }] });

export function fileRoutes(app: App, pool: Pool): void {
  app.get('/api/books/months/:period/gstr1.json', {
    ...forAdministrators('see the books'),
    schema: {
      summary: 'Download GSTR-1 for the portal (JSON)',
      description: 'Refused while a check is red, unless somebody has said why it may leave all the same.',
      params: monthParams,
      response: fileResponses(gstr1Head),
    },
    handler: async (request, reply) => {
      const { gstin, file } = await openForFiling(pool, request.params.period);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', attachment(gstr1FileName(indianDay(new Date()), gstin)))
        .send(JSON.stringify(file));
    },
  });

  app.get('/api/books/months/:period/gstr1.xlsx', {
    ...forAdministrators('see the books'),
    schema: {
      summary: 'Download GSTR-1 as the official workbook (Excel)',
      params: monthParams,
      response: fileResponses(workbookResponse),
    },
    handler: async (request, reply) => {
      const { period, gstin, file, documents } = await openForFiling(pool, request.params.period);
      const { writeWorkbook } = await import('./workbook.ts');
      const workbook = await writeWorkbook(gstr1Workbook(file, documents), `GSTR-1, ${gstin}, ${period}`);
      return reply
        .type(XLSX)
        .header('content-disposition', attachment(`gstr1-${period}.xlsx`))
        .send(workbook);
    },
  });

  app.post('/api/books/months/:period/portal-errors', {
    ...forAdministrators('see the books'),
    bodyLimit: PORTAL_FILE_MAX,
    schema: {
      summary: 'Read the portal’s error file: each code in plain words, with our documents',
      description: 'Nothing is stored.',
      params: monthParams,
      body: strictBody(portalFileSchema),
      response: { 200: portalErrorsResponse, ...refusals(400), ...failures(413) },
    },
    handler: async (request) => {
      const errors = readPortalErrors(parseFile(request.body.file));
      const { documents } = await openMonth(pool, request.params.period);
      const orders = new Map(documents.map(({ number, orderId }) => [number, orderId]));
      const data = errors.map(({ numbers, ...error }) => ({
        ...error,
        documents: numbers.map((number) => ({ number, orderId: orders.get(number) ?? null })),
      }));
      return { success: true as const, data };
    },
  });
}

const attachment = (name: string) => `attachment; filename="${name}"`;

async function openForFiling(pool: Pool, period: string): Promise<OpenedMonth> {
  const opened = await openMonth(pool, period);
  const red = opened.checks.filter(({ level }) => level === 'red');
  const month = await readMonth(pool, period, new Date());
  if (red.length > 0 && month.overrideReason === null)
    throw new ShopError(
      'CHECKS_OPEN',
      409,
      'A check of this month has to be fixed first, or an owner says why the file may leave.',
      { details: red.map(({ kind, title }) => ({ kind, title })) },
    );
  return opened;
}

function parseFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ShopError('VALIDATION_FAILED', 400, 'This isn’t the portal’s error file (JSON)', { cause });
  }
}

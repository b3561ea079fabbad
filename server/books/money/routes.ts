import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import {
  importResponse,
  MONEY_FILE_KINDS,
  MONEY_FILE_MAX,
  type MoneyFileKind,
  moneyResponse,
  previewResponse,
  remittanceColumnsSchema,
} from '../../../contract/books/money.ts';
import { messageResponse } from '../../../contract/responses.ts';
import { readUtr } from '../../../domain/books/money/read-cells.ts';
import type { RowProblem } from '../../../domain/books/money/read-table.ts';
import { administratorOf, recordChange } from '../../audit/administrator.ts';
import { withTransaction } from '../../db/connect.ts';
import { isStorable, noBody, strictBody } from '../../http/body-schema.ts';
import { answerMessage, failures, forAdministrators, refusals } from '../../http/crud-responses.ts';
import { ShopError } from '../../http/errors.ts';
import { isRowId, rowParams } from '../../http/lists.ts';
import type { App } from '../../http/typed-app.ts';
import { needRecentPassword, passwordNeeded } from '../../http/visitor.ts';
import { closeOrders } from './close-orders.ts';
import { importFile, type ReadLines } from './import-file.ts';
import { closeLine, openLines } from './open-lines.ts';
import { owedMoney } from './owed-money.ts';
import { previewFile } from './preview.ts';
import { readUpload, type Upload, type UploadRead } from './read-upload.ts';
import { columnsOf, remittingCarriers, saveColumns } from './remittance-columns.ts';

interface MoneyParts {
  readonly pool: Pool;
  /** The payment service that the shop uses now. */
  readonly gateway: () => string;
}

const MOST_PROBLEMS_SHOWN = 50;
const CLOSED = 'Accepted';
const COLUMNS_SAVED = 'Columns saved';

const text = (most: number) => z.string().trim().min(1).max(most).refine(isStorable, 'Please check the text');
const fileQuery = z.strictObject({
  kind: z.enum(MONEY_FILE_KINDS),
  carrierId: z.guid('Please choose a valid carrier').optional().describe('Of a courier’s file'),
  utr: text(40).optional().describe('Of the payout, where the file names none'),
  name: text(200).describe('The name of the file'),
});

export function moneyRoutes(app: App, parts: MoneyParts): void {
  overviewRoute(app, parts.pool);
  closeRoute(app, parts);
  columnsRoute(app, parts.pool);
  // In a scope of their own: no other route of the books accepts files.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['text/csv', 'application/octet-stream'],
      { parseAs: 'buffer', bodyLimit: MONEY_FILE_MAX },
      async (_request: unknown, body: unknown) => body,
    );
    fileRoutes(scope.withTypeProvider<ZodTypeProvider>(), parts);
  });
}

function overviewRoute(app: App, pool: Pool): void {
  app.get('/api/books/money', {
    ...forAdministrators('see the books'),
    schema: {
      summary: 'Get what is owed to the shop, and what came without a match',
      response: { 200: moneyResponse, ...refusals() },
    },
    handler: async () => {
      const [owed, open, carriers, files] = await Promise.all([
        owedMoney(pool, new Date()),
        openLines(pool),
        remittingCarriers(pool),
        pool.query<{ kind: MoneyFileKind; fileName: string; at: Date; lines: number }>(
          `select distinct on (kind) kind, file_name as "fileName", created_at as at, line_count as lines
             from settlement_imports order by kind, created_at desc`,
        ),
      ]);
      const lastFiles = files.rows.map((file) => ({ ...file, at: file.at.toISOString() }));
      return { success: true as const, data: { owed, open, carriers, lastFiles } };
    },
  });
}

function fileRoutes(app: App, { pool, gateway }: MoneyParts): void {
  const about = {
    consumes: ['text/csv', 'application/octet-stream'],
    querystring: fileQuery,
  };

  app.post('/api/books/money/preview', {
    ...forAdministrators('change the books'),
    bodyLimit: MONEY_FILE_MAX,
    schema: {
      ...about,
      summary: 'Preview what a settlement report, a COD remittance or a bank statement would match',
      description:
        'Nothing is saved. PhonePe’s settlement report, a remittance of Delhivery, Shiprocket or a courier whose columns are known, or a bank statement: CSV or .xlsx, at most 60,000 rows and 20 MB. A file with unreadable rows is refused, with the rows in `details.problems`.',
      response: { 200: previewResponse, ...refusals(400, 413, 415, 422) },
    },
    handler: async (request) => {
      const upload = uploadOf(request.query, request.body);
      const read = await readFile(pool, upload);
      const data = read.kind === 'columns' ? unlocked(read) : await previewFile(pool, upload, read);
      return { success: true as const, data };
    },
  });

  app.post('/api/books/money/import', {
    ...forAdministrators('change the books'),
    bodyLimit: MONEY_FILE_MAX,
    preHandler: needRecentPassword,
    schema: {
      ...about,
      summary: 'Save a file of money that came in, all or nothing',
      description:
        'The same file twice changes nothing, and a line that was saved with another file is not counted again. Cash orders whose money has come to the paisa are paid from then on.',
      response: { 200: importResponse, ...refusals(400, 413, 415, 422) },
    },
    handler: async (request) => {
      const upload = uploadOf(request.query, request.body);
      const read = await readFile(pool, upload);
      if (read.kind === 'columns')
        throw new ShopError('COLUMNS_UNKNOWN', 422, 'Please choose the columns of this file first.');
      const done = await importFile(pool, upload, read, await contextOf(request, { pool, gateway }));
      if (!done.ok) throw passwordNeeded();
      const { ok: _ok, ...counts } = done;
      return { success: true as const, message: savedMessage(counts), ...counts };
    },
  });
}

const unlocked = ({ titles, sample }: Extract<UploadRead, { kind: 'columns' }>) => ({
  kind: 'columns' as const,
  titles: [...titles],
  sample: sample.map((cells) => [...cells]),
});

const contextOf = async (request: FastifyRequest, { pool, gateway }: MoneyParts) => ({
  by: await administratorOf(pool, request),
  holder: request.visitor,
  gateway: gateway(),
  now: new Date(),
});

function uploadOf({ kind, carrierId, utr, name }: z.output<typeof fileQuery>, body: unknown): Upload {
  if (!Buffer.isBuffer(body) || body.length === 0)
    throw new ShopError('VALIDATION_FAILED', 400, 'Send the file as text/csv or application/octet-stream');
  if ((kind === 'courier') !== (carrierId !== undefined))
    throw new ShopError('VALIDATION_FAILED', 400, 'Please choose the courier of this file');
  const hash = createHash('sha256').update(body).digest('hex');
  return {
    kind,
    carrierId: carrierId ?? null,
    utr: utr === undefined ? null : readUtr(utr),
    fileName: name,
    bytes: body,
    hash,
  };
}

async function readFile(
  pool: Pool,
  upload: Upload,
): Promise<ReadLines | Extract<UploadRead, { kind: 'columns' }>> {
  if (upload.carrierId !== null) {
    const { rowCount } = await pool.query('select from carriers where id = $1', [upload.carrierId]);
    if (rowCount === 0) throw new ShopError('CARRIER_UNKNOWN', 422, 'This carrier doesn’t exist any more');
  }
  const columns = upload.carrierId === null ? null : await columnsOf(pool, upload.carrierId);
  const read = await readUpload(upload, columns);
  if (read.kind === 'problems') throw fileInvalid(read.problems);
  return read;
}

function fileInvalid(problems: readonly RowProblem[]): ShopError {
  const [first] = problems;
  const only = problems.length === 1 && first !== undefined ? first.message : undefined;
  return new ShopError('FILE_INVALID', 422, only ?? 'The file has rows that we can’t read.', {
    details: { problems: problems.slice(0, MOST_PROBLEMS_SHOWN), problemCount: problems.length },
  });
}

const savedMessage = ({ matched, waiting }: { readonly matched: number; readonly waiting: number }) =>
  matched + waiting === 0
    ? 'Nothing new: these lines are saved already'
    : matched === 0
      ? `Saved. ${waiting === 1 ? 'One line waits' : `${waiting} lines wait`} for a match`
      : `Saved ${matched} matched ${matched === 1 ? 'line' : 'lines'}`;

function closeRoute(app: App, parts: MoneyParts): void {
  app.post('/api/books/money/open/:id/close', {
    ...forAdministrators('change the books'),
    preHandler: needRecentPassword,
    schema: {
      summary: 'Accept a line or a bank credit as it is',
      description: 'The order of a parcel counts as paid then, whatever the difference is.',
      params: rowParams,
      body: noBody,
      response: { 200: messageResponse(CLOSED), ...refusals(400), ...failures(404) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const context = await contextOf(request, parts);
      const closed = await withTransaction(parts.pool, async (client) => {
        const line = isRowId(id)
          ? await closeLine(client, id, { userId: context.by.id, now: context.now })
          : undefined;
        if (line === undefined) return false;
        if (line.orderId !== null) await closeOrders(client, [line.orderId], context);
        await recordChange(client, context.by, 'close', 'settlement_line', id);
        return true;
      });
      if (!closed) throw new ShopError('LINE_NOT_FOUND', 404, 'This line is not open any more');
      return answerMessage(CLOSED);
    },
  });
}

function columnsRoute(app: App, pool: Pool): void {
  app.put('/api/books/money/columns/:id', {
    ...forAdministrators('change the books'),
    schema: {
      summary: 'Say what the columns of a carrier’s remittance file mean, and when it pays',
      params: rowParams,
      body: strictBody(remittanceColumnsSchema),
      response: { 200: messageResponse(COLUMNS_SAVED), ...refusals(400, 404) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const by = await administratorOf(pool, request);
      if (!isRowId(id) || !(await saveColumns(pool, id, request.body, by)))
        throw new ShopError('CARRIER_NOT_FOUND', 404, 'Carrier not found');
      return answerMessage(COLUMNS_SAVED);
    },
  });
}

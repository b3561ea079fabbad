import { PassThrough } from 'node:stream';
import { z } from 'zod';
import {
  type FileProblem,
  type ImportLine,
  type ImportPreview,
  importPreviewSchema,
  MOST_SHOWN,
} from '../../contract/catalogue/product-import.ts';
import { PRODUCT_EDIT } from '../../domain/accounts/permissions.ts';
import { administratorOf } from '../audit/administrator.ts';
import { isStorable } from '../http/body-schema.ts';
import { failures, refusals } from '../http/crud-responses.ts';
import { errorResponse, ShopError, toShopError } from '../http/errors.ts';
import { searchQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { productsCsvStream } from './export-products.ts';
import {
  type Imported,
  importProducts,
  MOST_ROWS,
  type PlannedImport,
  previewImport,
} from './import-products.ts';
import { productFileName } from './product-file/csv-product.ts';
import type { CatalogueAdministration } from './product-routes.ts';
import { stockQuery } from './stock-query.ts';

const LARGEST_FILE = 12 * 1024 * 1024;

/** Documents a streamed response; the stream itself is not validated. */
const file = (type: string, description: string): Readonly<Record<number, unknown>> => ({
  200: { description, content: { [type]: { schema: z.string() } } },
  ...refusals(400),
});

const importResponses: Readonly<Record<number, unknown>> = {
  ...file('application/x-ndjson', 'The progress, line by line'),
  ...failures(409, 413, 415, 422),
};

export function fileRoutes(app: App, parts: CatalogueAdministration): void {
  exportRoute(app, parts);
  // In a scope of their own: no other route accepts CSV.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'text/csv',
      { parseAs: 'buffer', bodyLimit: LARGEST_FILE },
      async (_request: unknown, body: unknown) => body,
    );
    importRoutes(scope, parts);
  });
}

function exportRoute(app: App, { pool }: CatalogueAdministration): void {
  app.get('/api/products/export', {
    config: { access: 'admin', needs: 'change products' },
    schema: {
      summary: 'Export products as CSV',
      description:
        'One row for each product, followed by one for each of its variants: all that match, in the format the import reads. Cells that a spreadsheet would run as a formula start with an apostrophe.',
      querystring: z.strictObject({
        category: z.string().max(64).refine(isStorable, 'We don’t have this category').optional(),
        search: searchQuery('name, code and category'),
        stock: stockQuery,
      }),
      response: file('text/csv', 'The file'),
    },
    handler: async ({ query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${productFileName(new Date())}"`)
        .send(productsCsvStream(pool, { ...query, category: query.category || undefined })),
  });
}

const bytesOf = (body: unknown): Buffer => {
  if (Buffer.isBuffer(body) && body.length > 0) return body;
  throw new ShopError('VALIDATION_FAILED', 400, 'Send the file as text/csv');
};

function importRoutes(app: App, { pool, changed }: CatalogueAdministration): void {
  app.post('/api/products/import/preview', {
    config: { access: 'admin', needs: PRODUCT_EDIT },
    bodyLimit: LARGEST_FILE,
    schema: {
      summary: 'Preview what a CSV file of products would change',
      description: `Nothing is saved. Use the exported file, with all of its columns or some: UTF-8, separated by comma, semicolon or tab, at most ${MOST_ROWS} rows and 12 MB. A product is found by its id, or by its code if there’s no id; otherwise it is created. Variants are added and changed, never removed. Boxes are written as “120 x 60 x 20 cm, 45 kg”, with semicolons between several; an empty cell removes them.`,
      consumes: ['text/csv'],
      response: { 200: importPreviewSchema, ...refusals(400, 413, 415) },
    },
    handler: async ({ body }) => previewResponse(await previewImport(pool, bytesOf(body))),
  });

  app.post('/api/products/import', {
    config: { access: 'admin', needs: PRODUCT_EDIT },
    bodyLimit: LARGEST_FILE,
    schema: {
      summary: 'Import a CSV file of products, all or nothing',
      description:
        'Answers line by line in JSON: `{ done, total }` while saving, and finally `{ success: true, created, changed, left }`, or the error that undid everything. Problems in the file itself are answered at once, in `details.problems`.',
      consumes: ['text/csv'],
      querystring: z.strictObject({ version: z.string().max(64).describe('From the preview') }),
      response: importResponses,
    },
    handler: async (request, reply) => {
      const bytes = bytesOf(request.body);
      const edit = { by: await administratorOf(pool, request), now: new Date() };
      // An import goes on to its end even if the client disconnects.
      const lines = new PassThrough().on('error', () => undefined);
      const send = (line: ImportLine) => lines.write(`${JSON.stringify(line)}\n`);
      let begin = (): void => undefined;
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const work = importProducts(pool, {
        bytes,
        version: request.query.version,
        edit,
        onProgress: (progress) => {
          send(progress);
          begin();
        },
      }).then((done) => {
        if (!done.ok) throw refused(done);
        if (done.created + done.changed > 0) changed();
        const { ok, ...counts } = done;
        send({ success: true, ...counts });
      });
      // A failure before the first line is an ordinary error response; later it is the last line.
      await Promise.race([begun, work]);
      void work
        .catch((thrown: unknown) => {
          request.log.error({ err: thrown }, 'The import was undone');
          send(errorResponse(toShopError(thrown), request.id));
        })
        .finally(() => lines.end());
      return reply.type('application/x-ndjson; charset=utf-8').send(lines);
    },
  });
}

function refused({ code, problems }: Extract<Imported, { ok: false }>): ShopError {
  if (code === 'LIST_CHANGED')
    return new ShopError(code, 409, 'The products have changed since. Please check the file again.');
  return new ShopError(code, 422, 'The file has errors, so nothing was imported.', {
    details: { problems: problems.slice(0, MOST_SHOWN), problemCount: problems.length },
  });
}

function previewResponse({ products, problems, version, rows }: PlannedImport): ImportPreview {
  const count = (wanted: string) => products.filter(({ plan }) => plan.action === wanted).length;
  const changing = products.flatMap(({ id, plan: { row, name, action, changes } }) =>
    action === 'leave' ? [] : [{ row, id, name, action, changes: changes.map(shortChange) }],
  );
  const kept = products.flatMap(({ id, plan: { row, name }, keptPrices }) =>
    keptPrices === null ? [] : [{ row, id, name, ...keptPrices }],
  );
  return {
    success: true,
    rows,
    create: count('create'),
    change: count('change'),
    leave: count('leave'),
    version,
    products: changing.slice(0, MOST_SHOWN),
    keptPrices: kept.slice(0, MOST_SHOWN),
    keptPriceCount: kept.length,
    problems: problems.slice(0, MOST_SHOWN).map(shortProblem),
    problemCount: problems.length,
  };
}

const LONGEST_TEXT = 200;
const cut = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);
const shortChange = <Change extends { before: string; after: string }>(change: Change): Change => ({
  ...change,
  before: cut(change.before),
  after: cut(change.after),
});
const shortProblem = ({ row, column, message }: FileProblem) => ({ row, column, message: cut(message) });

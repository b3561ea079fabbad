import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { CARRIER_LIST_ROWS_MAX } from '../../domain/shipping/carrier-list.ts';
import { administratorOf } from '../audit/administrator.ts';
import { failures, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { readListFile, replaceList } from './carrier-list.ts';
import { aboutCarriers } from './carrier-routes.ts';

const LARGEST_FILE = 4 * 1024 * 1024;
const MOST_SHOWN = 50;

const IMPORTED = 'Pincodes imported successfully';
const REMOVED = 'Pincodes removed successfully';

export function carrierListRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  // In a scope of its own: no other route of shipping accepts CSV.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'text/csv',
      { parseAs: 'buffer', bodyLimit: LARGEST_FILE },
      async (_request: unknown, body: unknown) => body,
    );
    const app = scope.withTypeProvider<ZodTypeProvider>();

    app.put('/api/shipping/partners/:id/pincodes', {
      ...forAdministrators('change carriers and rates'),
      bodyLimit: LARGEST_FILE,
      schema: {
        summary: 'Replace the list of pincodes that a carrier delivers to',
        description: `A CSV file with the column Pincode, and Serviceable (Yes or No), Days Min and Days Max if you have them: UTF-8, at most ${CARRIER_LIST_ROWS_MAX} rows and 4 MB. All or nothing: problems are answered by row in \`details.problems\`.`,
        consumes: ['text/csv'],
        params: rowParams,
        querystring: z.strictObject({
          others: z
            .enum(['yes', 'no'])
            .default('yes')
            .describe('Whether the carrier delivers to pincodes that are not in the file'),
        }),
        response: {
          200: aboutCarriers.saved(IMPORTED),
          ...refusals(400, 404, 422),
          ...failures(413, 415),
        },
      },
      handler: async (request) => {
        const { body } = request;
        if (!Buffer.isBuffer(body) || body.length === 0)
          throw new ShopError('VALIDATION_FAILED', 400, 'Send the file as text/csv');
        const { pincodes, problems } = readListFile(body);
        if (problems.length > 0)
          throw new ShopError('FILE_INVALID', 422, 'The file has errors, so nothing was imported.', {
            details: { problems: problems.slice(0, MOST_SHOWN), problemCount: problems.length },
          });
        const by = await administratorOf(pool, request);
        const list = { pincodes, servesOthers: request.query.others === 'yes' };
        const carrier = await replaceList(pool, aboutCarriers.id(request.params.id), list, by, new Date());
        if (carrier === null) throw aboutCarriers.notFound();
        return aboutCarriers.answerSaved(carrier, IMPORTED);
      },
    });

    app.delete('/api/shipping/partners/:id/pincodes', {
      ...forAdministrators('change carriers and rates'),
      schema: {
        summary: 'Remove the list of a carrier',
        description: 'Without a list the carrier counts as delivering everywhere.',
        params: rowParams,
        response: { 200: aboutCarriers.saved(REMOVED), ...refusals(404) },
      },
      handler: async (request) => {
        const by = await administratorOf(pool, request);
        const carrier = await replaceList(pool, aboutCarriers.id(request.params.id), null, by, new Date());
        if (carrier === null) throw aboutCarriers.notFound();
        return aboutCarriers.answerSaved(carrier, REMOVED);
      },
    });
  });
}

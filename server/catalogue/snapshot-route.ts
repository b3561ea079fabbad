import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { catalogueQueries, QUERY_NAMES } from '../../domain/catalogue/catalogue-queries.ts';
import { assumptionsOf } from '../../domain/fit/assumptions.ts';
import { fitFactsSchema } from '../../domain/fit/facts.ts';
import { type Home, isFitting } from '../../domain/fit/fit-filter.ts';
import { ShopError } from '../http/errors.ts';
import type { App } from '../http/typed-app.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

const HOME_THINGS_MAX = 20;
const HASH = '[0-9a-f]{20}';

/** The catalogue for the browser, and answers from it, under the hash of its content: cached for ever, replaced by any change. */
export function snapshotRoute(app: App, live: LiveCatalogue): void {
  app.get('/catalogue/:name', {
    config: { access: 'public' },
    schema: {
      hide: true,
      params: z.strictObject({ name: z.string().regex(new RegExp(`^${HASH}\\.json$`)) }),
    },
    handler: async (request, reply) => {
      const snapshot = await findSnapshot(live, request.params.name.replace('.json', ''));
      const accepts = request.headers['accept-encoding'] ?? '';
      const [body, encoding] = /\bbr\b/.test(accepts)
        ? ([snapshot.brotli, 'br'] as const)
        : /\bgzip\b/.test(accepts)
          ? ([snapshot.gzip, 'gzip'] as const)
          : ([snapshot.json, undefined] as const);
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      return forEver(reply).header('vary', 'accept-encoding').send(body);
    },
  });

  app.get('/catalogue/:hash/:question', {
    config: { access: 'public' },
    schema: {
      hide: true,
      params: z.strictObject({
        hash: z.string().regex(new RegExp(`^${HASH}$`)),
        question: z.enum(QUERY_NAMES),
      }),
    },
    handler: async ({ params, url }, reply) => {
      const snapshot = await findSnapshot(live, params.hash);
      const query = new URLSearchParams(url.replace(/^[^?]*/, ''));
      const home = params.question === 'listing' ? readHome(query.get('home')) : null;
      const answers = catalogueQueries(
        snapshot,
        home === null ? undefined : (fits) => isFitting(fits, home, assumptionsOf(snapshot.settings)),
      );
      return forEver(reply).send(JSON.stringify(answers[params.question](query)));
    },
  });
}

const homeSchema = z.strictObject({
  room: z.strictObject({
    width: z.number().positive().optional(),
    depth: z.number().positive().optional(),
    ceiling: z.number().positive().optional(),
  }),
  lifterHeight: z.number().positive().optional(),
  things: z.array(fitFactsSchema).max(HOME_THINGS_MAX),
});

/** What the browser tells of the shopper's room and things, to be judged and forgotten; what cannot be read is nothing. */
function readHome(text: string | null): Home | null {
  try {
    return text === null ? null : homeSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function findSnapshot(live: LiveCatalogue, hash: string): Promise<CatalogueSnapshot> {
  const snapshot = await live.find(hash);
  if (snapshot !== null) return snapshot;
  throw new ShopError(
    'SNAPSHOT_GONE',
    404,
    'This version of the catalogue is outdated. Please reload the page.',
  );
}

const forEver = (reply: FastifyReply) =>
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answersOf, type Question } from '../../domain/catalogue/answers.ts';
import { ShopError } from '../http/errors.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

const HASH = '[0-9a-f]{20}';
const QUESTIONS = [
  'products',
  'parts',
  'planned',
  'suggestions',
  'offers',
  'listing',
  'best-sellers',
] as const satisfies Question[];

/** The catalogue for the browser, and answers from it, under the hash of its content: cached for ever, replaced by any change. */
export function snapshotRoute(server: FastifyInstance, live: LiveCatalogue): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
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
        question: z.enum(QUESTIONS),
      }),
    },
    handler: async ({ params, url }, reply) => {
      const snapshot = await findSnapshot(live, params.hash);
      const query = new URLSearchParams(url.replace(/^[^?]*/, ''));
      return forEver(reply).send(JSON.stringify(answersOf(snapshot)[params.question](query)));
    },
  });
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

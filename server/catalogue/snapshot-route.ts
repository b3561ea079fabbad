import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ShopError } from '../http/errors.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

/** The catalogue for the browser, under the hash of its content: cached for ever, replaced by any change. */
export function snapshotRoute(server: FastifyInstance, live: LiveCatalogue): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.get('/catalogue/:name', {
    config: { access: 'public' },
    schema: { hide: true, params: z.strictObject({ name: z.string().regex(/^[0-9a-f]{20}\.json$/) }) },
    handler: async (request, reply) => {
      const snapshot = await live.find(request.params.name.replace('.json', ''));
      if (snapshot === null)
        throw new ShopError(
          'SNAPSHOT_GONE',
          404,
          'This version of the catalogue is outdated. Please reload the page.',
        );
      const accepts = request.headers['accept-encoding'] ?? '';
      const [body, encoding] = /\bbr\b/.test(accepts)
        ? ([snapshot.brotli, 'br'] as const)
        : /\bgzip\b/.test(accepts)
          ? ([snapshot.gzip, 'gzip'] as const)
          : ([snapshot.json, undefined] as const);
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      return reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept-encoding',
        })
        .send(body);
    },
  });
}

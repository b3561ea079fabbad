import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { LiveCatalogue } from '../live-catalogue.ts';
import type { CatalogueSnapshot } from '../snapshot.ts';
import { publicPages, robotsText, sitemapXml } from './sitemap.ts';

interface SearchEngineParts {
  readonly pool: Pool;
  readonly live: LiveCatalogue;
  readonly publicUrl: string;
}

const HOUR_S = 60 * 60;

/** What search engines ask for. The map is made once per state of the catalogue. */
export function searchEngineRoutes(app: FastifyInstance, { pool, live, publicUrl }: SearchEngineParts): void {
  const route = { config: { access: 'public' as const }, schema: { hide: true } };
  let made: { readonly of: CatalogueSnapshot; readonly xml: string } | undefined;

  app.get('/robots.txt', route, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${HOUR_S}` })
      .send(robotsText(publicUrl)),
  );

  app.get('/sitemap.xml', route, async (_request, reply) => {
    const snapshot = await live.current();
    if (made?.of !== snapshot)
      made = { of: snapshot, xml: sitemapXml(publicUrl, await publicPages(pool, snapshot)) };
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, no-cache' })
      .send(made.xml);
  });
}

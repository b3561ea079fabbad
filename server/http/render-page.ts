import type { FastifyInstance } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { RenderPage } from './page-cache.ts';
import type { PageKey } from './page-key.ts';
import { type Shop, shopContext } from './shop-context.ts';
import type { RenderedPage } from './stored-page.ts';

/** The built pages come as a module without types of its own. */
export function serverBuild(module: object): ServerBuild {
  if (!isServerBuild(module)) throw new Error('The pages are not built');
  return module;
}

function isServerBuild(module: object): module is ServerBuild {
  return 'routes' in module && 'entry' in module && 'assets' in module;
}

export type RenderManifest = (address: string) => Promise<Response>;
type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Renders with the web framework. No visitor's header reaches it, so the bytes fit everyone. */
export function pageRenderer(
  build: Build,
  shop: () => Shop,
): { render: RenderPage; manifest: RenderManifest } {
  const handle = createRequestHandler(build, process.env.NODE_ENV ?? 'production');
  const ask = (address: string): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop());
    return handle(new Request(new URL(address, 'http://shop.internal')), context);
  };
  return {
    manifest: ask,
    render: async (key: PageKey): Promise<RenderedPage> => {
      const response = await ask(addressOf(key));
      if (response.status >= 500)
        throw new Error(`The page ${key.path} could not be rendered (${response.status})`);
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
        body: await response.text(),
      };
    },
  };
}

function addressOf({ path, isData }: PageKey): string {
  if (!isData) return path;
  const [address, query] = path.split('?');
  return `${address === '/' ? '/_' : address}.data${query === undefined ? '' : `?${query}`}`;
}

/** The browser asks here which scripts belong to the links it sees; it learns of no other route. */
export function manifestRoute(app: FastifyInstance, manifest: RenderManifest): void {
  app.get('/__manifest', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const answer = await manifest(request.url);
    return reply
      .status(answer.status)
      .headers({
        'content-type': answer.headers.get('content-type') ?? 'application/json',
        'cache-control': answer.headers.get('cache-control') ?? 'no-store',
      })
      .send(await answer.text());
  });
}

import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { RenderedPage } from './cached-page.ts';
import type { RenderPage } from './page-cache.ts';
import type { PageKey } from './page-key.ts';

/** The built pages come as a module without types of its own. */
export function serverBuild(module: object): ServerBuild {
  if (!isServerBuild(module)) throw new Error('The pages are not built');
  return module;
}

function isServerBuild(module: object): module is ServerBuild {
  return 'routes' in module && 'entry' in module && 'assets' in module;
}

type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Renders with the web framework. No visitor's header reaches it, so the bytes fit everyone. */
export function pageRenderer<Shop>(build: Build, shopContext: RouterContext<Shop>, shop: Shop): RenderPage {
  const mode = process.env.NODE_ENV ?? 'production';
  const answer = createRequestHandler(build, mode);
  return async (key: PageKey): Promise<RenderedPage> => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    const response = await answer(new Request(new URL(addressOf(key), 'http://shop.internal')), context);
    if (response.status >= 500)
      throw new Error(`The page ${key.path} could not be rendered (${response.status})`);
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      body: await response.text(),
      scriptHashes: response.headers.get('x-script-hashes')?.split(' ') ?? [],
      styleHash: response.headers.get('x-style-hash') ?? undefined,
    };
  };
}

function addressOf({ path, isData }: PageKey): string {
  if (!isData) return path;
  const [address, query] = path.split('?');
  return `${address === '/' ? '/_' : address}.data${query === undefined ? '' : `?${query}`}`;
}

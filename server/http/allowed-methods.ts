import type { FastifyInstance } from 'fastify';

/** The methods that a call of the API takes at this address; none where the API has nothing there. */
export type MethodsAt = (url: string) => string[];

/** Called before any route is added. */
export function collectMethods(app: FastifyInstance): MethodsAt {
  const known: { readonly path: RegExp; readonly method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    const path = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
    for (const one of [method].flat()) known.push({ path, method: one });
  });
  return (url) => {
    const [path = ''] = url.split('?');
    const methods = known.filter((route) => route.path.test(path)).map(({ method }) => method);
    return [...new Set(methods)].sort();
  };
}

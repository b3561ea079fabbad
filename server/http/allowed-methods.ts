import type { FastifyInstance } from 'fastify';

/** The methods of the API at an address; empty where it has no route. */
export type MethodsAt = (url: string) => string[];

/** Call it before any route is added. */
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { rootFiles } from './root-files.ts';

/** The browser's files. Those with a hash in their name are cached for ever. */
export async function serveFiles(
  app: FastifyInstance,
  folder: string,
  { hasServiceWorker }: { readonly hasServiceWorker: boolean },
): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
      route.schema = { ...route.schema, hide: true };
    });
    await files.register(fastifyStatic, {
      // Pages that were opened before a new build still find the files of their own build. The current files come last, because
      // files without a compressed copy, such as fonts, are only found in the last folder.
      root: [join(folder, '../../.earlier-assets'), join(folder, 'assets')].filter(existsSync),
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
      // A shared cache must not give a packed copy to somebody who cannot read it.
      setHeaders: (reply) => reply.setHeader('vary', 'accept-encoding'),
    });
    for (const kind of ['images', 'models', 'videos'])
      if (existsSync(join(folder, kind)))
        await files.register(fastifyStatic, {
          root: join(folder, kind),
          prefix: `/${kind}/`,
          index: false,
          maxAge: '7d',
          decorateReply: false,
        });
    rootFiles(files, folder, hasServiceWorker);
  });
}

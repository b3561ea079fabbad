import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { rootFiles } from './root-files.ts';

/** The browser's files. What carries its content's hash in its name is cached for ever. */
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
      // A page that was opened before the shop was built anew finds the files of its own build. Those of now come last: what
      // has no compressed copy, such as a font, is found in the last folder alone.
      root: [join(folder, '../../.earlier-assets'), join(folder, 'assets')].filter(existsSync),
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
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

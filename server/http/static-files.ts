import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The browser's files. What carries its content's hash in its name is cached for ever. */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
      route.schema = { ...route.schema, hide: true };
    });
    await files.register(fastifyStatic, {
      root: join(folder, 'assets'),
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
    await files.register(fastifyStatic, { root: folder, serve: false });
    files.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', { maxAge: '7d' }));
    files.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  });
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveFiles } from './static-files.ts';

it('answers with the files of this build and of earlier ones, and with nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  for (const place of ['build/client/assets', '.earlier-assets'])
    mkdirSync(join(folder, place), { recursive: true });
  const put = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content));
  };
  put('build/client/assets/cart-2.js', 'new');
  put('build/client/assets/react-1.js', 'the same');
  put('.earlier-assets/cart-1.js', 'old');
  put('.earlier-assets/react-1.js', 'the same');
  put('build/client/service-worker.js', '');
  put('secret.js', 'hidden');
  writeFileSync(join(folder, 'build/client/assets/face-1.woff2'), 'letters');
  const app = Fastify();
  await serveFiles(app, join(folder, 'build/client'), { hasServiceWorker: true });
  const ask = async (path: string, encoding = 'identity') => {
    const reply = await app.inject({ url: path, headers: { 'accept-encoding': encoding } });
    return { status: reply.statusCode, body: reply.body, headers: reply.headers };
  };
  for (const [name, body] of [
    ['cart-2.js', 'new'],
    ['cart-1.js', 'old'],
    ['react-1.js', 'the same'],
  ] as const) {
    const plain = await ask(`/assets/${name}`);
    expect([plain.status, plain.body]).toEqual([200, body]);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await ask(`/assets/${name}`, 'gzip');
    expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect([plain.headers.vary, packed.headers.vary]).toEqual(['accept-encoding', 'accept-encoding']);
  }
  expect((await ask('/assets/face-1.woff2', 'gzip, br')).body).toBe('letters');
  for (const path of ['/assets/cart-0.js', '/assets/', '/assets/../secret.js', '/assets/..%2fsecret.js'])
    expect((await ask(path)).body, path).not.toContain('hidden');
  expect((await ask('/assets/cart-0.js')).status).toBe(404);
  await app.close();
  rmSync(folder, { recursive: true });
});

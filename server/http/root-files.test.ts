import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { rootFiles } from './root-files.ts';

async function worker(assets: readonly string[], hasServiceWorker = true): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rack-and-rep-files-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of assets) writeFileSync(join(folder, 'assets', name), '');
  writeFileSync(join(folder, 'service-worker.js'), '// the worker');
  writeFileSync(join(folder, 'favicon.ico'), 'x');
  const app = Fastify();
  rootFiles(app, folder, hasServiceWorker);
  const reply = await app.inject('/service-worker.js');
  expect((await app.inject('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  await app.close();
  rmSync(folder, { recursive: true });
  return reply.body;
}

describe('the service worker', () => {
  it('is another one for every build, and the same one for the same build', async () => {
    const first = await worker(['a-1.js']);
    expect(first).toContain('// the worker');
    expect(await worker(['a-1.js'])).toBe(first);
    expect(await worker(['a-2.js'])).not.toBe(first);
  });

  it('can be called back: then it drops what it kept and leaves', async () => {
    const last = await worker(['a-1.js'], false);
    expect(last).toContain('caches.delete');
    expect(last).toContain('registration.unregister()');
    expect(last).not.toContain('// the worker');
  });
});

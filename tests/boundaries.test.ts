import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'rack-and-rep-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A project whose every file but the last two groups breaks a rule; the rules judge it in one go. */
const FILES = {
  'domain/a.ts': 'export const a = 1;',
  'server/a.ts': 'export const a = 1; export type T = 1;',
  'web/admin/orders.ts': 'export const orders = 1;',
  'domain/asks-server.ts': "import { a } from '../server/a.ts'; export const b = a;",
  'domain/reads-files.ts': "import { readFileSync } from 'node:fs'; export const b = readFileSync;",
  'web/page.tsx': "import { a } from '../server/a.ts'; export const page = a;",
  'web/typed-page.tsx': "import type { T } from '../server/a.ts'; export const page: T = 1;",
  'server/shows-page.ts': "import { page } from '../web/page.tsx'; export const b = page;",
  'studio/lamp.ts': 'export const lamp = 1;',
  'web/lit-page.tsx': "import { lamp } from '../studio/lamp.ts'; export const page = lamp;",
  'web/storefront/shop.ts': "import { orders } from '../admin/orders.ts'; export const shop = orders;",
  'server/hen.ts': "import { egg } from './egg.ts'; export const hen = () => egg;",
  'server/egg.ts': "import { hen } from './hen.ts'; export const egg = () => hen;",
  'web/page.server.ts': "import { a } from '../server/a.ts'; export const read = a;",
  'server/uses-rule.ts': "import { a } from '../domain/a.ts'; export const b = a;",
};

let verdict = '';
beforeAll(async () => {
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json'])
    cpSync(join(project, name), join(folder, name));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const command = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  verdict = await new Promise((done) => {
    execFile(
      process.execPath,
      [command, '--config', '.dependency-cruiser.cjs', '.'],
      { cwd: folder },
      (_error, output) => done(output),
    );
  });
});

describe('the import boundaries', () => {
  it.each([
    ['a rule that imports the server', 'domain-stands-alone: domain/asks-server.ts'],
    ['a rule that reads files', 'domain-stands-alone: domain/reads-files.ts'],
    ['a component that imports the server', 'components-never-import-server: web/page.tsx'],
    ["a component that imports a type of the server's", 'components-never-import-server: web/typed-page.tsx'],
    ['a server that imports a page', 'server-never-imports-web: server/shows-page.ts'],
    [
      'a shop page that imports a screen of the admin',
      'storefront-never-imports-admin: web/storefront/shop.ts',
    ],
    ['a page that imports the studio', 'the-studio-stays-behind: web/lit-page.tsx'],
    ['two modules that import each other', 'no-circles: server/'],
  ])('refuse %s', (_what, complaint) => {
    expect(verdict).toContain(`error ${complaint}`);
  });

  it.each(['web/page.server.ts', 'server/uses-rule.ts'])('allow %s', (file) => {
    expect(verdict).not.toContain(file);
  });
});

describe('the pages', () => {
  const sources = readdirSync(join(project, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(project, 'web', name), 'utf8') }));

  it.each(['UNSAFE_', '_valueTracker'])('reach into no framework: %s', (internal) => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.filter(({ text }) => text.includes(internal)).map(({ name }) => name)).toEqual([]);
  });
});

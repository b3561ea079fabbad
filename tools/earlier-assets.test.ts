import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearBuild, keepEarlierAssets } from './earlier-assets.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'earlier-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));

/** The files of a build, in place of those of the last one. */
function build(...names: string[]): void {
  rmSync(join(folder, 'assets'), { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'));
  for (const name of names) writeFileSync(join(folder, 'assets', name), `content of ${name}`);
}
const put = (now: Date) => keepEarlierAssets(join(folder, 'assets'), join(folder, 'earlier'), now);
const kept = () => readdirSync(join(folder, 'earlier'));

it('keeps the files of a build for a week after the next one, and no longer', () => {
  put(day(0));
  expect(kept()).toEqual([]);
  build('cart-1.js', 'cart-1.js.br', 'react-1.js');
  put(day(30));
  build('cart-2.js', 'react-1.js');
  expect(kept()).toEqual(['cart-1.js', 'cart-1.js.br', 'react-1.js']);
  expect(readFileSync(join(folder, 'earlier/cart-1.js'), 'utf8')).toBe('content of cart-1.js');
  put(day(36));
  expect(kept()).toEqual(['cart-1.js', 'cart-1.js.br', 'cart-2.js', 'react-1.js']);
  build('cart-3.js');
  put(day(38));
  expect(kept()).toEqual(['cart-2.js', 'cart-3.js', 'react-1.js']);
  put(day(60));
  expect(kept()).toEqual(['cart-3.js']);
});

it('leaves the files where they are, for the shop that runs meanwhile', () => {
  build('cart-1.js');
  put(day(0));
  expect(readdirSync(join(folder, 'assets'))).toEqual(['cart-1.js']);
});

it('puts the files of the last build aside before a new one clears them away', () => {
  const assets = join(folder, 'build/client/assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'cart-1.js'), 'old');
  clearBuild(folder);
  expect(existsSync(join(folder, 'build'))).toBe(false);
  expect(readFileSync(join(folder, '.earlier-assets/cart-1.js'), 'utf8')).toBe('old');
});

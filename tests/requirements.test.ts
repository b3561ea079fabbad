import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compare,
  idsInTitles,
  idsNamedBy,
  idsOfShortTests,
  readRequirements,
  testFiles,
  triesTheProduct,
} from './requirements.ts';

const project = resolve(import.meta.dirname, '..');
const PRODUCT = ['catalogue', 'contract', 'domain', 'server', 'web'].map((name) => join(project, name));
const FOLDERS = [...PRODUCT, join(project, 'tests')];
const requirements = readRequirements(readFileSync(join(project, 'docs/requirements.md'), 'utf8'));

describe('docs/requirements.md', () => {
  it('has every requirement once', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(700);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ticks exactly what a test names in its title', () => {
    expect(compare(requirements, idsNamedBy(FOLDERS))).toEqual({ unproved: [], unticked: [], unknown: [] });
  });

  it('is proved by what npm test runs, not by the long tests alone', () => {
    const short = idsOfShortTests(FOLDERS);
    expect(requirements.filter(({ id, isTicked }) => isTicked && !short.has(id)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('is proved by tests that try something of the product', () => {
    const proofs = FOLDERS.flatMap(testFiles).filter(
      (file) => idsInTitles(readFileSync(file, 'utf8')).length > 0,
    );
    expect(proofs.length).toBeGreaterThan(100);
    expect(proofs.filter((file) => !triesTheProduct(file, PRODUCT))).toEqual([]);
  });

  it('would refuse a proof that imports its own helpers alone', () => {
    expect(triesTheProduct(import.meta.filename, PRODUCT)).toBe(false);
  });
});

describe('the comparison', () => {
  it.each([
    ["it('adds once [4.cart.2]', () => {})", ['4.cart.2']],
    ['test("both [9.money.4] and [9.money.5]", f)', ['9.money.4', '9.money.5']],
    ["it('two in one pair [1.10, 1.21]', f)", ['1.10', '1.21']],
    ["it.each([[1, 'a'], [2, 'b']])('each %s [5.guest.3]', f)", ['5.guest.3']],
    ["it.each([\n  ['f(g(h()))', 1],\n])('after a long table [5.guest.4]', f)", ['5.guest.4']],
    ["describe('a group [6.12]', f)", ['6.12']],
    ["const text = '[4.cart.2]'", []],
    ["it('a 7.5 kg plate', f)", []],
  ])('reads the titles of %s', (source, ids) => {
    expect(idsInTitles(source)).toEqual(ids);
  });

  it('tells the journeys of npm test from the others', () => {
    const source = "test('a [1.1]', { tag: '@journey' }, f); test('b [1.2]', f)";
    expect(idsInTitles(source, { ofJourneys: true })).toEqual(['1.1']);
  });

  it('finds a tick without a test, a test without a tick, and a made-up id', () => {
    const lines = readRequirements('- [x] `1.1` a\n- [ ] `4.cart.2` b\n- [x] `4.cart.3` c\n');
    expect(compare(lines, new Set(['4.cart.2', '4.cart.3', '9.nothing.1']))).toEqual({
      unproved: ['1.1'],
      unticked: ['4.cart.2'],
      unknown: ['9.nothing.1'],
    });
  });
});

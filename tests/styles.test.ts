import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = resolve(import.meta.dirname, '../web');

/** The class names in the selectors of a sheet. */
function classesIn(sheet: string): string[] {
  const selectors = sheet.replace(/\/\*.*?\*\/|"[^"]*"/gs, '').replace(/\{[^{}]*\}/g, ' ');
  return Array.from(selectors.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name);
}

function classesOf(folder: string): Set<string> {
  const files = readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((name) => name.endsWith('.css'));
  return new Set(sheets.flatMap((name) => classesIn(readFileSync(join(web, folder, name), 'utf8'))));
}

describe('the style sheets', () => {
  it('name classes of the admin differently from those of the shop, whose sheet may be on the page too', () => {
    // What both are made of: its parts have utilities, and a name for the places where they stand.
    const ui = readdirSync(join(web, 'ui')).filter((name) => /\.(css|tsx)$/.test(name));
    const shared = ui.map((name) => readFileSync(join(web, 'ui', name), 'utf8')).join('\n');
    const shops = classesOf('storefront');
    expect(shops.size).toBeGreaterThan(0);
    const clashes = [...classesOf('admin')].filter(
      (name) => shops.has(name) && !new RegExp(`\\b${name}\\b`).test(shared),
    );
    expect(clashes).toEqual([]);
  });

  it('are read without comments, texts, numbers and what is nested', () => {
    const sheet =
      '/* .no */ @media (width > 1.5px) { .a:is(.b, p) > .c::before { content: ".d"; gap: .5em } }';
    expect(classesIn(sheet)).toEqual(['a', 'b', 'c']);
  });
});

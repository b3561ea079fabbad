import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = resolve(import.meta.dirname, '../web');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
const text = (name: string) => readFileSync(join(web, name), 'utf8');
const SHEETS = ['app.css', 'admin/admin.css', 'storefront/planner/planner.css'];

/** A sheet and all that it imports. */
function reachedFrom(sheet: string): string[] {
  const imported = Array.from(text(sheet).matchAll(/@import "(\.[^"]+)"/g), ([, path = '']) =>
    relative(web, resolve(web, dirname(sheet), path)),
  );
  return [sheet, ...imported.flatMap(reachedFrom)];
}

describe('the looks', () => {
  it('are three sheets, the shop’s, the admin’s and the room planner’s: every other one is named in them', () => {
    const sheets = files.filter((name) => name.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(5);
    expect([...new Set(SHEETS.flatMap(reachedFrom))].sort()).toEqual(sheets.sort());
  });

  const parts = files.filter((name) => name.endsWith('.tsx')).map((name) => ({ name, text: text(name) }));

  it.each([
    ['a sheet of a part’s own', /^import '(?!.*\/(?:admin|planner)\.css').*\.css'/m],
    [
      'a length in pixels where the scale has one',
      /[\s"'`:-](?:[mp][trblxy]?|gap(?:-[xy])?|size|(?:min-|max-)?[wh]|inset|top|left|right|bottom)-\[-?\d+px\]/,
    ],
    ['a line height that does not grow with its words', /[\s"'`:](?:leading-\d|text-\w+\/\d)/],
    ['a colour that is not in the theme', /-\[#[\da-f]{3,8}\]/i],
  ])('have nowhere %s', (_what, pattern) => {
    expect(parts.length).toBeGreaterThan(200);
    expect(parts.filter((part) => pattern.test(part.text)).map(({ name }) => name)).toEqual([]);
  });
});

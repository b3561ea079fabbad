import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

const SPACE = String.raw`(?:&nbsp;|\s)*`;
const TAX = String.raw`[CSI]?GST\b`;
/** '18 % GST', 'GST of 18 %', 'GST is added at 18%'. */
const WRITTEN_RATE = new RegExp(
  String.raw`\d${SPACE}%${SPACE}${TAX}|${TAX}(?:[^.'"\`%<>{}]*\s|${SPACE})\d[\d.]*${SPACE}%`,
);

const withoutComments = (source: string) =>
  source.replace(/\/\*.*?\*\//gs, '').replace(/(?<!:)\/\/.*$/gm, '');

const rateIn = (source: string) => WRITTEN_RATE.exec(withoutComments(source))?.[0];

const sources = ['catalogue', 'contract', 'domain', 'server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

describe('the texts of the shop', () => {
  it('name no rate of GST, which the settings and the products say', () => {
    expect(sources.length).toBeGreaterThan(500);
    const written = sources.map((name) => [name, rateIn(readFileSync(join(root, name), 'utf8'))]);
    expect(written.filter(([, rate]) => rate !== undefined)).toEqual([]);
  });

  it.each([
    '<small>+&nbsp;18&nbsp;% GST</small>',
    'All prices +&nbsp;18&nbsp;%\n          GST.',
    "'Prices are before GST, which is added at 18% and shown'",
    'GST 12.5%',
    'IGST 18 %',
  ])('would be found with a rate: %s', (text) => {
    expect(rateIn(text)).toBeDefined();
  });

  it.each([
    '<small>+&nbsp;{taxRate}&nbsp;% GST</small>',
    '<td>IGST {ratePercent}%</td>',
    '/** 18 % GST */ const free = "100% rubber, GST invoice";',
    '// GST 18%',
  ])('are read without comments and without rates that are reckoned: %s', (text) => {
    expect(rateIn(text)).toBeUndefined();
  });
});

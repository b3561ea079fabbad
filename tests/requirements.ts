import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** One line of docs/requirements.md: `- [x] \`4.cart.2\` Adding the same product …`. */
export interface Requirement {
  readonly id: string;
  readonly isTicked: boolean;
}

const ID = String.raw`\d(?:\.[a-z]+)?\.\d+`;

export function readRequirements(text: string): Requirement[] {
  return [...text.matchAll(new RegExp(`^- \\[([ x])\\] \`(${ID})\``, 'gm'))].map(([, tick, id = '']) => ({
    id,
    isTicked: tick === 'x',
  }));
}

/** The test of this file itself quotes titles that name nothing. */
const SELF = /requirements\.test\.ts$/;

/**
 * The ids that test titles carry in square brackets: `it('adds the same product once [4.cart.2]', …)`. A title after a long
 * table is known by the line that ends the table. `ofJourneys` takes only the titles that `npm test` runs of the browser's.
 */
export function idsInTitles(source: string, { ofJourneys = false } = {}): string[] {
  const title =
    /(?:\b(?:it|test|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?|^ *\]\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)(,\s*\{\s*tag: '@journey',?\s*\})?/gm;
  return [...source.matchAll(title)].flatMap(([, single, double, template, isJourney]) =>
    ofJourneys && isJourney === undefined
      ? []
      : [
          ...(single ?? double ?? template ?? '').matchAll(new RegExp(`\\[(${ID}(?:,\\s*${ID})*)\\]`, 'g')),
        ].flatMap(([, ids = '']) => ids.split(/,\s*/)),
  );
}

export function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) && !SELF.test(entry.name) ? [path] : [];
  });
}

export interface Disagreement {
  /** Ticked, but no test's title names it. */
  readonly unproved: string[];
  /** Named by a test, but not ticked. */
  readonly unticked: string[];
  /** Named by a test, but no requirement. */
  readonly unknown: string[];
}

export function compare(requirements: readonly Requirement[], named: ReadonlySet<string>): Disagreement {
  const known = new Map(requirements.map(({ id, isTicked }) => [id, isTicked]));
  return {
    unproved: requirements.filter(({ id, isTicked }) => isTicked && !named.has(id)).map(({ id }) => id),
    unticked: [...named].filter((id) => known.get(id) === false),
    unknown: [...named].filter((id) => !known.has(id)),
  };
}

export function idsNamedBy(folders: readonly string[]): Set<string> {
  return new Set(folders.flatMap(testFiles).flatMap((file) => idsInTitles(readFileSync(file, 'utf8'))));
}

/** What `npm test` proves without `--all`: journeys by their tag, and no `.long.test.ts`. */
export function idsOfShortTests(folders: readonly string[]): Set<string> {
  const files = folders.flatMap(testFiles).filter((file) => !/\.long\.test\.tsx?$/.test(file));
  return new Set(
    files.flatMap((file) =>
      idsInTitles(readFileSync(file, 'utf8'), { ofJourneys: file.endsWith('.spec.ts') }),
    ),
  );
}

/**
 * Whether a test tries something of the product: a file below one of its folders, imported by the test or by its support.
 * That the product itself reaches every such file is checked by `knip --production`. A journey (`.spec.ts`) uses the built shop.
 */
export function triesTheProduct(file: string, productFolders: readonly string[]): boolean {
  if (file.endsWith('.spec.ts')) return true;
  const imported = [
    ...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g),
  ].map(([, path = '']) => resolve(dirname(file), path));
  const isProduct = (path: string) =>
    !path.endsWith('.test.ts') && productFolders.some((folder) => path.startsWith(`${folder}/`));
  return imported.some(
    (path) => isProduct(path) || (path.includes('/tests/support/') && triesTheProduct(path, productFolders)),
  );
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '..');
const documents = [
  ...readdirSync(project).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(project, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** As GitHub names the heading in an address: `## Carts & money` is `#carts--money`. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links inside the project, and names of files such as `server/shop.ts`, that lead to nothing. */
function deadEnds(document: string): string[] {
  const text = readFileSync(join(project, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)/g)].filter(([, path = '', anchor]) => {
    const target = path === '' ? join(project, document) : join(project, dirname(document), path);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsIn(readFileSync(target, 'utf8')).includes(anchor);
  });
  const files = [
    ...text.matchAll(
      /`((?:catalogue|contract|deploy|docs|domain|server|studio|tests|tools|torture|web)\/[\w./-]+)`/g,
    ),
  ].filter(([, path = '']) => !existsSync(join(project, path)));
  return [...links, ...files].map(([found]) => found);
}

describe('the documents', () => {
  it.each(documents)('name only files, commands and settings that exist: %s', (document) => {
    expect(deadEnds(document)).toEqual([]);
  });
});

describe('docs/tables.md', () => {
  const folder = join(project, 'server/db/migrations');
  const sql = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/--.*/g, ''))
    .join('\n');
  const picture = readFileSync(join(project, 'docs/tables.md'), 'utf8');
  const arrows = [...picture.matchAll(/^ {2}(\w+) \S+--\S+ (\w+) :/gm)].map(
    ([, to, from]) => `${from} → ${to}`,
  );

  it('draws every table', () => {
    const tables = [...sql.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, name]) => name);
    const drawn = [...picture.matchAll(/^ {2}(\w+)$/gm)].map(([, name]) => name);
    const named = new Set([...drawn, ...arrows.flatMap((arrow) => arrow.split(' → '))]);
    expect([...named].sort()).toEqual(tables.sort());
  });

  it('draws every reference, but for who did it', () => {
    const references = sql.split(';').flatMap((statement) => {
      const [, table = ''] = /^\s*(?:create|alter) table (\w+)/m.exec(statement) ?? [];
      return [...statement.matchAll(/foreign key \(([\w, ]+)\)\s+references (\w+)/g)].map(
        ([, columns = '', to = '']) => ({
          isActor: to === 'users' && columns !== 'user_id',
          arrow: `${table} → ${to}`,
        }),
      );
    });
    const drawn = references.filter(({ isActor }) => !isActor).map(({ arrow }) => arrow);
    expect([...new Set(arrows)].sort()).toEqual([...new Set(drawn)].sort());
  });
});

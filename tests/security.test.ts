import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '..');
const rows = [
  ...readFileSync(join(project, 'docs/security.md'), 'utf8').matchAll(
    /^\| (\d+) \| (.+?) \| (.+?) \| (`.+) \|$/gm,
  ),
].flatMap(([, number = '', , , tests = '']) =>
  tests.split('<br>').map((test) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
    return { number: Number(number), file, title };
  }),
);

/** As the source has it: a title in single quotes, double quotes or backticks, with or without requirements, or what torture measures. */
function isTitled(source: string, named: string): boolean {
  const text = source.replace(/(?: \[[\w.]+\])+(?=['"`])/g, '');
  const title = named.replace(/(?: \[[\w.]+\])+$/, '');
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) =>
    ['(', '\n    ', 'name: '].some((before) => text.includes(before + quoted)),
  );
}

describe('docs/security.md', () => {
  it('answers each of the eighty-nine attacks and faults, once', () => {
    const lines = readFileSync(join(project, 'docs/security.md'), 'utf8').match(/^\| \d+ \|/gm) ?? [];
    const numbers = rows.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(lines.length);
    for (let number = 1; number <= 89; number += 1) expect(numbers).toContain(number);
  });

  it.each(rows)('names a test that exists for attack $number', ({ file, title }) => {
    expect(existsSync(join(project, file)), file).toBe(true);
    expect(isTitled(readFileSync(join(project, file), 'utf8'), title), `${file}: ${title}`).toBe(true);
  });
});

import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLog } from './server-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'rack-and-rep-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('answers the lines of the last attempt alone, and the end of them when they are many', () => {
  const file = join(folder, 'many.log');
  const first = openLog(file);
  writeSync(first.descriptor, 'from the first attempt\n');
  first.close();
  const second = openLog(file);
  expect(second.linesSince()).toBe('');
  writeSync(second.descriptor, Array.from({ length: 900 }, (_, index) => `line ${index}\n`).join(''));
  expect(second.linesSince().split('\n')).toHaveLength(12);
  expect(second.linesSince()).toMatch(/line 899$/);
  second.close();
});

it('moves a full log aside before it writes on', () => {
  const file = join(folder, 'full.log');
  const full = openLog(file);
  writeSync(full.descriptor, 'a full log');
  full.close();
  openLog(file, 5).close();
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('a full log');
  expect(readFileSync(file, 'utf8')).toBe('');
});

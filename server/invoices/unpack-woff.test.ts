import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource/archivo/files/archivo-latin-400-normal.woff',
);

it('makes a plain face of a packed one: every table at its place, with its own sum', () => {
  const face = unpackWoff(readFileSync(file));
  expect(face.readUInt32BE(0)).toBe(0x00010000);
  const tags: string[] = [];
  for (let index = 0; index < face.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    const tag = face.toString('latin1', at, at + 4);
    const [sum, offset, length] = [4, 8, 12].map((field) => face.readUInt32BE(at + field));
    tags.push(tag);
    // The sum of `head` is taken without its own field of the whole face's sum.
    if (tag !== 'head') expect([tag, sumOf(face, offset ?? 0, length ?? 0)]).toEqual([tag, sum]);
  }
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
});

it('takes nothing else', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('This is no WOFF face');
});

function sumOf(face: Buffer, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + face.readUInt32BE(at)) % 2 ** 32;
  return sum;
}

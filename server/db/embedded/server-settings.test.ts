import { expect, it } from 'vitest';
import { sharedMegabytes } from './server-settings.ts';

it('the server keeps a thirty-second of the memory for its pages, from 64 to 512 MB', () => {
  const gigabyte = 1024 ** 3;
  expect([1, 2, 4, 8, 24].map((many) => sharedMegabytes(many * gigabyte))).toEqual([64, 64, 128, 256, 512]);
});

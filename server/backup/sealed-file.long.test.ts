import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { random } from '../../tests/support/random.ts';
import { seal, unseal, verifyChecksum } from './sealed-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'rack-and-rep-sealed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KEY = 'a key of our own, and long';
const HEADER = 26;
/** An encrypted chunk with its length and its tag. */
const CHUNK = 4 + 256 * 1024 + 16;

async function sealed(bytes: Buffer, key?: string): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000);
  }
  const parts: Buffer[] = [];
  for await (const part of seal(pieces(), key)) parts.push(part);
  return Buffer.concat(parts);
}

function written(bytes: Buffer): string {
  const path = join(folder, randomBytes(6).toString('hex'));
  writeFileSync(path, bytes);
  return path;
}

async function opened(path: string, key?: string): Promise<Buffer> {
  await verifyChecksum(path);
  const parts: Buffer[] = [];
  for await (const part of unseal(path, key)) parts.push(part);
  return Buffer.concat(parts);
}

const content = randomBytes(700_000);
let plain: Buffer;
let encrypted: Buffer;
beforeAll(async () => {
  plain = await sealed(content);
  encrypted = await sealed(content, KEY);
});

describe('a sealed file', () => {
  it.each([0, 256 * 1024, 256 * 1024 + 1])('gives back %i bytes', async (size) => {
    const bytes = content.subarray(0, size);
    expect((await opened(written(await sealed(bytes)))).equals(bytes)).toBe(true);
    expect((await opened(written(await sealed(bytes, KEY)), KEY)).equals(bytes)).toBe(true);
  });

  it('shows nothing of what is in it to whoever lacks the key, nor that two hold the same', async () => {
    expect(plain.includes(content.subarray(0, 64))).toBe(true);
    expect(encrypted.includes(content.subarray(0, 64))).toBe(false);
    expect((await sealed(content, KEY)).subarray(HEADER).equals(encrypted.subarray(HEADER))).toBe(false);
  });

  it.each(['plain', 'encrypted'] as const)('is refused with any byte changed: %s', async (kind) => {
    const whole = kind === 'plain' ? plain : encrypted;
    const positions = [
      ...Array.from({ length: HEADER + 5 }, (_, index) => index),
      ...Array.from({ length: 60 }, () => Math.floor(random() * whole.length)),
      ...Array.from({ length: 33 }, (_, index) => whole.length - 1 - index),
    ];
    for (const position of positions) {
      const changed = Buffer.from(whole);
      changed[position] = (changed[position] ?? 0) ^ (1 << (position % 8));
      await expect(
        opened(written(changed), kind === 'plain' ? undefined : KEY),
        `byte ${position}`,
      ).rejects.toThrow(/is damaged|is not a back-up of this shop|newer version/);
    }
  });

  it.each([0, 5, HEADER, HEADER + 3, HEADER + 32, CHUNK, 699_000])(
    'is refused cut off at %i',
    async (size) => {
      for (const whole of [plain, encrypted])
        await expect(opened(written(whole.subarray(0, size)), KEY)).rejects.toThrow(
          /is damaged|is not a back-up/,
        );
    },
  );

  it('is refused without its last byte, or with one more', async () => {
    for (const whole of [plain, encrypted])
      for (const changed of [whole.subarray(0, -1), Buffer.concat([whole, Buffer.from([0])])])
        await expect(opened(written(changed), KEY)).rejects.toThrow('is damaged');
  });

  it('needs its own key', async () => {
    const path = written(encrypted);
    await expect(opened(path)).rejects.toThrow('is encrypted. Set BACKUP_KEY');
    await expect(opened(path, 'another key of our own')).rejects.toThrow(
      'does not open with this BACKUP_KEY',
    );
    await expect(opened(written(plain), KEY)).rejects.toThrow('is not encrypted, although BACKUP_KEY is set');
  });
});

/** Whoever can write the file can also write its checksum; without the key that is all they can do. */
describe('an encrypted file that somebody has changed with care', () => {
  const checksummed = (...parts: Buffer[]) => {
    const bytes = Buffer.concat(parts);
    return Buffer.concat([bytes, createHash('sha256').update(bytes).digest()]);
  };
  const header = () => encrypted.subarray(0, HEADER);
  const chunk = (number: number) =>
    encrypted.subarray(HEADER + number * CHUNK, HEADER + (number + 1) * CHUNK);
  const last = () => encrypted.subarray(HEADER + 2 * CHUNK, -32);

  it.each([
    ['two chunks swapped', () => [header(), chunk(1), chunk(0), last()]],
    ['a chunk left out', () => [header(), chunk(0), last()]],
    ['the last one left out', () => [header(), chunk(0), asLast(chunk(1))]],
    ['one bit changed', () => [header(), chunk(0), chunk(1), flipped(last(), 100)]],
    ['another salt', () => [flipped(header(), 12), chunk(0), chunk(1), last()]],
  ])('does not open: %s', async (_, parts) => {
    await expect(opened(written(checksummed(...parts())), KEY)).rejects.toThrow('does not open');
  });

  const flipped = (bytes: Buffer, position: number) => {
    const changed = Buffer.from(bytes);
    changed[position] = (changed[position] ?? 0) ^ 1;
    return changed;
  };
  const asLast = (bytes: Buffer) => {
    const changed = Buffer.from(bytes);
    changed[0] = (changed[0] ?? 0) | 0x80;
    return changed;
  };
});

import { inflateSync } from 'node:zlib';

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const HEAD = 12;
const ENTRY = 16;

/**
 * Unpacks a web font (WOFF). The PDF library reads packed fonts too, but unpacks a table again for every letter, which
 * took most of a second per invoice.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF face');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, WOFF_HEAD + index * WOFF_ENTRY));

  const head = Buffer.alloc(HEAD + count * ENTRY);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * ENTRY, 10);

  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = HEAD + index * ENTRY;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    offset += padded(data.length);
  }
  return Buffer.concat([head, ...tables.map(({ data }) => Buffer.concat([data], padded(data.length)))]);
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

function readTable(woff: Buffer, at: number): { tag: string; checksum: number; data: Buffer } {
  const offset = woff.readUInt32BE(at + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
  const length = woff.readUInt32BE(at + 12);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: packed.length < length ? inflateSync(packed) : packed,
  };
}

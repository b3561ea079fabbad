import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { damaged, unseal } from './sealed-file.ts';

/**
 * The inside of a back-up, compressed as a whole: one head, then each table with its columns, its rows as COPY writes
 * them and how many there are, then an end. Each part is a letter, a length and as many bytes.
 */
const headSchema = z.object({
  takenAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) });
const countSchema = z.object({ rows: z.number() });

export type BackupHead = z.infer<typeof headSchema>;
export type BackupTable = z.infer<typeof tableSchema>;

export type Part =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'table'; readonly table: BackupTable }
  | { readonly kind: 'data'; readonly bytes: Buffer }
  | { readonly kind: 'count'; readonly rows: number }
  | { readonly kind: 'end' };

const LETTERS = { head: 'H', table: 'T', data: 'D', count: 'C', end: 'E' } as const;
const PREFIX_BYTES = 5;
const MOST_BYTES = 64 * 1024 * 1024;
const STREAM_CHUNK = 64 * 1024;

/** Quality 4 is a little smaller than gzip's usual level, in less time. Node 20 has no zstd. */
export const compressor = () =>
  createBrotliCompress({ chunkSize: STREAM_CHUNK, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

export async function* encodeParts(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    const bytes = part.kind === 'data' ? part.bytes : Buffer.from(JSON.stringify(payload(part)));
    const prefix = Buffer.alloc(PREFIX_BYTES);
    prefix.write(LETTERS[part.kind]);
    prefix.writeUInt32BE(bytes.length, 1);
    yield prefix;
    yield bytes;
  }
}

function payload(part: Exclude<Part, { kind: 'data' }>): object {
  if (part.kind === 'head') return part.head;
  if (part.kind === 'table') return part.table;
  return part.kind === 'count' ? { rows: part.rows } : {};
}

/** Reads a whole back-up, part by part. What does not end with an end is damaged. */
export async function* readParts(path: string, key: string | undefined): AsyncGenerator<Part> {
  const plain = createBrotliDecompress({ chunkSize: STREAM_CHUNK });
  // An error of the file ends the reading of `plain` below with that same error.
  pipeline(Readable.from(unseal(path, key)), plain, () => undefined);
  let held: Buffer = Buffer.alloc(0);
  let last: Part['kind'] | undefined;
  try {
    for await (const bytes of plain) {
      held = Buffer.concat([held, bytes]);
      let at = 0;
      while (held.length - at >= PREFIX_BYTES) {
        const length = held.readUInt32BE(at + 1);
        if (length > MOST_BYTES) throw damaged(path);
        const end = at + PREFIX_BYTES + length;
        if (held.length < end) break;
        const part = decode(held.toString('latin1', at, at + 1), held.subarray(at + PREFIX_BYTES, end));
        last = part.kind;
        yield part;
        at = end;
      }
      held = held.subarray(at);
    }
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(path, error);
  }
  if (held.length > 0 || last !== 'end') throw damaged(path);
}

function decode(letter: string, bytes: Buffer): Part {
  if (letter === LETTERS.data) return { kind: 'data', bytes };
  const value: unknown = JSON.parse(bytes.toString());
  if (letter === LETTERS.head) return { kind: 'head', head: headSchema.parse(value) };
  if (letter === LETTERS.table) return { kind: 'table', table: tableSchema.parse(value) };
  if (letter === LETTERS.count) return { kind: 'count', rows: countSchema.parse(value).rows };
  if (letter === LETTERS.end) return { kind: 'end' };
  throw new SyntaxError(`unknown part ${letter}`);
}

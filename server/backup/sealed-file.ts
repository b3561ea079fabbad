import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  type ScryptOptions,
  scrypt,
} from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';

/**
 * The outside of a back-up: 26 bytes of header, chunks of at most 256 KiB, and the SHA-256 of all that. With a key each
 * chunk is AES-256-GCM on its own, so that no size of shop needs more memory. Its number and whether it is the last one
 * are in the nonce, and the header is authenticated with it: chunks cannot be swapped, left out or taken from another file.
 */
const MAGIC = Buffer.from('RRBACKUP');
const FORMAT = 1;
const SALT_BYTES = 16;
const HEADER_BYTES = MAGIC.length + 2 + SALT_BYTES;
const CHUNK_BYTES = 256 * 1024;
const TAG_BYTES = 16;
const CHECKSUM_BYTES = 32;
const LAST = 0x8000_0000;

/** Takes 32 MB for a tenth of a second: guessing short keys is dear. */
const SCRYPT: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

export async function* seal(source: AsyncIterable<Buffer>, key: string | undefined): AsyncGenerator<Buffer> {
  const salt = key === undefined ? Buffer.alloc(SALT_BYTES) : randomBytes(SALT_BYTES);
  const header = Buffer.concat([MAGIC, Buffer.from([FORMAT, key === undefined ? 0 : 1]), salt]);
  const secret = key === undefined ? undefined : await deriveKey(key, salt);
  const hash = createHash('sha256').update(header);
  yield header;
  let number = 0;
  for await (const { bytes, isLast } of inChunks(source)) {
    const chunk = secret === undefined ? bytes : encrypt(secret, header, nonce(number, isLast), bytes);
    number += 1;
    const length = Buffer.alloc(4);
    length.writeUInt32BE((chunk.length | (isLast ? LAST : 0)) >>> 0);
    hash.update(length).update(chunk);
    yield length;
    yield chunk;
  }
  yield hash.digest();
}

/** What was sealed. Call `verifyChecksum` before: only then a chunk that does not open means a wrong key. */
export async function* unseal(path: string, key: string | undefined): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const { header, isEncrypted, salt } = await readHeader(file, path);
    if (isEncrypted && key === undefined)
      throw new BackupError(`${path} is encrypted. Set BACKUP_KEY to the key that it was made with.`);
    if (!isEncrypted && key !== undefined)
      throw new BackupError(
        `${path} is not encrypted, although BACKUP_KEY is set. If you trust the file, restore it without BACKUP_KEY.`,
      );
    const secret = key === undefined ? undefined : await deriveKey(key, salt);
    let position = HEADER_BYTES;
    for (let number = 0, isLast = false; !isLast; number += 1) {
      const length = (await readAt(file, position, 4, path)).readUInt32BE();
      isLast = length >= LAST;
      const size = isLast ? length - LAST : length;
      if (size > CHUNK_BYTES + TAG_BYTES) throw damaged(path);
      const chunk = await readAt(file, position + 4, size, path);
      position += 4 + size;
      yield secret === undefined ? chunk : decrypt(secret, header, nonce(number, isLast), chunk, path);
    }
    if ((await file.stat()).size !== position + CHECKSUM_BYTES) throw damaged(path);
  } finally {
    await file.close();
  }
}

/** Refuses a file of which a single byte was changed, cut off or added. */
export async function verifyChecksum(path: string): Promise<void> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(
      cause.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${cause.code}).`,
      { cause },
    );
  });
  try {
    await readHeader(file, path);
    const end = (await file.stat()).size - CHECKSUM_BYTES;
    if (end < HEADER_BYTES) throw damaged(path);
    const hash = createHash('sha256');
    for (let position = 0; position < end; position += CHUNK_BYTES)
      hash.update(await readAt(file, position, Math.min(CHUNK_BYTES, end - position), path));
    if (!hash.digest().equals(await readAt(file, end, CHECKSUM_BYTES, path))) throw damaged(path);
  } finally {
    await file.close();
  }
}

export const damaged = (path: string, cause?: unknown): BackupError =>
  new BackupError(`${path} is damaged: it is not as it was written. Use another back-up.`, { cause });

async function readHeader(file: FileHandle, path: string) {
  const header = Buffer.alloc(HEADER_BYTES);
  const { bytesRead } = await file.read(header, 0, HEADER_BYTES, 0);
  if (!header.subarray(0, MAGIC.length).equals(MAGIC))
    throw new BackupError(`${path} is not a back-up of this shop.`);
  if (bytesRead < HEADER_BYTES) throw damaged(path);
  if ((header[MAGIC.length] ?? 0) > FORMAT)
    throw new BackupError(`${path} was made by a newer version of the shop. Restore it with that version.`);
  return {
    header,
    isEncrypted: header[MAGIC.length + 1] === 1,
    salt: header.subarray(HEADER_BYTES - SALT_BYTES),
  };
}

async function readAt(file: FileHandle, position: number, length: number, path: string): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, position + filled);
    if (bytesRead === 0) throw damaged(path);
    filled += bytesRead;
  }
  return bytes;
}

async function* inChunks(source: AsyncIterable<Buffer>): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const part of source) {
    parts.push(part);
    size += part.length;
    if (size <= CHUNK_BYTES) continue;
    const bytes = Buffer.concat(parts);
    let at = 0;
    for (; bytes.length - at > CHUNK_BYTES; at += CHUNK_BYTES)
      yield { bytes: bytes.subarray(at, at + CHUNK_BYTES), isLast: false };
    parts = [bytes.subarray(at)];
    size = bytes.length - at;
  }
  yield { bytes: Buffer.concat(parts), isLast: true };
}

function deriveKey(key: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(key, salt, 32, SCRYPT, (error, secret) => (error === null ? resolve(secret) : reject(error)));
  });
}

/** Each file has a key of its own by its salt, so counting is enough. */
function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 5, 6);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

function encrypt(secret: Buffer, header: Buffer, iv: Buffer, bytes: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(header);
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(secret: Buffer, header: Buffer, iv: Buffer, chunk: Buffer, path: string): Buffer {
  if (chunk.length < TAG_BYTES) throw damaged(path);
  const decipher = createDecipheriv('aes-256-gcm', secret, iv, { authTagLength: TAG_BYTES })
    .setAAD(header)
    .setAuthTag(chunk.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new BackupError(`${path} does not open with this BACKUP_KEY. Set the key that it was made with.`, {
      cause,
    });
  }
}

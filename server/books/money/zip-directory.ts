export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly size: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_LENGTH = 46;
const MOST_ENTRIES = 1000;

/** What a ZIP file says that it has, without unpacking any of it. Null: it is none, or one that is larger than we take. */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(END);
  const end = file.lastIndexOf(signature);
  if (end === -1 || end < file.length - END_LENGTH - LONGEST_COMMENT || end + END_LENGTH > file.length)
    return null;
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES) return null;
  const entries: ZipEntry[] = [];
  for (let place = 0; place < count; place += 1) {
    if (at + ENTRY_LENGTH > file.length || file.readUInt32LE(at) !== ENTRY) return null;
    const nameLength = file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
      packed: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
    });
    at += ENTRY_LENGTH + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

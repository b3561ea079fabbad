import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { compressor, encodeParts, type Part } from './contents.ts';
import { seal } from './sealed-file.ts';
import { columnList, quote, type Snapshot } from './snapshot.ts';

/** A back-up that was cut off: never taken for a whole one, and removed in time. */
export const PARTIAL = '.partial';

export interface Progress {
  readonly table: string;
  readonly number: number;
  readonly of: number;
  readonly rows: number;
}

interface WriteOptions {
  readonly path: string;
  readonly key: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** Writes the snapshot beside its place and moves it there when all of it is on the disk. */
export async function writeBackup(snapshot: Snapshot, options: WriteOptions) {
  const { path, key, signal, onProgress } = options;
  const draft = `${path}.${randomBytes(4).toString('hex')}${PARTIAL}`;
  let rows = 0;
  async function* parts(): AsyncGenerator<Part> {
    yield { kind: 'head', head: snapshot.head };
    for (const [index, table] of snapshot.tables.entries()) {
      onProgress?.({ table: table.name, number: index + 1, of: snapshot.tables.length, rows });
      yield { kind: 'table', table };
      const copy = snapshot.client.query(
        copyTo(`copy ${quote(table.name)} (${columnList(table)}) to stdout`),
      );
      for await (const bytes of copy) yield { kind: 'data', bytes };
      // It stands in the server's last word on this table, which comes before the answer to any next question.
      await snapshot.client.query('select 1');
      rows += copy.rowCount;
      yield { kind: 'count', rows: copy.rowCount };
    }
    yield { kind: 'end' };
  }

  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (await stat(path).catch(() => undefined)) throw new BackupError(`${path} is there already.`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await pipeline(
      encodeParts(parts()),
      compressor(),
      (compressed: AsyncIterable<Buffer>) => seal(compressed, key),
      async (sealed: AsyncIterable<Buffer>) => {
        for await (const bytes of sealed) await file.appendFile(bytes);
      },
      { signal },
    );
    await file.sync();
    const { size } = await file.stat();
    await file.close();
    await rename(draft, path);
    await syncFolder(dirname(path));
    return { path, bytes: size, tables: snapshot.tables.length, rows };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (platform() === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

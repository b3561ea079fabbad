import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { takeInPicture } from './catalogue/media/take-in-picture.ts';
import { takeInMail } from './mail/take-in-mail.ts';

export interface OldFile {
  readonly name: string;
  readonly content: Buffer;
  readonly changedAt: Date;
}

const FOLDERS = { media: takeInPicture, mail: takeInMail };

/**
 * Earlier versions kept uploaded pictures and mails in files. They are stored in the database at the first start, and their folder
 * gets another name, so that this happens once. Nothing is deleted: should the start be cut off, or the database be the wrong
 * one, the files are still there. Several processes may do it at once, since what is stored already stays as it is.
 */
export async function takeInFiles(
  pool: Pool,
  dataDir: string,
  say: (line: string) => void,
  now = new Date(),
): Promise<void> {
  for (const [name, takeIn] of Object.entries(FOLDERS)) {
    const folder = join(dataDir, name);
    const files = await readdir(folder).catch(unlessMissing);
    if (files === null) continue;
    let count = 0;
    for (const file of files) {
      const old = await readOldFile(folder, file);
      if (old !== null && (await takeIn(pool, old))) count += 1;
    }
    const moved = `${folder}-before-${now.toISOString().replace(/[-:.]/g, '')}`;
    const left = await rename(folder, moved).then(
      () => moved,
      () => folder,
    );
    if (count > 0)
      say(`Took ${count} of the ${name} files into the database. You can delete the old ones in ${left}`);
  }
}

/** Null where it is no file, or where another process that starts has just renamed the folder. */
async function readOldFile(folder: string, name: string): Promise<OldFile | null> {
  const path = join(folder, name);
  const facts = await stat(path).catch(unlessMissing);
  if (facts === null || !facts.isFile()) return null;
  const content = await readFile(path).catch(unlessMissing);
  return content === null ? null : { name, content, changedAt: facts.mtime };
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

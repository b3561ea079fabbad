import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
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
/** What is older than it is in the database. */
const MARK = '.in-database';
/** A file gets its name some time after it was written, and disks keep time less exactly. Storing one twice changes nothing. */
const MARGIN_MS = 10 * 60 * 1000;

/**
 * Earlier versions kept uploaded pictures and mails in files. What lies there is stored in the database at the start. The files stay
 * for a way back to such a version and for a start with the wrong database; whoever wants them gone deletes the folder.
 * A start that is cut off leaves no mark, and several at once store the same.
 */
export async function takeInFiles(pool: Pool, dataDir: string, say: (line: string) => void): Promise<void> {
  for (const [name, takeIn] of Object.entries(FOLDERS)) {
    const folder = join(dataDir, name);
    const began = Date.now();
    const mark = await stat(join(folder, MARK)).catch(unlessMissing);
    const files = (await readdir(folder).catch(unlessMissing)) ?? [];
    let count = 0;
    for (const file of files) {
      const old = await readFileSince(join(folder, file), mark?.mtime);
      if (old !== null && (await takeIn(pool, { name: file, ...old }))) count += 1;
    }
    if (files.length > 0) await setMark(join(folder, MARK), new Date(began - MARGIN_MS));
    if (count > 0)
      say(`Copied ${count} files from ${folder} into the database; the folder is no longer needed`);
  }
}

/** Null where it is older, no file, or gone. */
async function readFileSince(path: string, since = new Date(0)): Promise<Omit<OldFile, 'name'> | null> {
  const facts = await stat(path).catch(unlessMissing);
  if (facts === null || !facts.isFile() || facts.mtime < since) return null;
  const content = await readFile(path).catch(unlessMissing);
  return content === null ? null : { content, changedAt: facts.mtime };
}

/** In a folder that cannot be written the next start reads all of it again, which changes nothing. */
async function setMark(path: string, at: Date): Promise<void> {
  await writeFile(path, '')
    .then(() => utimes(path, at, at))
    .catch(() => undefined);
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

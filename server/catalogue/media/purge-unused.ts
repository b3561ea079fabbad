import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** The form in which a picture was uploaded may still be open. */
const KEPT_MS = 48 * 60 * 60 * 1000;
const NAME = /^\.?([0-9a-f]{32})-/;

/**
 * Deletes uploaded pictures that nothing shows, drafts of a process that died included. What a hidden product or an
 * old order shows stays.
 */
export async function purgeUnusedPictures(pool: Pool, folder: string, now: Date): Promise<number> {
  const old = await oldFiles(folder, now.getTime() - KEPT_MS);
  if (old.length === 0) return 0;
  const used = await usedPictures(pool);
  const unused = old.filter(({ picture }) => !used.has(picture));
  for (const { file } of unused) await rm(join(folder, file), { force: true });
  return unused.length;
}

async function oldFiles(folder: string, before: number): Promise<{ file: string; picture: string }[]> {
  const files = await readdir(folder).catch(() => []);
  const old: { file: string; picture: string }[] = [];
  for (const file of files) {
    const picture = NAME.exec(file)?.[1];
    const facts = picture === undefined ? null : await stat(join(folder, file)).catch(() => null);
    if (picture !== undefined && facts !== null && facts.mtimeMs < before) old.push({ file, picture });
  }
  return old;
}

/** Whole rows as text: pictures stand in lists, in features and beside variants. */
async function usedPictures(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ picture: string }>(
    `select distinct found[1] as picture
       from (select p::text as row from products p
             union all select v::text from product_variants v
             union all select c::text from categories c
             union all select r::text from reviews r
             union all select i::text from order_items i where i.product_image like '/media/%'
             union all select s::text from settings s) shown,
            regexp_matches(shown.row, '/media/([0-9a-f]{32})-', 'g') as found`,
  );
  return new Set(rows.map(({ picture }) => picture));
}

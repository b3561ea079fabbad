import type { Pool } from 'pg';
import type { OldFile } from '../../take-in-files.ts';
import { MEDIA_NAME, storePictureFile } from './picture-files.ts';

/** A picture's file of an earlier version. Drafts of a process that died are left out. */
export async function takeInPicture(pool: Pool, { name, content, changedAt }: OldFile): Promise<boolean> {
  if (!MEDIA_NAME.test(name) || content.length === 0) return false;
  await storePictureFile(pool, { name, content }, changedAt);
  return true;
}

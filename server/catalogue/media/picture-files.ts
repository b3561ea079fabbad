import type { Pool, PoolClient } from 'pg';

export const MEDIA_NAME = /^[0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4}(?:-(?:400|800))?\.(webp|avif)$/;

/** One of the sizes in which an uploaded picture is published. */
export interface PictureFile {
  /** Its address below `/media/`: `5b86a1d084999f11329d13ae74b5a1a7-2000x1500-400.avif`. */
  readonly name: string;
  readonly content: Buffer;
}

/** A picture that is there already counts as uploaded now, so that it is not deleted as unused. */
export async function storePictureFile(
  client: Pool | PoolClient,
  { name, content }: PictureFile,
): Promise<void> {
  await client.query(
    `insert into picture_files (name, content, made_at) values ($1, $2, now())
     on conflict (name) do update set made_at = excluded.made_at`,
    [name, content],
  );
}

export async function readPictureFile(pool: Pool, name: string): Promise<Buffer | null> {
  const { rows } = await pool.query<{ content: Buffer }>({
    name: 'read picture',
    text: 'select content from picture_files where name = $1',
    values: [name],
  });
  return rows[0]?.content ?? null;
}

import type { Pool } from 'pg';
import { PHOTOGRAPHS_MAX } from '../../domain/claims/claim.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { normalizePicture, type RefusedPicture } from '../catalogue/media/draw-picture.ts';
import { withTransaction } from '../db/connect.ts';

export type SavedPhotograph =
  | { readonly ok: true }
  | RefusedPicture
  | Refusal<'CLAIM_NOT_FOUND' | 'CLAIM_DECIDED' | 'TOO_MANY_FILES'>;

const QUALITY = 80;

/** Drawn anew pixel by pixel: neither where it was taken nor by whom comes along. */
export async function savePhotograph(
  pool: Pool,
  { orderId, claimId }: { readonly orderId: string; readonly claimId: string },
  bytes: Buffer,
): Promise<SavedPhotograph> {
  const picture = await normalizePicture(bytes);
  if (!picture.ok) return picture;
  const { width, height } = picture;
  const content = await picture.atWidth(width).webp({ quality: QUALITY }).toBuffer();
  return withTransaction(pool, async (client): Promise<SavedPhotograph> => {
    const { rows } = await client.query<{ decision: string | null }>(
      'select decision from claims where id = $1 and order_id = $2 for update',
      [claimId, orderId],
    );
    if (rows[0] === undefined) return refuse('CLAIM_NOT_FOUND', 'Report not found');
    if (rows[0].decision !== null)
      return refuse('CLAIM_DECIDED', 'We’ve already decided on this report, so it takes no more photos.');
    const { rowCount } = await client.query(
      `insert into claim_photographs (claim_id, content, width, height)
       select $1, $2, $3, $4 where (select count(*) from claim_photographs where claim_id = $1) < $5`,
      [claimId, content, width, height, PHOTOGRAPHS_MAX],
    );
    if (rowCount === 1) return { ok: true };
    return refuse('TOO_MANY_FILES', `A report can have at most ${PHOTOGRAPHS_MAX} photos`);
  });
}

export async function readPhotograph(
  pool: Pool,
  of: { readonly orderId: string; readonly claimId: string; readonly photographId: string },
): Promise<Buffer | null> {
  const { rows } = await pool.query<{ content: Buffer }>(
    `select p.content from claim_photographs p join claims c on c.id = p.claim_id
      where p.id = $1 and c.id = $2 and c.order_id = $3`,
    [of.photographId, of.claimId, of.orderId],
  );
  return rows[0]?.content ?? null;
}

const RETENTION_DAYS = 365;

/** They may show somebody's home. The claim itself stays with its order. */
export async function purgeOldPhotographs(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from claim_photographs where created_at < $1::timestamptz - make_interval(days => $2)',
    [now, RETENTION_DAYS],
  );
  return rowCount ?? 0;
}

import type { Claim } from '../../../contract/claims.ts';
import { PHOTOGRAPH_MB_MAX } from '../../../domain/claims/claim.ts';
import { UNREACHABLE, wordsOf } from '../../api/client.ts';
import { shrinkPhotograph } from './shrink-photograph.ts';

const FAILED = 'It didn’t go through. Please try again.';
const TIMEOUT_MS = 60_000;

export const claimsPath = (orderId: string) => `/orders/${encodeURIComponent(orderId)}/claims`;

export const photographsAddress = ({ orderId, id }: Pick<Claim, 'orderId' | 'id'>) =>
  `/api${claimsPath(orderId)}/${encodeURIComponent(id)}/photographs`;

/** Those that did not go through, and why the first of them did not. */
export interface Unsent {
  readonly files: readonly File[];
  readonly reason: string;
}

/** One after the other, so that a weak network is not asked for all of them at once. Null when all of them are there. */
export async function sendPhotographs(
  claim: Claim,
  files: readonly File[],
  onNext: (place: number) => void,
): Promise<Unsent | null> {
  const unsent: File[] = [];
  let reason = '';
  for (const [place, file] of files.entries()) {
    onNext(place + 1);
    const small = await shrinkPhotograph(file);
    const refusal =
      small === null ? `A photo can be at most ${PHOTOGRAPH_MB_MAX} MB` : await sendPhotograph(claim, small);
    if (refusal === undefined) continue;
    unsent.push(file);
    reason ||= refusal;
  }
  return unsent.length === 0 ? null : { files: unsent, reason };
}

/** By the order's link alone, so it needs no token. Answers what went wrong, if anything did. */
async function sendPhotograph(claim: Claim, picture: Blob): Promise<string | undefined> {
  try {
    const response = await fetch(photographsAddress(claim), {
      method: 'POST',
      headers: { 'content-type': picture.type || 'image/jpeg' },
      body: picture,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return undefined;
    return wordsOf(await response.json().catch(() => undefined)) ?? FAILED;
  } catch {
    return UNREACHABLE;
  }
}

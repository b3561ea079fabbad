import type { Claim } from '../../../contract/claims.ts';
import { PHOTOGRAPH_MB_MAX } from '../../../domain/claims/claim.ts';
import { sendPhotograph } from './claim-calls.ts';
import { shrinkPhotograph } from './shrink-photograph.ts';

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
      small === null
        ? `A photograph can be at most ${PHOTOGRAPH_MB_MAX} MB`
        : await sendPhotograph(claim, small);
    if (refusal === undefined) continue;
    unsent.push(file);
    reason ||= refusal;
  }
  return unsent.length === 0 ? null : { files: unsent, reason };
}

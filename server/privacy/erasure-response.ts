import { ERASED } from '../../contract/privacy/personal-data.ts';
import { answerMessage } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import type { ErasureOutcome } from './erase-person.ts';

/** What stays is part of the answer; what is in the way of a deletion is its refusal. */
export function answerErasure(outcome: ErasureOutcome) {
  if (!outcome.ok) throw new ShopError(outcome.code, 409, outcome.message);
  return { ...answerMessage(ERASED), kept: [...outcome.kept] };
}

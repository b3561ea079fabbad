import { findState } from '../shipping/states.ts';
import { checkGstin } from './gstin.ts';

/** The shop doesn't buy from itself: its own number is often copied from an earlier invoice. */
export const OWN_GSTIN = 'This is our own GSTIN. Please enter yours, or leave the field empty.';

export const isOwnGstin = (buyer: string | undefined, seller: string): boolean =>
  seller !== '' && buyer === seller;

/**
 * Asked, never refused: a business may have its goods billed to an address outside the State of its registration. Nothing
 * is asked while the number or the State is missing.
 */
export function gstinStateQuestion(gstin: string, billingState: string): string | undefined {
  const checked = checkGstin(gstin);
  const billed = findState(billingState);
  if (!checked.ok || checked.state === undefined || billed === undefined || checked.state === billed)
    return undefined;
  return `This GSTIN is registered in ${checked.state.name}, but the address is in ${billed.name}. Is that right? If so, you can go on.`;
}

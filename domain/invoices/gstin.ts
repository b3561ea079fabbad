import { refuse } from '../refusal.ts';
import { findState, findStateByGstCode, type State } from '../shipping/states.ts';

/**
 * GSTIN of a business buyer: State code, PAN, entity number, the letter Z and a check character, for example
 * `27AAPFU0939F1ZV`. Only the form of normal taxpayers is accepted; a UIN or a TDS/TCS number cannot buy goods here.
 */
export type GstinCheck =
  | { ok: true; gstin: string; state: State | undefined }
  | { ok: false; code: 'GSTIN_FORMAT' | 'GSTIN_STATE' | 'GSTIN_CHECK_CHARACTER'; message: string };

export const GSTIN_LENGTH = 15;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FORMAT = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** "Other territory": in use, but no State of ours. */
const OTHER_TERRITORY = '97';

/** Small letters and spaces around or between are forgiven; `gstin` is the normalised number. */
export function checkGstin(text: string): GstinCheck {
  const gstin = text.replace(/\s+/g, '').toUpperCase();
  if (!FORMAT.test(gstin)) {
    return refuse('GSTIN_FORMAT', 'Please enter a valid 15 character GSTIN');
  }
  const code = gstin.slice(0, 2);
  const state = findStateByGstCode(code);
  if (state === undefined && code !== OTHER_TERRITORY) {
    return refuse('GSTIN_STATE', `The GSTIN starts with an unknown State code (${code})`);
  }
  if (gstinCheckCharacter(gstin) !== gstin.at(-1)) {
    return refuse('GSTIN_CHECK_CHARACTER', 'Please check the GSTIN: its last character doesn’t match');
  }
  return { ok: true, gstin, state };
}

/**
 * Check character over the first 14 characters (Luhn in base 36): values are doubled at every second place, the two
 * base-36 digits of each are added, and the sum is brought to a multiple of 36. `27AAPFU0939F1Z` gives `V`.
 */
export function gstinCheckCharacter(gstin: string): string | undefined {
  if (!/^[0-9A-Z]{14}[0-9A-Z]?$/.test(gstin)) return undefined;
  const sum = [...gstin.slice(0, GSTIN_LENGTH - 1)].reduce((total, character, index) => {
    const value = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / 36) + (value % 36);
  }, 0);
  return ALPHABET[(36 - (sum % 36)) % 36];
}

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

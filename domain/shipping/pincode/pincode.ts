import { HOME_STATE } from '../../pricing/gst.ts';
import { findStateByGstCode } from '../states.ts';
import { MIXED, RANGES } from './ranges.ts';

export const INVALID_PINCODE = 'Please enter a valid 6 digit pincode';

/** Six digits, the first of them not 0. */
export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

/** The State of a pincode by the ranges of the postal directory: `422001` lies in Maharashtra, `900056` nowhere. */
export function stateOfPincode(pin: string): string | undefined {
  if (!isPincode(pin)) return undefined;
  const code = gstCodeAt(Number(pin));
  return code === undefined ? undefined : findStateByGstCode(code)?.name;
}

/** What the State field of a form is filled with: an unknown pincode counts as Maharashtra. */
export function stateForForm(pin: string): string | undefined {
  return isPincode(pin) ? (stateOfPincode(pin) ?? HOME_STATE) : undefined;
}

/** Both States of a pincode that straddles a border, the likelier first; empty for every other pincode. */
export function statesOfMixedPincode(pin: string): string[] {
  const codes = isPincode(pin) ? (MIXED[pin] ?? []) : [];
  return codes.flatMap((code) => findStateByGstCode(code)?.name ?? []);
}

function gstCodeAt(pin: number): string | undefined {
  let low = 0;
  let high = RANGES.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = RANGES[middle];
    if (range === undefined) return undefined;
    const [from, to, code] = range;
    if (pin < from) high = middle - 1;
    else if (pin > to) low = middle + 1;
    else return code;
  }
  return undefined;
}

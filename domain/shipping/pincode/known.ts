import directory from './known.json' with { type: 'json' };
import { isPincode, stateOfPincode, statesOfMixedPincode } from './pincode.ts';

let pins: ReadonlySet<string> | undefined;

/**
 * Whether the postal directory lists the pincode, for a warning beside the field. Never block on it: new pincodes
 * appear every month. This module weighs 43 KB, so the browser imports it lazily.
 */
export function isKnownPincode(pin: string): boolean {
  pins ??= unpack(directory.d);
  return pins.has(pin);
}

/** What a form says beside the State that it takes a pincode for; undefined where there is no doubt. */
export function pincodeNote(pin: string): string | undefined {
  if (!isPincode(pin)) return undefined;
  const states = statesOfMixedPincode(pin);
  if (states.length > 1) return `This pincode is in ${states.join(' and ')}. Please check the state.`;
  if (isKnownPincode(pin)) return undefined;
  return stateOfPincode(pin) === undefined
    ? `We don’t know the pincode ${pin}. Please check it.`
    : `India Post doesn’t list ${pin}. Please check the pincode.`;
}

function unpack(steps: readonly number[]): ReadonlySet<string> {
  let pin = 0;
  return new Set(
    steps.map((step) => {
      pin += step;
      return String(pin);
    }),
  );
}

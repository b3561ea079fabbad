import directory from './known.json' with { type: 'json' };

let pins: ReadonlySet<string> | undefined;

/**
 * Whether the postal directory lists the pincode, for a warning beside the field. Never block on it: new pincodes
 * appear every month. This module weighs 43 KB, so the browser imports it lazily.
 */
export function isKnownPincode(pin: string): boolean {
  pins ??= unpack(directory.d);
  return pins.has(pin);
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

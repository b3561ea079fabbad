import runs from './city.json' with { type: 'json' };
import { stateOfPincode } from './pincode.ts';

/**
 * A town for the City field, or the district where no town is known. A suggestion: the field stays editable.
 * This module weighs 33 KB, so the browser imports it lazily, when a pincode has been typed.
 */
export function cityOfPincode(pin: string): string | undefined {
  if (stateOfPincode(pin) === undefined) return undefined;
  const wanted = Number(pin);
  let start = 0;
  let name: number | undefined;
  for (const [run, step] of runs.d.entries()) {
    start += step;
    if (start > wanted) break;
    name = runs.i[run];
  }
  return name === undefined ? undefined : runs.names[name];
}

import { freight, type ShippedLine, shippingOptions } from './freight.ts';
import { stateForForm } from './pincode/pincode.ts';

/** Null where the text is no pincode. */
export function deliveryEstimate(text: string, lines: readonly ShippedLine[]) {
  const pincode = text.trim();
  const state = stateForForm(pincode);
  if (state === undefined) return null;
  return { pincode, state, options: shippingOptions(freight(lines)) };
}

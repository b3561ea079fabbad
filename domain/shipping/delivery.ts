import { freight, type ShippedLine, shippingOptions } from './freight.ts';
import { isPincode, stateOfPincode } from './pincode/pincode.ts';

/** Null where the text is no pincode; without a State where it is none that we know. */
export function deliveryEstimate(text: string, lines: readonly ShippedLine[]) {
  const pincode = text.trim();
  if (!isPincode(pincode)) return null;
  return { pincode, state: stateOfPincode(pincode), options: shippingOptions(freight(lines)) };
}

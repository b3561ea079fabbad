import { freight, type ShippedLine, type ShippingOption, shippingOptions } from './freight.ts';
import { isPincode, stateForForm } from './pincode/pincode.ts';

export interface DeliveryEstimate {
  pincode: string;
  state: string;
  options: [ShippingOption, ShippingOption];
}

/** Null where the text is no pincode. */
export function deliveryEstimate(text: string, lines: readonly ShippedLine[]): DeliveryEstimate | null {
  const pincode = text.trim();
  const state = stateForForm(pincode);
  if (!isPincode(pincode) || state === undefined) return null;
  return { pincode, state, options: shippingOptions(freight(lines)) };
}

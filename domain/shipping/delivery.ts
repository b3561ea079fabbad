import { freight, type ShippedLine, type ShippingOption, shippingOptions } from './freight.ts';
import { isPincode, stateForForm } from './pincode/pincode.ts';

export interface DeliveryEstimate {
  pincode: string;
  state: string;
  options: [ShippingOption, ShippingOption];
}

/** Where a pincode lies, and what the freight of these lines is there. Null: no pincode. */
export function deliveryEstimate(typed: string, lines: readonly ShippedLine[]): DeliveryEstimate | null {
  const pincode = typed.trim();
  const state = stateForForm(pincode);
  if (!isPincode(pincode) || state === undefined) return null;
  return { pincode, state, options: shippingOptions(freight(lines)) };
}

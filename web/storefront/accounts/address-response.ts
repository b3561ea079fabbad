import type { Address } from '../../../domain/shipping/address.ts';
import { isObject } from '../../api/response.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An address in either spelling (`addressLine1` or `address`, `pinCode` or `pincode`); missing fields are empty. */
export function readAddress(value: unknown): Address | undefined {
  if (!isObject(value)) return undefined;
  return {
    fullName: text(value.fullName),
    email: text(value.email),
    addressLine1: text(value.addressLine1 ?? value.address),
    addressLine2: text(value.addressLine2),
    city: text(value.city),
    state: text(value.state),
    pinCode: text(value.pinCode ?? value.pincode),
    phone: text(value.phone),
  };
}

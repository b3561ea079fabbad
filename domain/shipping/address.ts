import { ADDRESS_MAX, CITY_MAX, EMAIL_MAX, isOneLine, NAME_MAX, PHONE_MAX } from '../text/field-formats.ts';
import { z } from '../zod.ts';
import { parseJson } from './read-address.ts';

/** A postal address. Everything is text, empty where nothing was given; what must be there is up to each form. */
export type Address = {
  fullName: string;
  email: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  pinCode: string;
  phone: string;
};

const piece = (label: string, max: number) =>
  z
    .union([z.string(), z.number()], { error: `${label} must be text` })
    .nullish()
    .transform((value) => String(value ?? '').trim())
    .refine((text) => text.length <= max, `${label} must be at most ${max} characters`)
    .refine(isOneLine, `${label} must be on one line`);

const shape = {
  fullName: piece('Name', NAME_MAX),
  email: piece('Email', EMAIL_MAX),
  addressLine1: piece('Address', ADDRESS_MAX),
  addressLine2: piece('Address', ADDRESS_MAX),
  address: piece('Address', ADDRESS_MAX * 2),
  city: piece('City', CITY_MAX),
  state: piece('State', CITY_MAX),
  pinCode: piece('Pincode', 10),
  pincode: piece('Pincode', 10),
  phone: piece('Phone', PHONE_MAX),
};

/**
 * Reads `pinCode` or `pincode`, `addressLine1` or `address`, as an object or as that object's JSON text. `required` is
 * said where there is no address.
 */
export function addressSchemaOr(required: string) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? parseJson(value) : value),
    z.object(shape, { error: required }).transform(
      ({ address, pincode, ...given }): Address => ({
        ...given,
        addressLine1: given.addressLine1 || address,
        pinCode: given.pinCode || pincode,
      }),
    ),
  );
}

export const addressSchema = addressSchemaOr('Address is required');

export function addressLine(line1: string, line2?: string | null): string {
  return [line1, line2 ?? '']
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/** "Asha Rao, 14 Gangapur Road, Nashik, Maharashtra 422001"; empty where there is none. */
export function oneLineAddress(address: Address | undefined): string {
  if (address === undefined) return '';
  const { fullName, addressLine1, addressLine2, city, state, pinCode } = address;
  return [fullName, addressLine1, addressLine2, city, `${state} ${pinCode}`.trim()]
    .filter(Boolean)
    .join(', ');
}

import { INVALID_PINCODE, isPincode } from '../../domain/shipping/pincode/pincode.ts';
import { findState } from '../../domain/shipping/states.ts';
import {
  ADDRESS_MAX,
  CITY_MAX,
  isEmail,
  isOneLine,
  NAME_MAX,
  readMobile,
} from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { checker } from '../check.ts';
import { INVALID_EMAIL, line } from '../fields.ts';

export const FULL_NAME_MIN = 3;
export const ADDRESS_MIN = 10;
export const INVALID_NAME = `Please enter a valid name (minimum ${FULL_NAME_MIN} characters)`;
export const INVALID_MOBILE = 'Please enter a valid 10 digit mobile number starting with 6-9';
export const INVALID_ADDRESS = `Please enter a complete address (minimum ${ADDRESS_MIN} characters)`;
const STATE_REQUIRED = 'State is required';

/** The checkout's shipping form. Values are trimmed; the mobile number becomes its ten digits, the State its own name. */
export const checkoutSchema = z.object({
  fullName: z
    .string({ error: INVALID_NAME })
    .trim()
    .min(FULL_NAME_MIN, INVALID_NAME)
    .max(NAME_MAX, `Name must be at most ${NAME_MAX} characters`)
    .refine(isOneLine, INVALID_NAME),
  email: z.string({ error: INVALID_EMAIL }).trim().refine(isEmail, INVALID_EMAIL),
  mobile: z
    .string({ error: INVALID_MOBILE })
    .refine((text) => readMobile(text) !== undefined, INVALID_MOBILE)
    .transform((text) => readMobile(text) ?? text),
  address: z
    .string({ error: INVALID_ADDRESS })
    .trim()
    .min(ADDRESS_MIN, INVALID_ADDRESS)
    .max(ADDRESS_MAX, `Address must be at most ${ADDRESS_MAX} characters`)
    .refine(isOneLine, 'Address must be on one line'),
  pincode: z.string({ error: INVALID_PINCODE }).trim().refine(isPincode, INVALID_PINCODE),
  city: line('City', CITY_MAX),
  state: z
    .string({ error: STATE_REQUIRED })
    .refine((name) => findState(name) !== undefined, STATE_REQUIRED)
    .transform((name) => findState(name)?.name ?? name),
});
export type CheckoutForm = z.output<typeof checkoutSchema>;

export const checkCheckout = checker(checkoutSchema);

import { INVALID_EMAIL, INVALID_PHONE } from '../../contract/fields.ts';
import {
  ADDRESS_MIN,
  FULL_NAME_MIN,
  INVALID_ADDRESS,
  INVALID_MOBILE,
  INVALID_NAME,
} from '../../contract/orders/checkout.ts';
import { checkGuestOrder } from '../../contract/orders/guest-order.ts';
import { customerOf, type OrderRequest } from '../../contract/orders/order-request.ts';
import { checkGstin } from '../../domain/invoices/gstin.ts';
import { type Address, addressLine } from '../../domain/shipping/address.ts';
import { isPincode, stateForForm } from '../../domain/shipping/pincode/pincode.ts';
import { readAddress } from '../../domain/shipping/read-address.ts';
import { findState } from '../../domain/shipping/states.ts';
import { isEmail, isPhone, readMobile } from '../../domain/text/field-formats.ts';
import { ShopError } from '../http/errors.ts';

interface FieldError {
  readonly field: string;
  readonly message: string;
}

const NOTES_MAX = 2000;

export function throwIfInvalid(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first === undefined) return;
  throw new ShopError('VALIDATION_FAILED', 400, first.message, { details: errors });
}

/**
 * Checks the unparsed body of a guest's order, so that everything that is missing is named at once. Without
 * `customerInfo` the customer is the person at the shipping address.
 */
export function guestOrderErrors(body: unknown): FieldError[] {
  const given = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : []);
  const address = readAddress(given.get('shippingAddress'));
  const customerInfo = given.get('customerInfo') ?? {
    name: address?.fullName,
    email: address?.email,
    phone: address?.phone,
  };
  const messages = checkGuestOrder({ ...Object.fromEntries(given), customerInfo });
  return messages.map((message) => ({ field: '', message }));
}

/** Checks a parsed request by the rules of the checkout form: whether the order can be delivered and invoiced. */
export function orderErrors(request: OrderRequest): FieldError[] {
  const customer = customerOf(request);
  const missing = checkGuestOrder({ ...request, customerInfo: customer });
  return [
    ...missing.map((message) => ({ field: '', message })),
    ...(missing.length > 0
      ? []
      : [
          ...addressErrors('shippingAddress', request),
          ...addressErrors('billingAddress', request),
          ...errorIf('customerInfo.name', customer.name.length < FULL_NAME_MIN, INVALID_NAME),
          ...errorIf('customerInfo.phone', readMobile(customer.phone) === undefined, INVALID_MOBILE),
        ]),
    ...errorIf(
      'notes',
      (request.notes?.length ?? 0) > NOTES_MAX,
      `Notes must be at most ${NOTES_MAX} characters`,
    ),
    ...errorIf(
      'partPayment',
      request.partPayment === true && request.paymentMethod !== 'COD',
      'Part payment is for cash on delivery',
    ),
    ...gstinErrors(request.gstin),
  ];
}

function addressErrors(which: 'shippingAddress' | 'billingAddress', request: OrderRequest): FieldError[] {
  const { fullName, addressLine1, addressLine2, pinCode, email, phone } = request[which];
  const line = addressLine(addressLine1, addressLine2);
  return [
    ...errorIf(`${which}.fullName`, fullName.length < FULL_NAME_MIN, INVALID_NAME),
    ...errorIf(`${which}.addressLine1`, line.length < ADDRESS_MIN, INVALID_ADDRESS),
    ...errorIf(`${which}.pinCode`, !isPincode(pinCode), 'Please enter a valid 6 digit pincode'),
    ...errorIf(`${which}.email`, email !== '' && !isEmail(email), INVALID_EMAIL),
    ...errorIf(`${which}.phone`, phone !== '' && !isPhone(phone), INVALID_PHONE),
  ];
}

function gstinErrors(gstin: string | undefined): FieldError[] {
  const checked = gstin === undefined ? undefined : checkGstin(gstin);
  return checked?.ok === false ? [{ field: 'gstin', message: checked.message }] : [];
}

const errorIf = (field: string, isWrong: boolean, message: string): FieldError[] =>
  isWrong ? [{ field, message }] : [];

/** The order as it is stored: official names of States (from the pincode where none was given), a normalized GSTIN. */
export function normalizeOrder(request: OrderRequest): OrderRequest {
  const customer = customerOf(request);
  const gstin = request.gstin === undefined ? undefined : checkGstin(request.gstin);
  const shipping = withState(request.shippingAddress);
  return {
    ...request,
    shippingAddress: {
      ...shipping,
      email: shipping.email || customer.email,
      phone: shipping.phone || customer.phone,
    },
    billingAddress: withState(request.billingAddress),
    customerInfo: customer,
    gstin: gstin?.ok ? gstin.gstin : undefined,
  };
}

function withState(address: Address): Address {
  const state = findState(address.state)?.name ?? stateForForm(address.pinCode) ?? '';
  return { ...address, state };
}

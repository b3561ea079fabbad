import { INVALID_EMAIL, INVALID_PHONE, isEmail, isPhone } from '../../contract/fields.ts';
import { checkGuestOrder } from '../../contract/orders/guest-order.ts';
import { customerOf, type OrderRequest } from '../../contract/orders/order-request.ts';
import { checkGstin } from '../../domain/invoices/gstin.ts';
import { type Address, readAddress } from '../../domain/shipping/address.ts';
import { isPincode, stateForForm } from '../../domain/shipping/pincode/pincode.ts';
import { findState } from '../../domain/shipping/states.ts';
import { ShopError } from '../http/errors.ts';

/** What the rules of an order's form say about a request before it is priced. */

interface Complaint {
  readonly field: string;
  readonly message: string;
}

const NOTES_MAX = 2000;

export function refuseInvalid(complaints: readonly Complaint[]): void {
  const [first] = complaints;
  if (first === undefined) return;
  throw new ShopError('VALIDATION_FAILED', 400, first.message, { details: complaints });
}

/**
 * The guest checkout's list, over the body as it came: all that is missing is named at once. Who orders is, without
 * `customerInfo`, the person on the parcel.
 */
export function guestComplaints(body: unknown): Complaint[] {
  const given = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : []);
  const parcel = readAddress(given.get('shippingAddress'));
  const customerInfo = given.get('customerInfo') ?? {
    name: parcel?.fullName,
    email: parcel?.email,
    phone: parcel?.phone,
  };
  const complaints = checkGuestOrder({ ...Object.fromEntries(given), customerInfo });
  return complaints.map((message) => ({ field: '', message }));
}

/** Of a request whose fields are of the right kinds: whether an order can be made, delivered and invoiced with them. */
export function orderComplaints(request: OrderRequest): Complaint[] {
  const customer = customerOf(request);
  const missing = checkGuestOrder({ ...request, customerInfo: customer });
  return [
    ...missing.map((message) => ({ field: '', message })),
    ...(missing.length > 0
      ? []
      : [...addressComplaints('shippingAddress', request), ...addressComplaints('billingAddress', request)]),
    ...complaint('customerInfo.phone', customer.phone !== '' && !isPhone(customer.phone), INVALID_PHONE),
    ...complaint(
      'notes',
      (request.notes?.length ?? 0) > NOTES_MAX,
      `Notes must be at most ${NOTES_MAX} characters`,
    ),
    ...gstinComplaints(request.gstin),
  ];
}

function addressComplaints(which: 'shippingAddress' | 'billingAddress', request: OrderRequest): Complaint[] {
  const { pinCode, email, phone } = request[which];
  return [
    ...complaint(`${which}.pinCode`, !isPincode(pinCode), 'Please enter a valid 6 digit pincode'),
    ...complaint(`${which}.email`, email !== '' && !isEmail(email), INVALID_EMAIL),
    ...complaint(`${which}.phone`, phone !== '' && !isPhone(phone), INVALID_PHONE),
  ];
}

function gstinComplaints(gstin: string | undefined): Complaint[] {
  const checked = gstin === undefined ? undefined : checkGstin(gstin);
  return checked?.ok === false ? [{ field: 'gstin', message: checked.message }] : [];
}

const complaint = (field: string, isWrong: boolean, message: string): Complaint[] =>
  isWrong ? [{ field, message }] : [];

/** As it will be stored: States by their own names (from the pincode where none was given), the GSTIN normalised. */
export function completed(request: OrderRequest): OrderRequest {
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

import type { Address } from '../../domain/shipping/address.ts';
import { readAddress } from '../../domain/shipping/read-address.ts';
import { isEmail } from '../../domain/text/field-formats.ts';
import { INVALID_EMAIL } from '../fields.ts';

/**
 * What a guest order lacks, as a list in the order of the form; it is valid only when the list is empty. Spaces alone
 * count as nothing. State and phone of the addresses are not asked for: the State follows from the pincode.
 */
export function checkGuestOrder(order: unknown): string[] {
  const given = fieldsOf(order);
  const customer = fieldsOf(given.get('customerInfo'));
  const email = textOf(customer.get('email'));
  const items = given.get('items');
  const complaints = [
    textOf(customer.get('name')) === '' && 'Name is required',
    email === '' && 'Email is required',
    email !== '' && !isEmail(email) && INVALID_EMAIL,
    textOf(customer.get('phone')) === '' && 'Phone number is required',
    ...missingIn('Shipping', readAddress(given.get('shippingAddress'))),
    ...missingIn('Billing', readAddress(given.get('billingAddress'))),
    !(Array.isArray(items) && items.length > 0) && 'Cart is empty',
  ];
  return complaints.filter((complaint) => complaint !== false);
}

function missingIn(which: 'Shipping' | 'Billing', address: Address | undefined): (string | false)[] {
  return [
    !address?.fullName && `${which} name is required`,
    !address?.addressLine1 && `${which} address is required`,
    !address?.city && `${which} city is required`,
    !address?.pinCode && `${which} pincode is required`,
  ];
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

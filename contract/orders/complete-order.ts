import { checkGstin } from '../../domain/invoices/gstin.ts';
import { type Address, addressLine } from '../../domain/shipping/address.ts';
import { INVALID_PINCODE, isPincode, stateForForm } from '../../domain/shipping/pincode/pincode.ts';
import { readAddress } from '../../domain/shipping/read-address.ts';
import { findState } from '../../domain/shipping/states.ts';
import { isEmail, isPhone, readMobile } from '../../domain/text/field-formats.ts';
import type { z } from '../../domain/zod.ts';
import { INVALID_EMAIL, INVALID_PHONE } from '../fields.ts';
import { ADDRESS_MIN, FULL_NAME_MIN, INVALID_ADDRESS, INVALID_MOBILE, INVALID_NAME } from './checkout.ts';
import { type CompleteOrder, customerOf, type OrderRequest } from './order-request.ts';

/** What the bodies that place an order are checked for beyond their fields: whether it can be delivered and invoiced. */

type OrderDetails = Omit<OrderRequest, 'items'>;

/**
 * Before a guest's order is read field by field: everything that it lacks, at once and in the order of the form. Without
 * `customerInfo` the customer is the person at the shipping address.
 */
export function requireGuestFields(body: unknown, context: z.core.$RefinementCtx): unknown {
  const given = fieldsOf(body);
  const shipping = readAddress(given.get('shippingAddress'));
  const customer = fieldsOf(
    given.get('customerInfo') ?? { name: shipping?.fullName, email: shipping?.email, phone: shipping?.phone },
  );
  const [name = '', email = '', phone = ''] = ['name', 'email', 'phone'].map((field) =>
    textOf(customer.get(field)),
  );
  const items = given.get('items');
  const missing = [
    ...missingFields({ name, email, phone }, shipping, readAddress(given.get('billingAddress'))),
    ...(Array.isArray(items) && items.length > 0 ? [] : ['Cart is empty']),
  ];
  for (const message of missing) context.addIssue(message);
  return body;
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** State and phone of the addresses are not asked for: the State follows from the pincode. */
function missingFields(
  { name, email, phone }: ReturnType<typeof customerOf>,
  shipping: Address | undefined,
  billing: Address | undefined,
): string[] {
  const missing = [
    name === '' && 'Name is required',
    email === '' && 'Email is required',
    email !== '' && !isEmail(email) && INVALID_EMAIL,
    phone === '' && 'Phone number is required',
    ...missingInAddress('Shipping', shipping),
    ...missingInAddress('Billing', billing),
  ];
  return missing.filter((message) => message !== false);
}

function missingInAddress(which: 'Shipping' | 'Billing', address: Address | undefined): (string | false)[] {
  return [
    !address?.fullName && `${which} name is required`,
    !address?.addressLine1 && `${which} address is required`,
    !address?.city && `${which} city is required`,
    !address?.pinCode && `${which} pincode is required`,
  ];
}

/**
 * Once its fields are read: refuses an order by the rules of the checkout form, else returns it as it is stored, with official names
 * of States (from the pincode where none was given) and a normalized GSTIN.
 */
export function completeOrder<Order extends OrderDetails>(
  order: Order,
  context: z.core.$RefinementCtx,
): Order & Pick<CompleteOrder, 'customerInfo'> {
  const { shippingAddress, billingAddress } = order;
  const customer = customerOf(order);
  const gstin = order.gstin === undefined ? undefined : checkGstin(order.gstin);
  const refuseIf = (isWrong: boolean, message: string, ...path: string[]) => {
    if (isWrong) context.addIssue({ code: 'custom', path, message });
  };

  const missing = missingFields(customer, shippingAddress, billingAddress);
  for (const message of missing) refuseIf(true, message);
  if (missing.length === 0) {
    for (const which of ['shippingAddress', 'billingAddress'] as const) {
      const { fullName, addressLine1, addressLine2, pinCode, email, phone } = order[which];
      const line = addressLine(addressLine1, addressLine2);
      refuseIf(fullName.length < FULL_NAME_MIN, INVALID_NAME, which, 'fullName');
      refuseIf(line.length < ADDRESS_MIN, INVALID_ADDRESS, which, 'addressLine1');
      refuseIf(!isPincode(pinCode), INVALID_PINCODE, which, 'pinCode');
      refuseIf(email !== '' && !isEmail(email), INVALID_EMAIL, which, 'email');
      refuseIf(phone !== '' && !isPhone(phone), INVALID_PHONE, which, 'phone');
    }
    refuseIf(customer.name.length < FULL_NAME_MIN, INVALID_NAME, 'customerInfo', 'name');
    refuseIf(readMobile(customer.phone) === undefined, INVALID_MOBILE, 'customerInfo', 'phone');
  }
  const isPartPayment = order.partPayment === true;
  refuseIf(
    isPartPayment && order.paymentMethod !== 'COD',
    'Part payment is for cash on delivery',
    'partPayment',
  );
  if (gstin?.ok === false) refuseIf(true, gstin.message, 'gstin');

  return {
    ...order,
    shippingAddress: {
      ...withState(shippingAddress),
      email: shippingAddress.email || customer.email,
      phone: shippingAddress.phone || customer.phone,
    },
    billingAddress: withState(billingAddress),
    customerInfo: customer,
    gstin: gstin?.ok ? gstin.gstin : undefined,
  };
}

function withState(address: Address): Address {
  const state = findState(address.state)?.name ?? stateForForm(address.pinCode) ?? '';
  return { ...address, state };
}

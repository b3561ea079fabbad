import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from '../../domain/zod.ts';
import { requireGuestFields } from './complete-order.ts';

const guestOrder = z.preprocess(requireGuestFields, z.unknown());
const checkGuestOrder = (order: unknown) =>
  guestOrder.safeParse(order).error?.issues.map(({ message }) => message) ?? [];

const address = { fullName: 'Asha Rao', addressLine1: '12 MG Road', city: 'Nashik', pinCode: '422001' };
const customerInfo = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' };
const order = {
  customerInfo,
  shippingAddress: address,
  billingAddress: address,
  items: [{ productId: '1', quantity: 1 }],
};
const customer = (changes: object) =>
  checkGuestOrder({ ...order, customerInfo: { ...customerInfo, ...changes } });
const shipping = (changes: object) =>
  checkGuestOrder({ ...order, shippingAddress: { ...address, ...changes } });
const billing = (changes: object) =>
  checkGuestOrder({ ...order, billingAddress: { ...address, ...changes } });

describe('a guest order', () => {
  it('is valid only when the list of complaints is empty; they are all collected, in order [5.guest.1]', () => {
    expect(checkGuestOrder(order)).toEqual([]);
    expect(checkGuestOrder({})).toEqual([
      'Name is required',
      'Email is required',
      'Phone number is required',
      'Shipping name is required',
      'Shipping address is required',
      'Shipping city is required',
      'Shipping pincode is required',
      'Billing name is required',
      'Billing address is required',
      'Billing city is required',
      'Billing pincode is required',
      'Cart is empty',
    ]);
  });

  it('takes spaces alone for nothing [5.guest.2]', () => {
    const blank = { fullName: ' ', addressLine1: '\t', city: '  ', pinCode: ' ' };
    const spaces = { name: ' ', email: '  ', phone: '\n' };
    expect(
      checkGuestOrder({ customerInfo: spaces, shippingAddress: blank, billingAddress: blank, items: [] }),
    ).toEqual(checkGuestOrder({}));
  });

  it('needs a name [5.guest.3]', () => {
    expect(customer({ name: '' })).toEqual(['Name is required']);
  });

  it('needs an e-mail address [5.guest.4]', () => {
    expect(customer({ email: '' })).toEqual(['Email is required']);
    expect(customer({ email: undefined })).toEqual(['Email is required']);
  });

  it('needs a valid e-mail address, which has no spaces [5.guest.5]', () => {
    for (const email of ['asha', 'asha@example', 'as ha@example.in', 'asha@exam ple.in']) {
      expect(customer({ email })).toEqual(['Please enter a valid email address']);
    }
    expect(customer({ email: ' asha@example.in ' })).toEqual([]);
  });

  it('needs a phone number [5.guest.6]', () => {
    expect(customer({ phone: '' })).toEqual(['Phone number is required']);
  });

  it('needs the name to ship to [5.guest.7]', () => {
    expect(shipping({ fullName: '' })).toEqual(['Shipping name is required']);
  });

  it('needs the address to ship to, in either spelling [5.guest.8]', () => {
    expect(shipping({ addressLine1: '' })).toEqual(['Shipping address is required']);
    expect(shipping({ addressLine1: undefined, address: '12 MG Road' })).toEqual([]);
  });

  it('needs the city to ship to [5.guest.9]', () => {
    expect(shipping({ city: '' })).toEqual(['Shipping city is required']);
  });

  it('needs the pincode to ship to, in either spelling [5.guest.10]', () => {
    expect(shipping({ pinCode: '' })).toEqual(['Shipping pincode is required']);
    expect(shipping({ pinCode: undefined, pincode: '422001' })).toEqual([]);
  });

  it('needs the name on the bill [5.guest.11]', () => {
    expect(billing({ fullName: '' })).toEqual(['Billing name is required']);
  });

  it('needs the address on the bill [5.guest.12]', () => {
    expect(billing({ addressLine1: '' })).toEqual(['Billing address is required']);
  });

  it('needs the city on the bill [5.guest.13]', () => {
    expect(billing({ city: '' })).toEqual(['Billing city is required']);
  });

  it('needs the pincode on the bill [5.guest.14]', () => {
    expect(billing({ pinCode: '' })).toEqual(['Billing pincode is required']);
  });

  it('needs something in the cart [5.guest.15]', () => {
    for (const items of [[], undefined, null, 'x']) {
      expect(checkGuestOrder({ ...order, items })).toEqual(['Cart is empty']);
    }
  });

  it('does not need State or phone in its addresses [5.guest.16]', () => {
    expect(shipping({ state: '', phone: '' })).toEqual([]);
    expect(billing({ state: undefined, phone: undefined })).toEqual([]);
  });

  it('reads addresses that arrive as JSON text', () => {
    expect(checkGuestOrder({ ...order, shippingAddress: JSON.stringify(address) })).toEqual([]);
  });

  it('gets an answer, whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        for (const complaint of checkGuestOrder(anything)) expect(typeof complaint).toBe('string');
      }),
    );
  });
});

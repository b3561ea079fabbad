import { describe, expect, it } from 'vitest';
import { addressOfForm, checkForm, fieldsOfUser, formErrors } from './checkout-form.ts';

const FIELDS = {
  fullName: ' Asha Rao ',
  email: 'asha@example.in',
  mobile: '+91 98765 43210',
  address: '12 MG Road,\n  College Road\n',
  pincode: '422001',
  city: 'Nashik',
  state: 'Maharashtra',
  gstin: '',
};

const USER = { name: 'Asha', email: 'asha@example.in', phone: '9876543210' };
const ADDRESS = {
  fullName: 'Asha Rao',
  email: '',
  addressLine1: '12 MG Road',
  addressLine2: 'Flat 3',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422001',
  phone: '',
};

describe('the checkout form', () => {
  it('makes one line of an address on several, and an address of the fields', () => {
    const checked = checkForm(FIELDS);
    expect(checked.ok && addressOfForm(checked.value)).toEqual({
      fullName: 'Asha Rao',
      email: 'asha@example.in',
      addressLine1: '12 MG Road, College Road',
      addressLine2: '',
      city: 'Nashik',
      state: 'Maharashtra',
      pinCode: '422001',
      phone: '9876543210',
    });
  });

  it('takes the GSTIN of a business, and complains of it beside the other fields', () => {
    const right = checkForm({ ...FIELDS, gstin: ' 27aapfu0939f1zv ' });
    expect(right).toMatchObject({ ok: true, value: { gstin: '27AAPFU0939F1ZV' } });
    expect(checkForm({ ...FIELDS, gstin: '27', city: '' })).toEqual({
      ok: false,
      errors: { city: 'City is required', gstin: 'Please enter a valid 15 character GSTIN' },
    });
    expect(checkForm({ ...FIELDS, gstin: '27' })).toMatchObject({ ok: false });
  });

  it('is filled with what the account knows', () => {
    expect(fieldsOfUser({ ...USER, addresses: [ADDRESS] }, '')).toEqual({
      fullName: 'Asha Rao',
      email: 'asha@example.in',
      mobile: '9876543210',
      address: '12 MG Road, Flat 3',
      pincode: '422001',
      city: 'Nashik',
      state: 'Maharashtra',
    });
    expect(fieldsOfUser({ ...USER, phone: null, addresses: [] }, '')).toEqual({
      fullName: 'Asha',
      email: 'asha@example.in',
      mobile: '',
    });
  });

  it('takes of an account’s addresses the one of the typed pincode, and none that lies elsewhere', () => {
    const admin = { ...ADDRESS, pinCode: '560001', city: 'Bengaluru', state: 'Karnataka' };
    const account = { ...USER, addresses: [ADDRESS, admin] };
    expect(fieldsOfUser(account, '560001')).toMatchObject({ pincode: '560001', city: 'Bengaluru' });
    expect(fieldsOfUser(account, '110001')).toEqual({
      fullName: 'Asha',
      email: 'asha@example.in',
      mobile: '9876543210',
    });
  });

  it('shows the shop’s complaints at their fields, and any other at the State', () => {
    const errors = {
      'shippingAddress.pinCode': 'Wrong pincode',
      'customerInfo.phone': 'Wrong phone',
      items: 'No items in cart',
    };
    expect(formErrors(errors, 'Wrong pincode')).toEqual({
      pincode: 'Wrong pincode',
      mobile: 'Wrong phone',
    });
    expect(formErrors({ '': 'Cart is empty' }, 'Cart is empty')).toEqual({
      state: 'Cart is empty',
    });
  });
});

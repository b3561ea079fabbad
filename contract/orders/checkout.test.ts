import { describe, expect, it } from 'vitest';
import { STATE_NAMES } from '../../domain/shipping/states.ts';
import { checkCheckout } from './checkout.ts';

const asha = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  mobile: '9876543210',
  address: '12 MG Road, Nashik',
  pincode: '422001',
  city: 'Nashik',
  state: 'Maharashtra',
};
const complaint = (field: keyof typeof asha, value: unknown) => {
  const checked = checkCheckout({ ...asha, [field]: value });
  return checked.ok ? undefined : checked.errors;
};

describe('the checkout form', () => {
  it('accepts a complete address', () => {
    expect(checkCheckout(asha)).toEqual({ ok: true, value: asha });
  });

  it('trims what was typed and writes mobile and State in their own form', () => {
    const typed = {
      fullName: '  Asha Rao ',
      email: ' asha@example.in ',
      mobile: '+91 98765-43210',
      address: ' 12 MG Road, Nashik ',
      pincode: ' 422001 ',
      city: ' Nashik ',
      state: 'maharashtra',
    };
    expect(checkCheckout(typed)).toEqual({ ok: true, value: asha });
  });

  it.each(['', 'As', '  As  ', 'ab\n', undefined, 123])(
    'refuses the name %j: fewer than 3 characters once trimmed [5.checkout.1]',
    (value) => {
      expect(complaint('fullName', value)).toEqual({
        fullName: 'Please enter a valid name (minimum 3 characters)',
      });
      expect(complaint('fullName', 'Ram')).toBeUndefined();
    },
  );

  it.each(['', 'asha', 'asha@example', 'as ha@example.in', '@example.in', `${'a'.repeat(250)}@b.in`, null])(
    'refuses the e-mail %j [5.checkout.2]',
    (value) => {
      expect(complaint('email', value)).toEqual({ email: 'Please enter a valid email address' });
    },
  );

  it.each(['', '5876543210', '987654321', '98765432101', 'abcdefghij', '+91 5876543210', undefined])(
    'refuses the mobile number %j: not 10 digits starting with 6 to 9 [5.checkout.3]',
    (value) => {
      expect(complaint('mobile', value)).toEqual({
        mobile: 'Please enter a valid 10 digit mobile number starting with 6-9',
      });
    },
  );

  it.each(['6000000000', '7000000000', '8000000000', '9000000000', '098765 43210'])(
    'accepts the mobile number %s',
    (value) => {
      expect(complaint('mobile', value)).toBeUndefined();
    },
  );

  it.each(['', '12 MG Rd', '123456789', '  12345678   ', undefined])(
    'refuses the address %j: fewer than 10 characters [5.checkout.4]',
    (value) => {
      expect(complaint('address', value)).toEqual({
        address: 'Please enter a complete address (minimum 10 characters)',
      });
      expect(complaint('address', '1234567890')).toBeUndefined();
    },
  );

  it.each(['', '42200', '4220011', '022001', '42200a', '422 01', 422001])(
    'refuses the pincode %j: not 6 digits, or starting with 0 [5.checkout.5]',
    (value) => {
      expect(complaint('pincode', value)).toEqual({ pincode: 'Please enter a valid 6 digit pincode' });
    },
  );

  it.each(['', '   ', undefined])('asks for the city when it is %j [5.checkout.6]', (value) => {
    expect(complaint('city', value)).toEqual({ city: 'City is required' });
  });

  it.each(['', '   ', undefined, 'Atlantis'])('asks for the State when it is %j [5.checkout.7]', (value) => {
    expect(complaint('state', value)).toEqual({ state: 'State is required' });
  });

  it('accepts each of the 36 States and territories', () => {
    for (const state of STATE_NAMES) expect(complaint('state', state)).toBeUndefined();
  });

  it('names every wrong field at once', () => {
    const checked = checkCheckout({});
    expect(!checked.ok && Object.keys(checked.errors)).toEqual([
      'fullName',
      'email',
      'mobile',
      'address',
      'pincode',
      'city',
      'state',
    ]);
  });

  it('takes no line break or NUL in any field', () => {
    for (const field of ['fullName', 'email', 'address', 'city'] as const) {
      for (const bad of ['\n', '\r', '\0']) {
        expect(complaint(field, `long enough${bad}long@enough.in`)).toBeDefined();
      }
    }
  });

  it('limits name, address and city in length', () => {
    expect(complaint('fullName', 'x'.repeat(121))).toEqual({
      fullName: 'Name must be at most 120 characters',
    });
    expect(complaint('address', 'x'.repeat(301))).toEqual({
      address: 'Address must be at most 300 characters',
    });
    expect(complaint('city', 'x'.repeat(81))).toEqual({ city: 'City must be at most 80 characters' });
  });
});

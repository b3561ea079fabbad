import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressLine, addressSchema, oneLineAddress } from './address.ts';
import { readAddress } from './read-address.ts';

const asha = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  addressLine1: '12 MG Road',
  addressLine2: 'Near the park',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422001',
  phone: '9876543210',
};

describe('an address', () => {
  it('has name, e-mail, two lines, city, state, pinCode (also pincode, in server form) and phone [3.cart.7]', () => {
    expect(addressSchema.parse(asha)).toEqual(asha);
    const { pinCode, ...rest } = asha;
    expect(addressSchema.parse({ ...rest, pincode: pinCode })).toEqual(asha);
  });

  it('of an order is read from an object and from a JSON string alike [3.order.7]', () => {
    expect(readAddress(asha)).toEqual(asha);
    expect(readAddress(JSON.stringify(asha))).toEqual(asha);
    expect(readAddress(JSON.stringify(JSON.stringify(asha)))).toEqual(asha);
    expect(addressSchema.parse(JSON.stringify(asha))).toEqual(asha);
  });

  it('of an order may say address for addressLine1 and pincode for pinCode [3.order.8]', () => {
    const { addressLine1, pinCode, ...rest } = asha;
    const written = { ...rest, address: addressLine1, pincode: pinCode };
    expect(readAddress(written)).toEqual(asha);
    expect(addressSchema.parse(written)).toEqual(asha);
    expect(readAddress(asha)).toEqual(asha);
    expect(readAddress({ ...asha, addressLine1: '', address: 'Plot 5' })?.addressLine1).toBe('Plot 5');
  });

  it('reads a pincode that was sent as a number', () => {
    expect(addressSchema.parse({ ...asha, pinCode: 422001 }).pinCode).toBe('422001');
    expect(readAddress({ ...asha, pinCode: undefined, pincode: 422001 })?.pinCode).toBe('422001');
  });

  it('is empty, not wrong, where nothing was given', () => {
    expect(addressSchema.parse({ fullName: ' Asha ', phone: null })).toEqual({
      fullName: 'Asha',
      email: '',
      addressLine1: '',
      addressLine2: '',
      city: '',
      state: '',
      pinCode: '',
      phone: '',
    });
  });

  it.each([
    ['a name of 121 characters', { fullName: 'x'.repeat(121) }],
    ['a city with a line break', { city: 'Nashik\nBcc: everybody' }],
    ['a street with NUL', { addressLine1: 'a\0b' }],
    ['a street that is a list', { addressLine1: ['a'] }],
  ])('is refused with %s', (_what, wrong) => {
    expect(addressSchema.safeParse({ ...asha, ...wrong }).success).toBe(false);
  });

  it.each([undefined, null, 7, 'not json', '[1', []])('is refused when it is %j', (value) => {
    expect(addressSchema.safeParse(value).success).toBe(false);
  });

  it('may have a name of 120 characters', () => {
    expect(addressSchema.safeParse({ ...asha, fullName: 'x'.repeat(120) }).success).toBe(true);
  });

  it('is one where a single field says something, without the spaces around it', () => {
    expect(readAddress({ city: ' Nashik ' })).toMatchObject({ city: 'Nashik', fullName: '' });
  });

  it('stored as plain text instead of JSON is read as the street', () => {
    expect(readAddress(' 12 MG Road, Nashik ')?.addressLine1).toBe('12 MG Road, Nashik');
  });

  it.each([undefined, null, '', '  ', 7, true, [], {}, { fullName: '' }, 'null', '[]'])(
    'that is %j is no address',
    (value) => {
      expect(readAddress(value)).toBeUndefined();
    },
  );

  it('never makes a page fail, whatever the record holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (value) => {
        const address = readAddress(value);
        if (address) for (const field of Object.values(address)) expect(typeof field).toBe('string');
      }),
    );
  });

  it('joins its two lines with a comma', () => {
    expect(addressLine('12 MG Road', 'Near the park')).toBe('12 MG Road, Near the park');
    expect(addressLine('12 MG Road')).toBe('12 MG Road');
    expect(addressLine(' 12 MG Road ', '  ')).toBe('12 MG Road');
    expect(addressLine('', null)).toBe('');
  });

  it('stands on one line without its phone and e-mail', () => {
    expect(oneLineAddress(asha)).toBe('Asha Rao, 12 MG Road, Near the park, Nashik, Maharashtra 422001');
    expect(oneLineAddress({ ...asha, fullName: '', addressLine2: '', state: '' })).toBe(
      '12 MG Road, Nashik, 422001',
    );
    expect(oneLineAddress(undefined)).toBe('');
  });
});

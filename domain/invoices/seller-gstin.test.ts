import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import { checkSellerGstin, stateOfAddress } from './seller-gstin.ts';

describe('the State of an address', () => {
  it.each([
    [DEFAULT_SETTINGS.storeAddress, 'Maharashtra'],
    ['12 Delhi Gate, Aurangabad 431 001', 'Maharashtra'],
    ['4 Residency Road, Bengaluru, karnataka', 'Karnataka'],
    ['Goa House, Ahmedabad, Gujarat', 'Gujarat'],
    ['Elsewhere', undefined],
  ])('"%s" is %s', (address, state) => {
    expect(stateOfAddress(address)?.name).toBe(state);
  });
});

describe('the shop’s own GSTIN', () => {
  it('must be of the State of its address', () => {
    const { storeAddress } = DEFAULT_SETTINGS;
    expect(checkSellerGstin(' 27aapfu0939f1zv ', storeAddress)).toMatchObject({ ok: true });
    expect(checkSellerGstin('27AAPFU0939F1ZV', 'Elsewhere')).toMatchObject({ ok: true });
    expect(checkSellerGstin('29ABCCS1234K1Z9', storeAddress)).toMatchObject({
      ok: false,
      message:
        'This GSTIN is for Karnataka (29), but the store’s address is in Maharashtra (27). Please correct one of them.',
    });
    expect(checkSellerGstin('29ABCCS1234K1Z9', 'MG Road, Bengaluru 560001')).toMatchObject({ ok: true });
    expect(checkSellerGstin('27AAPFU0939F1ZX', storeAddress)).toMatchObject({
      code: 'GSTIN_CHECK_CHARACTER',
    });
  });
});

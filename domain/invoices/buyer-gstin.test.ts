import { describe, expect, it } from 'vitest';
import { gstinStateQuestion, isOwnGstin } from './buyer-gstin.ts';
import { gstinCheckCharacter } from './gstin.ts';

const MAHARASHTRA = '27AAPFU0939F1ZV';
const KARNATAKA = '29AAGCB7383J1Z4';
const OTHER_TERRITORY = `97AAPFU0939F1Z${gstinCheckCharacter('97AAPFU0939F1Z')}`;

describe('the GSTIN of a buyer', () => {
  it('of another State than the address is asked about', () => {
    expect(gstinStateQuestion(KARNATAKA, 'Maharashtra')).toBe(
      'This GSTIN is registered in Karnataka, but the address is in Maharashtra. Is that right? If so, you can go on.',
    );
    expect(gstinStateQuestion(' 27aapfu 0939f1zv', 'Goa')).toMatch(
      /^This GSTIN is registered in Maharashtra/,
    );
  });

  it.each([
    [MAHARASHTRA, 'Maharashtra'],
    [MAHARASHTRA, ' maharashtra '],
    [MAHARASHTRA, ''],
    ['', 'Maharashtra'],
    ['29AAGCB7383J1', 'Maharashtra'],
    ['29AAGCB7383J1Z5', 'Maharashtra'],
    [OTHER_TERRITORY, 'Maharashtra'],
  ])('%s with %j leaves nothing to ask', (gstin, state) => {
    expect(gstinStateQuestion(gstin, state)).toBeUndefined();
  });

  it('is not the shop’s own', () => {
    expect(isOwnGstin(MAHARASHTRA, MAHARASHTRA)).toBe(true);
    expect(isOwnGstin(KARNATAKA, MAHARASHTRA)).toBe(false);
    expect(isOwnGstin(undefined, '')).toBe(false);
  });
});

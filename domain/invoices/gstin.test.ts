import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkGstin, gstinCheckCharacter, gstinStateQuestion, isOwnGstin } from './gstin.ts';

const valid = [
  ['27AAPFU0939F1ZV', 'Maharashtra'],
  ['29ABCCS1234K1Z9', 'Karnataka'],
  ['07AAAPZ9999Q1Z5', 'Delhi'],
  ['33AABFT5678R2ZD', 'Tamil Nadu'],
  ['26AAACX4321M1Z8', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['38AAATL2468N1Z2', 'Ladakh'],
  ['36AAACH7654P1ZZ', 'Telangana'],
] as const;

describe('the GSTIN of a business buyer', () => {
  it.each(valid)('accepts %s of %s', (gstin, state) => {
    expect(checkGstin(gstin)).toMatchObject({ ok: true, gstin, state: { name: state } });
    expect(gstinCheckCharacter(gstin.slice(0, 14))).toBe(gstin.at(-1));
  });

  it.each([
    ['27AAPFU0939F1ZW', 'GSTIN_CHECK_CHARACTER'],
    ['25AAACX4321M1Z8', 'GSTIN_STATE'],
    ['29ABCCS1234K0Z9', 'GSTIN_FORMAT'],
    ['00AAPFU0939F1ZV', 'GSTIN_STATE'],
    ['99AAPFU0939F1ZV', 'GSTIN_STATE'],
    ['27AAPFU0939F1Z', 'GSTIN_FORMAT'],
    ['27AAPFU0939F1ZVX', 'GSTIN_FORMAT'],
    ['27AAPFU0939F1YV', 'GSTIN_FORMAT'],
    ['', 'GSTIN_FORMAT'],
  ] as const)('refuses "%s" with %s', (gstin, code) => {
    expect(checkGstin(gstin)).toMatchObject({ ok: false, code });
  });

  it.each(['27aapfu0939f1zv', ' 27 AAPFU0939F 1ZV '])('reads "%s" in upper case, without spaces', (typed) => {
    expect(checkGstin(typed)).toMatchObject({ ok: true, gstin: '27AAPFU0939F1ZV' });
  });

  it('accepts the code 97 of "other territory", which is no State', () => {
    const body = '97AAPFU0939F1Z';
    expect(checkGstin(`${body}${gstinCheckCharacter(body)}`)).toMatchObject({ ok: true, state: undefined });
  });

  it('computes no check character for what is too short or contains foreign characters', () => {
    expect(gstinCheckCharacter('27AAPFU0939F1')).toBeUndefined();
    expect(gstinCheckCharacter('27aapfu0939f1z')).toBeUndefined();
  });

  const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const anyGstin = fc.constantFrom(...valid.map(([gstin]) => gstin));

  it('notices any one character typed wrong', () => {
    fc.assert(
      fc.property(anyGstin, fc.nat(14), fc.constantFrom(...characters), (gstin, place, wrong) => {
        fc.pre(gstin[place] !== wrong);
        expect(checkGstin(gstin.slice(0, place) + wrong + gstin.slice(place + 1)).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('notices two neighbours typed in the wrong order, except 0 beside Z, which the method cannot tell apart', () => {
    fc.assert(
      fc.property(anyGstin, fc.nat(12), (gstin, place) => {
        const [first = '', second = ''] = gstin.slice(place, place + 2);
        fc.pre(first !== second && [first, second].sort().join('') !== '0Z');
        const swapped = gstin.slice(0, place) + second + first + gstin.slice(place + 2, 14);
        expect(gstinCheckCharacter(swapped)).not.toBe(gstin.at(-1));
      }),
    );
  });
});

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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findState, STATES } from '../states.ts';
import cityFile from './city.json' with { type: 'json' };
import { cityOfPincode } from './city.ts';
import knownFile from './known.json' with { type: 'json' };
import { isKnownPincode, pincodeNote } from './known.ts';
import { isPincode, stateForForm, stateOfPincode, statesOfMixedPincode } from './pincode.ts';
import examples from './pincode-cases.json' with { type: 'json' };
import { MIXED, RANGES } from './ranges.ts';

describe('the State of a pincode', () => {
  it.each(examples.cases)('finds $state for $pin', ({ pin, state, gst, iso }) => {
    expect(stateOfPincode(pin)).toBe(state);
    expect(findState(state)).toMatchObject({ gst, iso });
    expect(stateForForm(pin)).toBe(state);
  });

  it.each(examples.noState)('finds no State for $pin', ({ pin }) => {
    expect(stateOfPincode(pin)).toBeUndefined();
  });

  it('reaches every one of the 36 States and territories', () => {
    const names = new Set(RANGES.map(([from]) => stateOfPincode(String(from))));
    expect(names).toEqual(new Set(STATES.map((state) => state.name)));
  });

  it('has ranges in order that never overlap', () => {
    for (const [index, [from, to]] of RANGES.entries()) {
      expect(from).toBeLessThanOrEqual(to);
      expect(from).toBeGreaterThan(RANGES[index - 1]?.[1] ?? 0);
      expect(stateOfPincode(String(from))).toBe(stateOfPincode(String(to)));
    }
  });

  it('places every pincode of the postal directory in a State', () => {
    let pin = 0;
    const homeless = knownFile.d.filter((step) => {
      pin += step;
      return stateOfPincode(String(pin)) === undefined;
    });
    expect(homeless).toEqual([]);
  });
});

describe('the State field of the forms', () => {
  it.each(['100001', '900056', '199999', '990001'])('fills Maharashtra for the unknown pincode %s', (pin) => {
    expect(stateForForm(pin)).toBe('Maharashtra');
  });

  it.each(['', '4220', '4220011', '042200', '42200a', ' 422001', '４２２００１'])(
    'fills nothing for "%s", which is no pincode',
    (pin) => {
      expect(isPincode(pin)).toBe(false);
      expect(stateForForm(pin)).toBeUndefined();
    },
  );

  it('fills a State for every six digits that do not start with 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 999_999 }), (pin) => {
        expect(findState(stateForForm(String(pin)) ?? '')).toBeDefined();
      }),
    );
  });
});

describe('a pincode on a border', () => {
  it('offers both States of 605007, Puducherry first', () => {
    expect(statesOfMixedPincode('605007')).toEqual(['Puducherry', 'Tamil Nadu']);
    expect(stateOfPincode('605007')).toBe('Puducherry');
  });

  it('names its default State first, for all 27', () => {
    expect(Object.keys(MIXED)).toHaveLength(27);
    for (const pin of Object.keys(MIXED)) expect(statesOfMixedPincode(pin)[0]).toBe(stateOfPincode(pin));
  });

  it('offers nothing for a pincode inside one State', () => {
    expect(statesOfMixedPincode('422001')).toEqual([]);
    expect(statesOfMixedPincode('constructor')).toEqual([]);
  });
});

describe('the city of a pincode', () => {
  it.each(examples.cases)('suggests $city for $pin', ({ pin, city }) => {
    expect(cityOfPincode(pin)).toBe(city);
  });

  it.each(examples.noState)('suggests no city for $pin', ({ pin }) => {
    expect(cityOfPincode(pin)).toBeUndefined();
  });
});

describe('the postal directory', () => {
  it('knows 19,584 pincodes, Nashik 422001 among them', () => {
    expect(knownFile.d).toHaveLength(19_584);
    expect(isKnownPincode('422001')).toBe(true);
    expect(isKnownPincode('110001')).toBe(true);
  });

  it('does not know 900056 (army) or what is no pincode', () => {
    expect(isKnownPincode('900056')).toBe(false);
    expect(isKnownPincode('abc')).toBe(false);
  });

  it.each([
    ['900056', 'We don’t know the pincode 900056. Please check it.'],
    ['110399', 'India Post doesn’t list 110399. Please check the pincode.'],
    ['605007', 'This pincode is in Puducherry and Tamil Nadu. Please check the state.'],
    ['422001', undefined],
    ['42200', undefined],
    ['', undefined],
  ])('makes a form say of %s: %s', (pin, note) => {
    expect(pincodeNote(pin)).toBe(note);
  });

  it('names its source and licence in both data files', () => {
    for (const file of [cityFile, knownFile]) {
      expect(file.source).toContain('All India Pincode Directory, Department of Posts, Government of India');
      expect(file.source).toContain('Government Open Data License - India');
    }
  });
});

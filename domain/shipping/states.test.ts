import { describe, expect, it } from 'vitest';
import { HOME_STATE } from '../pricing/gst.ts';
import { findState, findStateByGstCode, STATE_NAMES, STATES } from './states.ts';

describe('the States and territories of India', () => {
  it('counts 28 states and 8 union territories', () => {
    expect(STATES).toHaveLength(36);
    expect(STATES.filter((state) => state.type === 'ut')).toHaveLength(8);
  });

  it('gives each its own name, GST code and ISO code', () => {
    for (const field of ['name', 'gst', 'iso'] as const) {
      expect(new Set(STATES.map((state) => state[field])).size).toBe(36);
    }
    for (const state of STATES) expect(state.iso).toMatch(/^IN-[A-Z]{2}$/);
  });

  it('leaves out the retired GST codes 25 and 28', () => {
    expect(findStateByGstCode('25')).toBeUndefined();
    expect(findStateByGstCode('28')).toBeUndefined();
    expect(findStateByGstCode('37')?.name).toBe('Andhra Pradesh');
  });

  it('levies UTGST in exactly the five territories without a legislature', () => {
    const names = STATES.filter((state) => state.localTax === 'UTGST').map((state) => state.name);
    expect(names).toEqual([
      'Chandigarh',
      'Dadra and Nagar Haveli and Daman and Diu',
      'Lakshadweep',
      'Andaman and Nicobar Islands',
      'Ladakh',
    ]);
  });

  it('lists the names alphabetically for the dropdown', () => {
    expect(STATE_NAMES).toHaveLength(36);
    expect(STATE_NAMES[0]).toBe('Andaman and Nicobar Islands');
    expect(STATE_NAMES.at(-1)).toBe('West Bengal');
  });

  it.each([
    ['maharashtra', 'Maharashtra'],
    ['  MAHARASHTRA ', 'Maharashtra'],
    ['tamil  nadu', 'Tamil Nadu'],
    ['TamilNadu', 'Tamil Nadu'],
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ])('finds "%s" as %s', (typed, name) => {
    expect(findState(typed)?.name).toBe(name);
  });

  it('does not find what is no State', () => {
    expect(findState('Atlantis')).toBeUndefined();
    expect(findState('')).toBeUndefined();
  });

  it('knows the home State with GST code 27', () => {
    expect(findState(HOME_STATE)).toEqual({
      name: 'Maharashtra',
      gst: '27',
      iso: 'IN-MH',
      type: 'state',
      localTax: 'SGST',
    });
  });
});

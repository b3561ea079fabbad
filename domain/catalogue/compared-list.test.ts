import { describe, expect, it } from 'vitest';
import { compareAddress, comparedIds, idsFromAddress, toggleCompared } from './compared-list.ts';

describe('the list of what is compared', () => {
  it.each([
    ['?ids=21,22', ['21', '22']],
    ['?ids=combo-1,21,21', ['combo-1', '21']],
    ['?ids=1,3,4,5,6', ['1', '3', '4', '5', '6']],
    ['?ids=%20,<b>,../x,21', ['21']],
    ['?ids=', []],
    ['?other=21', []],
    ['', []],
  ])('is read from %j', (search, ids) => {
    expect(idsFromAddress(search)).toEqual(ids);
  });

  it('is written into an address that reads as the same', () => {
    expect(compareAddress(['21', 'combo-1'])).toBe('/compare?ids=21,combo-1');
    expect(idsFromAddress(new URL(compareAddress(['21', '22']), 'http://shop').search)).toEqual(['21', '22']);
    expect(compareAddress([])).toBe('/compare');
  });

  it.each([[undefined], [null], ['21'], [{ ids: ['21'] }], [[1, null, {}, '', 'x'.repeat(65)]]])(
    'survives rubbish: %j',
    (rubbish) => {
      expect(comparedIds(rubbish)).toEqual([]);
    },
  );

  it('takes up to four and gives each back; a fifth is refused', () => {
    expect(toggleCompared(['1', '3'], '4')).toEqual(['1', '3', '4']);
    expect(toggleCompared(['1', '3', '4'], '3')).toEqual(['1', '4']);
    expect(toggleCompared(['1', '3', '4', '5'], '6')).toBeUndefined();
    expect(toggleCompared(['1', '3', '4', '5'], '5')).toEqual(['1', '3', '4']);
  });
});

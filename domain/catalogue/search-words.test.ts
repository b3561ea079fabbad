import { describe, expect, it } from 'vitest';
import { isOneTypoAway, queryWords, searchText } from './search-words.ts';

describe('the words of names and queries', () => {
  it.each([
    ['Olympic Barbell 7 ft 20 kg', 'olympic bar 7ft 20kg'],
    ['20KG dumbells', '20kg dumbbell'],
    ['20 kilos', '20kg'],
    ['7-feet', '7ft'],
    ['8.5\u00a0kg', '8.5kg'],
    ['1,310 mm', '1310mm'],
    ['Power Rack 75x75 mm 11 SWG', 'power rack 75 x 75mm 11swg'],
    ['Pull-up', 'pullup'],
    ['benches boxes accessories press', 'bench box accessory press'],
    ['vajan', 'weight'],
    ['जूता ५', 'जूता 5'],
    ['?!', ''],
  ])('%j is %j', (text, words) => {
    expect(searchText(text)).toBe(words);
  });

  it('reads two words of a query as what they mean together', () => {
    expect(queryWords('Kettle bell 16 kg')).toEqual(['kettlebell', '16kg']);
    expect(queryWords('home gym set')).toEqual(['combo']);
  });
});

describe('one typo', () => {
  it.each([
    ['dumbell', 'dumbbell', true],
    ['benchh', 'bench', true],
    ['banch', 'bench', true],
    ['brabell', 'barbell', true],
    ['vench', 'bench', true],
    ['bench', 'bench', true],
    ['bnhce', 'bench', false],
    ['dmbell', 'dumbbell', false],
    ['rak', 'rack', false],
    ['2000', '2001', false],
  ])('"%s" for "%s": %s', (typed, word, isForgiven) => {
    expect(isOneTypoAway(typed, word)).toBe(isForgiven);
  });
});

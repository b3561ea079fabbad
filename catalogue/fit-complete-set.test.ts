import { describe, expect, it } from 'vitest';
import { FIT_ASSUMPTIONS } from '../domain/fit/assumptions.ts';
import { factsOf } from '../domain/fit/facts-of.ts';
import { missingParts, startsSet } from '../domain/fit/plan/complete-set.ts';
import type { Offer } from '../domain/fit/plan/offers.ts';
import { type FitItem, judgeSet } from '../domain/fit/set.ts';
import { isRefused } from '../domain/fit/verdict.ts';
import { rupees } from '../domain/pricing/money.ts';
import { fitOf } from './fit.ts';
import { products } from './products.ts';

const offers = products.flatMap(({ id, name, price, salePrice, weightVariants = [] }): Offer[] => {
  const fit = fitOf(
    id,
    weightVariants.map(({ weight }) => weight),
  );
  const offer = { productId: id, name, facts: factsOf({ fit }), price: rupees(salePrice ?? price) };
  if (weightVariants.length === 0) return [offer];
  return weightVariants.map(({ weight, ...priced }) => ({
    ...offer,
    variant: weight,
    name: `${name}, ${weight}`,
    facts: factsOf({ fit }, weight),
    price: rupees(priced.salePrice ?? priced.price ?? price),
  }));
});

/** '1', or '36: 20 kg pair'. */
const itemsOf = (named: readonly string[]): FitItem[] =>
  named.map((key) => {
    const [productId, variant] = key.split(': ');
    const offer = offers.find((each) => each.productId === productId && each.variant === variant);
    if (offer === undefined) throw new Error(`Not sold: ${key}`);
    return { key, name: offer.name, quantity: 1, facts: offer.facts };
  });
const missing = (named: readonly string[], sold = offers) =>
  missingParts(itemsOf(named), sold, FIT_ASSUMPTIONS);

const OF_OLYMPIC_SET = {
  'A rack or stands': 'Adjustable Squat Stands (pair)',
  Plates: 'Cast Iron Olympic Plates, 5 kg pair + Cast Iron Olympic Plates, 10 kg pair',
  'A bench': 'Flat Bench',
  Collars: 'Olympic Spring Collars (pair)',
  'A place for the plates': 'Olympic Plate Tree',
};
const { 'A rack or stands': _stands, ...WITHOUT_STANDS } = OF_OLYMPIC_SET;
const NONE = '';

describe('a set that is begun', () => {
  it.each<[name: string, there: string[], parts: Readonly<Record<string, string>>]>([
    ['a combo', ['combo-1'], { 'A place for the plates': 'Olympic Plate Tree' }],
    ['a combo with its plate tree', ['combo-1', '27'], {}],
    ['a bar', ['1'], OF_OLYMPIC_SET],
    [
      'a power rack, too wide for a 5 ft bar',
      ['21'],
      { 'A bar': 'Olympic Barbell 6 ft 15 kg', ...WITHOUT_STANDS },
    ],
    ['squat stands', ['23'], { 'A bar': 'Olympic Barbell 5 ft 12 kg', ...WITHOUT_STANDS }],
    [
      'a rod of 28 mm, which has its own nuts',
      ['11', '23'],
      {
        Plates:
          'Rubber Tri-Grip Plates 28 mm (pair), 5 kg pair + Rubber Tri-Grip Plates 28 mm (pair), 10 kg pair',
        'A bench': 'Flat Bench',
        'A place for the plates': NONE,
      },
    ],
    [
      'a press station, which has its own bench',
      ['32', '1', '36: 20 kg pair'],
      { Collars: OF_OLYMPIC_SET.Collars, 'A place for the plates': 'Olympic Plate Tree' },
    ],
    [
      'a curl bar, which is lifted from the floor',
      ['6', '36: 10 kg pair'],
      { Collars: OF_OLYMPIC_SET.Collars, 'A place for the plates': 'Olympic Plate Tree' },
    ],
    [
      'a bar that does not go into the rack: nothing is proposed in its place',
      ['5', '21', '36: 20 kg pair', '29', '44', '27'],
      {},
    ],
  ])('%s', (_name, there, parts) => {
    const found = missing(there).map(({ name, offers: of }) => [
      name,
      of.map((each) => each.name).join(' + '),
    ]);
    expect(Object.fromEntries(found)).toEqual(parts);
  });

  it.each([['21'], ['23'], ['25'], ['1'], ['11'], ['41: 10 kg pair'], ['32'], ['4']])(
    'gets parts that go together with it and with each other: %s',
    (...there) => {
      const added = missing(there).flatMap((part) => part.offers);
      const items = added.map(({ name, facts }, place) => ({ key: String(place), name, quantity: 1, facts }));
      const { findings } = judgeSet([...itemsOf(there), ...items], FIT_ASSUMPTIONS);
      expect(findings.filter(({ check }) => isRefused(check))).toEqual([]);
    },
  );

  it('says what speaks for a part, and that a shop without any sells none', () => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(missing(['23']).map(({ why }) => plain(why))).toEqual([
      'A bar that fits the rack, rated for 180 kg.',
      '30 kg of plates, 5 to 10 kg each, which slide on the bar.',
      'A bench rated for 300 kg with you on it.',
      'Collars that hold the plates on the bar.',
      'A place for the plates, off the floor.',
    ]);
    expect(plain(missing(['1'])[0]?.why ?? '')).toBe('A pair of stands rated for 200 kg.');
    expect(missing(['23'], []).map(({ name, offers: of }) => [name, of.length])).toEqual([
      ['A bar', 0],
      ['A bench', 0],
    ]);
  });

  it.each([
    ['21', true],
    ['1', true],
    ['36: 20 kg pair', true],
    ['combo-1', true],
    ['29', false],
    ['44', false],
    ['27', false],
  ])('is begun by %s: %s', (key, begins) => {
    expect(itemsOf([key]).some(({ facts }) => startsSet(facts))).toBe(begins);
  });
});

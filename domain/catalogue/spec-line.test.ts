import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/products.ts';
import { SPEC_LINE_MAX, specLine } from './spec-line.ts';

/** By id, in the order of the shop. */
const LINES: readonly (readonly [id: string, line: string])[] = [
  ['1', '28 mm shaft, 320 kg max load'],
  ['3', '25 mm shaft, 225 kg max load'],
  ['5', '28 mm shaft, 180 kg max load'],
  ['4', '2,200 mm long, 680 kg max load'],
  ['7', '28 mm shaft, 160 kg max load'],
  ['6', '28 mm shaft, 160 kg max load'],
  ['8', '30 mm handles, 340 kg max load'],
  ['9', '38 mm shaft, 450 kg max load'],
  ['10', '30 mm handles, 270 kg max load'],
  ['11', '1,520 mm long, 100 kg max load'],
  ['12', '910 mm long, 80 kg max load'],
  ['13', '12 pairs, 2.5 to 35 kg'],
  ['15', '3 sets, 17.5 to 50 kg'],
  ['19', '6 pairs, 5 to 30 kg, 32 mm handle'],
  ['18', '5 pairs, 1 to 5 kg, head 60 to 97 mm'],
  ['20', '28 mm shaft, 70 kg on each handle'],
  ['21', '2,290 mm high, 450 kg max load'],
  ['22', '2,200 mm high, 300 kg max load'],
  ['24', '2,180 mm high, 250 kg max load'],
  ['23', '1,080 to 1,720 mm high, 200 kg max load'],
  ['25', '2,290 mm high, 350 kg max load'],
  ['26', '10 to 12 pairs of hex dumbbells'],
  ['27', '1,080 mm high, 350 kg max load'],
  ['28', '240 mm high, nine tubes of 60 mm'],
  ['30', '290 mm pad, 300 kg max load'],
  ['31', '300 mm pad, 450 kg max load'],
  ['29', '290 mm pad, 300 kg max load'],
  ['32', '300 mm pad, 300 kg max load'],
  ['33', '620 × 500 mm arm pad, 200 kg max load'],
  ['34', '880 mm high, 200 kg max load'],
  ['35', '1,150 × 300 mm pad, 200 kg max load'],
  ['36', '6 pairs, 1.25 to 20 kg, 50.4 mm hole'],
  ['38', '5 pairs, 5 to 25 kg, 50.4 mm hole'],
  ['40', '4 pairs, 10 to 25 kg, 50.4 mm hole'],
  ['41', '5 pairs, 2.5 to 20 kg, 28.5 mm hole'],
  ['42', 'Pairs of 0.5, 0.75, 1 and 1.5 kg'],
  ['43', 'Fits 50 mm sleeves, 110 × 95 mm'],
  ['44', 'Fits 50 mm sleeves, 95 mm across'],
  ['45', '5 sizes, S to XXL, 100 mm wide'],
  ['17', '900 mm chain, 120 kg max load'],
  ['46', '600 mm long, 38 mm wide'],
  ['47', '460 mm long, 80 mm wide'],
  ['48', '7 to 68 kg pull, 1,040 mm loops'],
  ['37', 'Fits bars of 25 to 50 mm, 440 mm long'],
  ['39', '185 mm wheel, 150 kg max user weight'],
  ['14', '700 mm rope, 150 kg max load'],
  ['16', '28 mm shaft, 200 kg max load'],
  ['combo-1', 'Needs about 2,000 × 2,000 mm of floor'],
  ['49', '6 weights, 4 to 24 kg, handle 28 to 35 mm'],
  ['50', 'Covers 0.5 m²'],
  ['80', '510, 610 and 760 mm high, 200 kg max load'],
];

const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? '';

describe("a card's line of facts", () => {
  it('is written for every product of the catalogue', () => {
    expect(products.map((product) => [product.id, specLine(product)])).toEqual(LINES);
    expect(LINES).toHaveLength(51);
  });

  it.each(LINES)('of %s fits two lines and does not say what the name says: %s', (id, line) => {
    expect(line.length).toBeLessThanOrEqual(SPEC_LINE_MAX);
    expect(line).not.toContain(nameOf(id));
    const facts = line.split(', ');
    expect(new Set(facts).size).toBe(facts.length);
    for (const [figure] of line.matchAll(/\d[\d,.]* (?:mm|kg)/g))
      expect(` ${nameOf(id)}`).not.toContain(` ${figure}`);
  });

  const plain = { name: 'Thing', specifications: {} };

  it.each([
    ['nothing of a product that says nothing', plain, undefined],
    ['nothing of words alone', { ...plain, specifications: { Maxload: ['a'], Hole: 'round' } }, undefined],
    [
      'the dimensions where no measure has a name',
      { ...plain, dimensions: '600 mm long, 38 mm wide' },
      '600 mm long, 38 mm wide',
    ],
    ['no part of a list of figures', { ...plain, dimensions: '135, 150, 165 and 175 mm across' }, undefined],
    [
      'no measure that holds for one size alone',
      { ...plain, dimensions: '1,100 mm long (M), 100 mm wide' },
      '100 mm wide',
    ],
    [
      'no measure with an exception',
      { ...plain, specifications: { HandleDiameter: '25 mm; 28 mm in the 50 kg set' } },
      undefined,
    ],
    ['one weight as no choice', { ...plain, weightVariants: [{ weight: '5 kg', inStock: true }] }, undefined],
  ])('makes %s', (_case, product, line) => {
    expect(specLine(product)).toBe(line);
  });
});

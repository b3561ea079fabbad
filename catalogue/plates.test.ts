import { describe, expect, it } from 'vitest';
import { FIT_ASSUMPTIONS } from '../domain/fit/assumptions.ts';
import { kgOf, thicknessOf } from '../domain/fit/bars.ts';
import { answerPlates } from '../domain/fit/plate-answer.ts';
import { type DrawnPlate, plateRange } from '../domain/fit/plate-range.ts';
import type { Verdict } from '../domain/fit/verdict.ts';
import { withDerived } from './derive.ts';
import { products } from './products.ts';

const range = plateRange(products.map((product) => withDerived(product, new Date('2026-11-01'))));

/** '36: 20 20 10' are two pairs of 20 and one of 10 kg of product 36. */
function ownedOf(text: string): DrawnPlate[] {
  const [id, list = ''] = text.split(':');
  const packs = range.kinds.find(({ productId }) => productId === id)?.packs ?? [];
  return list
    .trim()
    .split(' ')
    .filter((kg) => kg !== '')
    .flatMap(
      (kg) =>
        packs.find(({ plates: [plate, ...others] }) => others.length === 0 && plate?.kg === Number(kg))
          ?.plates ?? [],
    );
}

function answer(barId: string, target: number, owned: string) {
  const bar = range.bars.find(({ productId }) => productId === barId)?.bar;
  if (bar === undefined) throw new Error(`No bar ${barId}`);
  const kind = range.kinds.find(({ productId }) => productId === owned.split(':')[0]);
  const pairs = new Map<string, DrawnPlate>();
  for (const plate of ownedOf(owned)) {
    const key = `${plate.kg} ${plate.thickness}`;
    pairs.set(key, { ...plate, count: (pairs.get(key)?.count ?? 0) + 1 });
  }
  return {
    bar,
    ...answerPlates({
      target,
      bar,
      owned: [...pairs.values()],
      kind,
      range,
      assumptions: FIT_ASSUMPTIONS,
    }),
  };
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const sideText = (side: readonly DrawnPlate[]) =>
  side.flatMap(({ kg, count }) => Array.from({ length: count }, () => kg)).join(' + ');

describe('the plate calculator with our own bars and plates', () => {
  it('knows eleven bars and five kinds of plates', () => {
    expect(range.bars.map(({ productId }) => productId).sort((a, b) => Number(a) - Number(b))).toEqual([
      '1',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
    ]);
    expect(range.kinds.map(({ productId }) => productId)).toEqual(['36', '38', '40', '41', '42']);
  });

  it.each<[bar: string, target: number, owned: string, verdict: Verdict, title: string, side: string]>([
    [
      '1',
      100,
      '36: 20 10 5 2.5 1.25',
      'tight',
      'One pair short of 100 kg.',
      '20 + 10 + 5 + 2.5 + 1.25 + 1.25',
    ],
    ['1', 97.5, '36: 20 10 5 2.5 1.25', 'fits', 'You have everything.', '20 + 10 + 5 + 2.5 + 1.25'],
    ['1', 140, '36: 20 20 15 10 5 5 2.5 1.25', 'fits', 'You have everything.', '20 + 20 + 15 + 5'],
    ['1', 20, '36: 20', 'fits', 'That’s just the bar.', ''],
    ['1', 60, '36:', 'tight', 'One pair short of 60 kg.', '20'],
    ['1', 100, '36:', 'tight', '2 pairs short of 100 kg.', '20 + 20'],
    ['1', 61.3, '36: 20', 'tight', '61.3 kg cannot be loaded.', '20'],
    ['1', 180, '38: 20 20 20 20 20 10', 'fits', 'You have everything.', '20 + 20 + 20 + 20'],
    [
      '1',
      220,
      '38: 20 20 20 20 20 10',
      'does not fit',
      'The sleeve is too short for this.',
      '20 + 20 + 20 + 20 + 20',
    ],
    ['1', 220, '40: 20 20 20 20 20', 'fits', 'You have everything.', '20 + 20 + 20 + 20 + 20'],
    [
      '1',
      280,
      '36: 20 20 20 20 20 20 10',
      'tight',
      'Heavy for this bar.',
      '20 + 20 + 20 + 20 + 20 + 20 + 10',
    ],
    [
      '1',
      340,
      '36: 20 20 20 20 20 20 20 20',
      'does not fit',
      'Too heavy for this bar.',
      '20 + 20 + 20 + 20 + 20 + 20 + 20 + 20',
    ],
    ['1', 80, '41: 20 10', 'does not fit', 'These plates don’t fit this bar.', ''],
    ['11', 67, '41: 20 10', 'fits', 'You have everything.', '20 + 10'],
    ['11', 27, '36: 10', 'does not fit', 'These plates don’t fit this bar.', ''],
    ['5', 92, '38: 20 20', 'fits', 'You have everything.', '20 + 20'],
    ['5', 132, '38: 20 20 20', 'does not fit', 'The sleeve is too short for this.', '20 + 20 + 20'],
  ])('bar %s, %s kg, %s: %s, %s', (bar, target, owned, verdict, title, side) => {
    const found = answer(bar, target, owned);
    expect([found.verdict, plain(found.title), sideText(found.side)]).toEqual([verdict, title, side]);
  });

  it('says what is missing for 100 kg, cheapest first, with the reason in numbers', () => {
    const { words, near, remedies, weights } = answer('1', 100, '36: 20 10 5 2.5 1.25');
    expect(plain(words)).toBe(
      'With what you own you can load 97.5 kg, and no more. Add one 1.25 kg pair to reach 100 kg.',
    );
    expect(near).toEqual([97.5]);
    expect(
      remedies.map(({ items, paise, side }) => [
        plain(items.map(({ offer }) => offer.name).join()),
        paise / 100,
        sideText(side),
      ]),
    ).toEqual([
      ['Cast Iron Olympic Plates, 1.25 kg × 2', 349, '20 + 10 + 5 + 2.5 + 1.25 + 1.25'],
      ['Cast Iron Olympic Plates, 2.5 kg × 2', 675, '20 + 10 + 5 + 2.5 + 2.5'],
      ['Cast Iron Olympic Plates, 5 kg × 2', 1350, '20 + 10 + 5 + 5'],
      ['Rubber Bumper Plates, 5 kg × 2', 2499, '20 + 10 + 5 + 5'],
    ]);
    expect(remedies[0]?.side.filter(({ isMissing }) => isMissing)).toMatchObject([{ kg: 1.25, count: 1 }]);
    expect(weights).toHaveLength(32);
  });

  it('finds thinner plates where the sleeve is too short', () => {
    const { bar, words, near, remedies } = answer('1', 220, '38: 20 20 20 20 20 10');
    expect(plain(words)).toContain('Plates and collar take 458 of the 415 mm sleeve.');
    expect(near).toEqual([180]);
    expect(remedies.length).toBeGreaterThan(1);
    for (const { side } of remedies) {
      expect(bar.kg + 2 * kgOf(side)).toBe(220);
      expect(thicknessOf(side) + 38).toBeLessThanOrEqual(415);
    }
  });

  it('says what goes on the bar where the chosen plates do not', () => {
    const { words, remedies } = answer('1', 80, '41: 20 10');
    expect(plain(words)).toBe(
      'The hole is 28.5 mm, too small for the 50 mm sleeve: the plate will not slide on. You need plates with a 50.4 mm hole, or the Standard Straight Rod 5 ft 28 mm.',
    );
    expect(
      remedies.map(({ items, paise }) => [items.map(({ offer }) => plain(offer.name)), paise / 100])[0],
    ).toEqual([['Cast Iron Olympic Plates, 20 kg × 2', 'Cast Iron Olympic Plates, 10 kg × 2'], 8100]);
  });

  it('says which weights near the target our plates make, where they do not make it', () => {
    const { words, near } = answer('1', 61.3, '36: 20');
    expect(plain(words)).toBe(
      'With what you own you can load 60 kg, and no more. With our plates you can load 60 kg or 62.5 kg.',
    );
    expect(near).toEqual([60, 62.5]);
    expect(answer('11', 50, '41:')).toMatchObject({ near: [47, 52] });
  });

  it('calls a bar heavy from the share of its rating on that the shop reckons with', () => {
    const [olympic] = range.bars;
    if (olympic === undefined) throw new Error('No bar');
    const owned = [{ kg: 20, thickness: 30, count: 6, diameter: 450, hole: 50.4 }];
    const asked = { target: 220, bar: olympic.bar, kind: range.kinds[0], owned, range };
    expect(answerPlates({ ...asked, assumptions: FIT_ASSUMPTIONS }).verdict).toBe('fits');
    const careful = answerPlates({
      ...asked,
      assumptions: { ...FIT_ASSUMPTIONS, comfortableLoadPercent: 50 },
    });
    expect([careful.verdict, plain(careful.words)]).toEqual([
      'tight',
      '220 kg on this bar, rated for 320 kg. Up to 160 kg is comfortable.',
    ]);
  });

  it('names the cheapest plates for every 2.5 kg step', () => {
    const { steps } = answer('1', 100, '36:');
    expect(steps?.items.map(({ offer, quantity }) => [offer.plates[0]?.kg, quantity])).toEqual([
      [1.25, 2],
      [2.5, 1],
      [5, 1],
      [10, 1],
      [20, 1],
    ]);
    expect(steps?.paise).toBe(10_823_00);
    expect(answer('1', 97.5, '36: 20 10 5 2.5 1.25').steps?.items).toEqual([]);
    expect(answer('1', 340, '36: 20').steps).toBeNull();
  });
});

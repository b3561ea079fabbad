import { describe, expect, it } from 'vitest';
import { plateRange } from '../../../../domain/fit/plate-range.ts';
import { products } from '../../../../tests/support/stores.ts';
import type { OwnedThing } from '../owned-record.ts';
import { chosenOf, ownBar, ownedPairs, readQuery, targetOf, writeQuery } from './plate-query.ts';

const range = plateRange(products);
const rod: OwnedThing = { productId: '11', quantity: 1 };
const grips: OwnedThing = { productId: '41', variant: '10 kg pair', variantType: 'weight', quantity: 2 };

describe('what the plate calculator is asked', () => {
  it('stands in the address', () => {
    const asked = { target: '100', bar: '1', kind: '36' };
    expect(writeQuery(asked)).toBe('kg=100&bar=1&plates=36');
    expect(readQuery(new URLSearchParams(writeQuery(asked)))).toEqual(asked);
    expect(writeQuery({ ...asked, bar: undefined })).toBe('kg=100&plates=36');
  });

  it.each([
    ['100', 100],
    ['97,5', 97.5],
    ['61.3', 61.25],
    ['0', undefined],
    ['-20', undefined],
    ['1e9', undefined],
    ['much', undefined],
    [undefined, undefined],
  ])('is a weight to the quarter of a kilogram: %s', (text, kg) => {
    expect(targetOf(text)).toBe(kg);
  });

  it.each<[string, Parameters<typeof chosenOf>[0], OwnedThing[], string, string, boolean]>([
    ['nothing', {}, [], '1', '36', false],
    ['nothing, by somebody who owns a rod and its plates', {}, [rod, grips], '11', '41', true],
    ['another bar than the owned one', { bar: '3' }, [rod], '3', '36', false],
    ['a bar that we do not have', { bar: '999', kind: '999' }, [], '1', '36', false],
    ['a bar of their own', { bar: 'own' }, [rod, ownBar()], 'own', '36', true],
    ['a bar of their own that is not described', { bar: 'own' }, [], '1', '36', false],
    ['nothing, by somebody with a bar of their own', {}, [ownBar()], 'own', '36', true],
  ])('%s', (_what, asked, things, barId, kindId, isOwned) => {
    const chosen = chosenOf(asked, things, range);
    expect([chosen?.barId, chosen?.kind?.productId, chosen?.isOwned]).toEqual([barId, kindId, isOwned]);
  });

  it('is nothing in a shop without bars', () => {
    expect(chosenOf({}, [], { bars: [], kinds: [] })).toBeUndefined();
  });

  it('counts pairs of every kind, of sets and of plates that are not ours', () => {
    const set: OwnedThing = { productId: '42', quantity: 1 };
    const others: OwnedThing = {
      id: 'plates',
      name: 'Old plates',
      quantity: 3,
      facts: { plates: [{ kg: 20, hole: 50.5, diameter: 450, thickness: 40, count: 1 }] },
    };
    const gone: OwnedThing = { productId: 'gone', quantity: 1 };
    expect(ownedPairs([rod, grips, set, others, gone], range).map(({ kg, count }) => [kg, count])).toEqual([
      [10, 2],
      [0.5, 1],
      [0.75, 1],
      [1, 1],
      [1.5, 1],
      [20, 1],
    ]);
  });

  it('changes what was measured of a bar and keeps the rest', () => {
    const before = ownBar(undefined, { kg: 15, sleeveLength: 320 });
    expect(ownBar(before, { sleeve: 28 }).facts.bar).toMatchObject({
      kg: 15,
      sleeve: 28,
      sleeveLength: 320,
      length: 2010,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { fitOf } from '../../catalogue/fit.ts';
import { FIT_ASSUMPTIONS } from './assumptions.ts';
import { consequencesOf } from './fact-consequences.ts';
import { factsOf } from './facts-of.ts';

const said = (id: string, label?: string) =>
  consequencesOf(factsOf({ fit: fitOf(id, label === undefined ? [] : [label]) }, label), FIT_ASSUMPTIONS).map(
    ({ verdict, words }) => [verdict, words.replaceAll('\u00a0', ' ')].filter(Boolean).join(': '),
  );

describe('what follows from facts', () => {
  it.each([
    ['21', undefined, 'Needs 2,310 mm of ceiling to stand.'],
    ['21', undefined, 'Needs 2,590 mm of ceiling for pull-ups.'],
    ['21', undefined, 'Takes 3,400 × 2,870 mm of floor with the space to use it.'],
    ['21', undefined, 'Takes bars with 1,225 mm between the collars.'],
    ['21', undefined, 'Takes shafts up to 70 mm.'],
    ['23', undefined, 'Takes bars with 900 mm between the collars.'],
    ['1', undefined, 'fits: Plates with a hole of 50.4 mm.'],
    ['1', undefined, 'does not fit: Plates with a hole of 28.5 mm.'],
    ['1', undefined, 'Fits racks up to 1,310 mm wide over the posts.'],
    ['36', '20 kg pair', 'fits: Hole of 50.4 mm on 50 mm sleeves.'],
    ['44', undefined, 'does not fit: On 28 mm sleeves.'],
    ['27', undefined, 'fits: Plates with a hole of 50.4 mm.'],
    ['26', undefined, 'Takes dumbbells from 160 mm of length.'],
    ['13', '2.5 kg pair', 'Lies on racks with up to 144 mm between the rails.'],
    ['28', undefined, 'Needs 2,540 mm of ceiling to lift out a bar.'],
    ['29', undefined, 'Fits racks with 390 mm between the posts.'],
  ])('of %s %s: %s', (id, label, words) => {
    expect(said(id, label)).toContain(words);
  });

  it('is nothing without facts', () => {
    expect(consequencesOf({}, FIT_ASSUMPTIONS)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  featureTexts,
  returnsText,
  specificationLabel,
  specificationRows,
  warrantyText,
} from './specifications.ts';

describe('specifications', () => {
  it.each([
    ['ShaftDiameter', 'Shaft diameter'],
    ['JCups', 'J-cups'],
    ['PullUpBar', 'Pull-up bar'],
    ['Maxload', 'Max load'],
    ['Warranty', 'Warranty'],
    ['HeadAcrossFlats', 'Head across flats'],
    ['Bar Type', 'Bar Type'],
    ['PSIRating', 'PSIRating'],
    ['SteelPSI', 'Steel PSI'],
  ])('call %s %s', (key, label) => {
    expect(specificationLabel(key)).toBe(label);
  });

  it.each([
    ['5 years', '5-year warranty'],
    ['1 year', '1-year warranty'],
    ['3 years (frame)', '3-year warranty (frame)'],
    ['Lifetime (shaft)', 'Lifetime warranty (shaft)'],
    ['1 to 3 years by item', 'Warranty: 1 to 3 years by item'],
    ['', undefined],
  ])('say of a warranty of %j: %s', (Warranty, text) => {
    expect(warrantyText({ Warranty })).toBe(text);
    expect(warrantyText({})).toBeUndefined();
  });

  it('say in how many days a product may come back, 30 where it says nothing', () => {
    expect(returnsText({})).toBe('30-day returns');
    expect(returnsText({ Returns: '7 days' })).toBe('7-day returns');
    expect(returnsText({ Returns: 'Sealed packs only' })).toBe('Returns: Sealed packs only');
  });

  const rack = {
    RackType: 'Power rack',
    JCups: 'One pair',
    features: ['Base plates', 'Powder coat'],
    Colours: ['Black', 'Red'],
  };

  it('are shown in their order, without the features list', () => {
    expect(specificationRows(rack)).toEqual([
      { label: 'Rack type', text: 'Power rack' },
      { label: 'J-cups', text: 'One pair' },
      { label: 'Colours', text: 'Black, Red' },
    ]);
  });

  it('have the features apart, however they were written', () => {
    expect(featureTexts(rack)).toEqual(['Base plates', 'Powder coat']);
    expect(featureTexts({ features: 'One' })).toEqual(['One']);
    expect(featureTexts({})).toEqual([]);
  });
});

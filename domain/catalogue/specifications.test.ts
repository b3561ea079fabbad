import { describe, expect, it } from 'vitest';
import { featureTexts, specificationLabel, specificationRows } from './specifications.ts';

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

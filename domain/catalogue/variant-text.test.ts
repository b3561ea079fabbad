import { describe, expect, it } from 'vitest';
import { nameWithVariant, variantLine, variantText } from './variant-text.ts';

describe('a variant as shoppers read it', () => {
  it.each([
    ['20 kg pair', '20 kg × 2'],
    ['2.5 kg pair', '2.5 kg × 2'],
    ['20 kg pair blue', '20 kg × 2, blue'],
    ['10 kg pair / Chrome', '10 kg × 2 / Chrome'],
    ['16 kg', '16 kg'],
    ['17.5 kg set', '17.5 kg set'],
    ['Full set 405 kg (12 pairs, 2.5 to 35 kg)', 'Full set 405 kg (12 pairs, 2.5 to 35 kg)'],
    ['M / Brown', 'M / Brown'],
    ['Red', 'Red'],
  ])('%s is %s', (variant, text) => {
    expect(variantText(variant).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('never breaks inside a pair', () => {
    expect(variantText('20 kg pair')).not.toContain(' ');
  });

  it('stands behind the name and behind its kind', () => {
    expect(nameWithVariant('Hex', '5 kg pair')).toBe('Hex, 5\u00a0kg\u00a0×\u00a02');
    expect(nameWithVariant('Bar', null)).toBe('Bar');
    expect(variantLine({ variant: '5 kg pair', variantType: 'weight' })).toBe(
      'Weight: 5\u00a0kg\u00a0×\u00a02',
    );
    expect(variantLine({ variant: 'Red', variantType: 'color' })).toBe('Colour: Red');
    expect(variantLine({ variant: 'Red' })).toBe('Variant: Red');
    expect(variantLine({ variant: undefined })).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxText, readBoxes } from './box.ts';

describe('Boxes', () => {
  it.each([
    ['120 x 60 x 20 cm, 45 kg', [[120, 60, 20, 45]]],
    ['120x60x20 45', [[120, 60, 20, 45]]],
    [
      '225 × 12.5 × 12.5 cm, 21.5 kg; 50*50*10: 40kg',
      [
        [225, 12.5, 12.5, 21.5],
        [50, 50, 10, 40],
      ],
    ],
    [
      '120 x 60 x 20 cm, 45 kg\n\n40 X 30 X 15 CM 12 KG\n',
      [
        [120, 60, 20, 45],
        [40, 30, 15, 12],
      ],
    ],
    ['', []],
    [' ; ', []],
  ])('%j is read', (text, expected) => {
    const read = readBoxes(text)?.map(({ lengthCm, widthCm, heightCm, weightKg }) => [
      lengthCm,
      widthCm,
      heightCm,
      weightKg,
    ]);
    expect(read).toEqual(expected);
  });

  it.each([
    '120 x 60',
    '120 x 60 x 20',
    '120 x 60 x 0 cm, 45 kg',
    '120 x 60 x 20 cm, -4 kg',
    'a box',
    '120 x 60 x 20 in, 45 kg',
    '99999 x 1 x 1, 1',
    '1 x 1 x 1, 1; a box',
  ])('%j is not a box', (text) => expect(readBoxes(text)).toBeUndefined());

  const side = fc.integer({ min: 1, max: 9999 }).map((tenths) => tenths / 10);
  const box = fc.record({ lengthCm: side, widthCm: side, heightCm: side, weightKg: side });
  it('what is written is read', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 20 }), (boxes) => {
        expect(readBoxes(boxes.map(boxText).join('; '))).toEqual(boxes);
      }),
    );
  });
});

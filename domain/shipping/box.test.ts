import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxesDoubt,
  boxesFault,
  boxesSummary,
  boxesText,
  boxText,
  packedBoxesText,
  readBoxes,
} from './box.ts';

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

  it.each([
    ['', undefined],
    ['120 x 60 x 20 cm, 45 kg\n\n40 x 30 x 15 cm, 12 kg', undefined],
    ['120 x 60 x 20 cm, 45 kg\na box', 'Line 2: write it as 120 x 60 x 20 cm, 45 kg'],
    ['\n\n120 x 60 x 20 cm', 'Line 3: write it as 120 x 60 x 20 cm, 45 kg'],
    ['120 x 60 x 20 cm, 0 kg', 'Line 1: write it as 120 x 60 x 20 cm, 45 kg'],
    ['1000 x 1000 x 1000 cm, 2000 kg', undefined],
    ['1 x 1001 x 1 cm, 1 kg', 'Line 1: a side can be at most 1000 cm'],
    ['1 x 1 x 1 cm, 2001 kg', 'Line 1: a box can weigh at most 2000 kg'],
    ['1 x 1 x 1 cm, 1 kg\n'.repeat(20), undefined],
    ['1 x 1 x 1 cm, 1 kg\n'.repeat(21), 'Enter at most 20 boxes'],
  ])('of %j the fault is %j', (text, fault) => {
    expect(boxesFault(text)).toBe(fault);
    expect(boxesFault(text.trim().replaceAll('\n', ';'), 'Box') === undefined).toBe(fault === undefined);
  });

  it.each([
    ['', ''],
    ['120 x 60 x 20 cm, 45 kg; 100 x 50 x 40 cm, 42 kg', '2 boxes, 87\u00a0kg, 0.34\u00a0m³'],
    ['225 x 10 x 10 cm, 22 kg', '1 box, 22\u00a0kg, 0.02\u00a0m³'],
    ['10 x 10 x 10 cm, 0.1 kg; 10 x 10 x 10 cm, 0.2 kg', '2 boxes, 0.3\u00a0kg, less than 0.01\u00a0m³'],
  ])('%j is summed up', (text, summary) => expect(boxesSummary(readBoxes(text) ?? [])).toBe(summary));

  it.each([
    ['', 1, ''],
    ['225 x 10 x 10 cm, 22 kg', 1, '1 box: 225 × 10 × 10 cm, 22 kg'],
    ['225 x 10 x 10 cm, 22 kg', 3, '3 boxes: 225 × 10 × 10 cm, 22 kg each'],
    ['47 x 47 x 6, 20.5; 47 x 47 x 6, 20.5', 1, '2 boxes: 47 × 47 × 6 cm, 20.5 kg each'],
    ['9 x 8 x 7, 6; 5 x 4 x 3, 2', 1, '2 boxes: 9 × 8 × 7 cm, 6 kg; 5 × 4 × 3 cm, 2 kg'],
    ['9 x 8 x 7, 6; 5 x 4 x 3, 2', 2, '4 boxes, 2 for each: 9 × 8 × 7 cm, 6 kg; 5 × 4 × 3 cm, 2 kg'],
  ])('%j for %i is packed as %j', (text, quantity, words) =>
    expect(packedBoxesText(readBoxes(text) ?? [], quantity).replaceAll('\u00a0', ' ')).toBe(words),
  );

  it.each([
    ['', 92, undefined],
    ['1 x 1 x 1, 92', undefined, undefined],
    ['1 x 1 x 1, 92', 92, undefined],
    ['1 x 1 x 1, 115', 92, undefined],
    ['1 x 1 x 1, 0.1; 1 x 1 x 1, 0.2', 0.3, undefined],
    [
      '1 x 1 x 1, 115.1',
      92,
      'The box weighs 115.1 kg, but customers pay freight for 92 kg. Please check both.',
    ],
    [
      '1 x 1 x 1, 50; 1 x 1 x 1, 41.9',
      92,
      'The boxes together weigh 91.9 kg, but customers pay freight for 92 kg. Please check both.',
    ],
  ])('%j beside %j kg is doubted: %j', (text, kg, doubt) =>
    expect(boxesDoubt(readBoxes(text) ?? [], kg)?.replaceAll('\u00a0', ' ')).toBe(doubt),
  );

  const side = fc.integer({ min: 1, max: 9999 }).map((tenths) => tenths / 10);
  const box = fc.record({ lengthCm: side, widthCm: side, heightCm: side, weightKg: side });
  it('what is written is read', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 20 }), (boxes) => {
        expect(readBoxes(boxesText(boxes))).toEqual(boxes);
        expect(readBoxes(boxes.map(boxText).join('\n'))).toEqual(boxes);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { specLine } from './spec-line.ts';

describe("a card's line of facts", () => {
  it.each([
    ['2,200 mm long, 28 mm shaft, 50 mm sleeves, 1,310 mm between collars', '2,200 mm long, 28 mm shaft'],
    ['1,225 × 1,370 × 2,290 mm (width × depth × height)', '1,225 × 1,370 × 2,290 mm'],
    ['204 mm long (2.5 kg) to 347 mm long (35 kg)', '204 mm long to 347 mm long'],
    ['', undefined],
    [undefined, undefined],
  ])('makes of %j %j', (dimensions, line) => {
    expect(specLine(dimensions)).toBe(line);
  });
});

import { describe, expect, it } from 'vitest';
import { COARSEST, movingRatio, restingRatio } from './frame-pace.ts';

describe('the pace of the 3D view', () => {
  it('draws fewer pixels while a slow device turns the model, but never too few', () => {
    expect(movingRatio(1.4, 90, 2)).toBeCloseTo(1);
    expect(movingRatio(COARSEST, 900, 2)).toBe(COARSEST);
  });

  it('draws more pixels where there is time, up to what the screen shows', () => {
    expect(movingRatio(1, 5, 2)).toBeCloseTo(1.4);
    expect(movingRatio(1.9, 5, 2)).toBe(2);
    expect(movingRatio(1, 25, 2)).toBe(1);
  });

  it('is as sharp as the screen at rest, where the device draws quickly', () => {
    const first = restingRatio(COARSEST, 4, 2);
    expect(first).toBe(1);
    expect(restingRatio(first, 8, 2)).toBe(2);
    expect(restingRatio(2, 16, 2)).toBe(2);
  });

  it('stops where a sharper picture would make the page stand still', () => {
    expect(restingRatio(COARSEST, 100, 2)).toBe(1);
    expect(restingRatio(1, 400, 2)).toBe(1);
    expect(restingRatio(COARSEST, 2000, 2)).toBe(COARSEST);
  });
});

import * as THREE from 'three';
import { describe, expect, it } from 'vitest';
import { developedGrey, exposureFor, GROUND } from './passes.ts';

describe('developing a picture', () => {
  it.each([0.3, 1, 2.7])('gives a floor that is lit by %d the ground colour of the shop', (lit) => {
    expect(developedGrey(lit * exposureFor(lit))).toBeCloseTo(new THREE.Color(GROUND).g, 5);
  });

  it('keeps darker things darker', () => {
    const greys = [0, 0.01, 0.05, 0.08, 0.2, 0.5, 0.84, 0.9, 2].map(developedGrey);
    expect(greys).toEqual([...greys].sort((a, b) => a - b));
    expect(greys.at(-1)).toBeLessThan(1);
  });
});

import { describe, expect, it } from 'vitest';
import { lightFrom } from './studio-light.ts';
import { roomLevels } from './surroundings.ts';

const mean = (faces: readonly Float32Array[]) =>
  faces.flatMap((face) => [...face]).reduce((sum, light) => sum + light, 0) /
  (faces.length * (faces[0]?.length ?? 1));

describe('the room around a model in the 3D view', () => {
  it('has a lamp overhead, a bright panel in front and a dim floor', () => {
    expect(lightFrom([0, 1, 0])).toBe(100);
    expect(lightFrom([-0.03, 0.35, 0.94])).toBe(43);
    expect(lightFrom([0.3, -0.9, 0.3])).toBeLessThan(3);
  });

  it('is sharp for chrome and even for paint, and equally bright for both', () => {
    const levels = roomLevels();
    expect(levels.map(({ size }) => size)).toEqual([64, 32, 16, 8]);
    const contrast = levels.map(({ faces }) => {
      const lights = faces.flatMap((face) => [...face]);
      expect(lights.every((light) => Number.isFinite(light) && light >= 0)).toBe(true);
      return Math.max(...lights) / Math.min(...lights);
    });
    expect(contrast[0]).toBeGreaterThan(50);
    expect(contrast[3]).toBeLessThan(8);
    const [mirror = 0, , , paint = 0] = levels.map(({ faces }) => mean(faces));
    expect(paint / mirror).toBeGreaterThan(0.8);
    expect(paint / mirror).toBeLessThan(1.3);
  });
});

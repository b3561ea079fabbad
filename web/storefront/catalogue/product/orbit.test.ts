import fc from 'fast-check';
import { PerspectiveCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { direction, dragged, FIRST_ORBIT, pressed, wholeDistance, zoomed } from './orbit.ts';

it('turns once around when dragged over the whole width, and never goes below the floor', () => {
  expect(dragged(FIRST_ORBIT, 400, 0, 400).around).toBeCloseTo(FIRST_ORBIT.around - 2 * Math.PI);
  expect(dragged(FIRST_ORBIT, 0, -9999, 400).above).toBe(-0.05);
  expect(dragged(FIRST_ORBIT, 0, 9999, 400).above).toBe(1.45);
});

it('comes no nearer than the model and goes no farther than one can see it', () => {
  expect(zoomed(FIRST_ORBIT, 0.001).distance).toBe(0.4);
  expect(zoomed(FIRST_ORBIT, 1000).distance).toBe(1.7);
});

it('goes by keyboard: arrows, plus, minus and Home', () => {
  expect(pressed(FIRST_ORBIT, 'ArrowRight')?.around).toBeGreaterThan(FIRST_ORBIT.around);
  expect(pressed(FIRST_ORBIT, 'ArrowLeft')?.around).toBeLessThan(FIRST_ORBIT.around);
  expect(pressed(FIRST_ORBIT, 'ArrowUp')?.above).toBeGreaterThan(FIRST_ORBIT.above);
  expect(pressed(FIRST_ORBIT, 'ArrowDown')?.above).toBeLessThan(FIRST_ORBIT.above);
  expect(pressed(FIRST_ORBIT, '+')?.distance).toBeLessThan(FIRST_ORBIT.distance);
  expect(pressed(FIRST_ORBIT, '-')?.distance).toBeGreaterThan(FIRST_ORBIT.distance);
  expect(pressed(zoomed(FIRST_ORBIT, 0.5), 'Home')).toEqual(FIRST_ORBIT);
  expect(pressed(FIRST_ORBIT, 'Tab')).toBeUndefined();
});

it('looks from a point on a ball', () => {
  expect(Math.hypot(...direction(FIRST_ORBIT))).toBeCloseTo(1);
});

it('stands so far away that every corner is in the picture, however the model is turned, and no farther', () => {
  const length = fc.double({ min: 0.01, max: 2, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({ x: length, y: length, z: length }),
      fc.double({ min: 0.4, max: 2.5, noNaN: true }),
      fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
      ({ x, y, z }, aspect, around) => {
        const camera = new PerspectiveCamera(32, aspect, 0.001, 1000);
        const slope = Math.tan((16 * Math.PI) / 180);
        const far = wholeDistance({ across: Math.hypot(x, z), high: y }, slope, aspect);
        camera.position.set(...direction({ ...FIRST_ORBIT, around })).multiplyScalar(far);
        camera.lookAt(0, 0, 0);
        camera.updateMatrixWorld();
        const corners = [x, -x].flatMap((a) =>
          [y, -y].flatMap((b) => [z, -z].map((c) => new Vector3(a, b, c).project(camera))),
        );
        const edge = Math.max(...corners.flatMap((corner) => [Math.abs(corner.x), Math.abs(corner.y)]));
        expect(edge).toBeLessThanOrEqual(1.0001);
      },
    ),
  );
  expect(wholeDistance({ across: 1, high: 1 }, 0.3, 1)).toBeLessThan(5);
});

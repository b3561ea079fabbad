import { expect, it } from 'vitest';
import { direction, dragged, FIRST_ORBIT, pressed, zoomed } from './orbit.ts';

it('turns once around when dragged over the whole width, and never goes below the floor', () => {
  expect(dragged(FIRST_ORBIT, 400, 0, 400).around).toBeCloseTo(FIRST_ORBIT.around - 2 * Math.PI);
  expect(dragged(FIRST_ORBIT, 0, -9999, 400).above).toBe(-0.05);
  expect(dragged(FIRST_ORBIT, 0, 9999, 400).above).toBe(1.45);
});

it('comes no nearer than the model and goes no farther than one can see it', () => {
  expect(zoomed(FIRST_ORBIT, 0.001).distance).toBe(1.1);
  expect(zoomed(FIRST_ORBIT, 1000).distance).toBe(4);
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

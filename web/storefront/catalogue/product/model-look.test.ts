import { MeshStandardMaterial } from 'three';
import { expect, it } from 'vitest';
import { colouring } from './model-look.ts';

const CARRIED = { looks: { Red: { powder: { color: [0.3, 0.01, 0.02], roughness: 0.4, metalness: 0.1 } } } };

const painted = (carried: Record<string, unknown>, look: string | undefined, name = 'powder') => {
  const material = new MeshStandardMaterial({ name, color: 0x000000, roughness: 1, metalness: 0 });
  colouring(carried, ['M', look])(material);
  return [...material.color.toArray(), material.roughness, material.metalness];
};

it('gives a material the colour of the look', () => {
  expect(painted(CARRIED, 'Red')).toEqual([0.3, 0.01, 0.02, 0.4, 0.1]);
});

it.each([
  ['no variant is chosen', CARRIED, undefined, 'powder'],
  ['the model knows no such look', CARRIED, 'Blue', 'powder'],
  ['the look leaves this material alone', CARRIED, 'Red', 'steel'],
  ['the model has one look', {}, 'Red', 'powder'],
  ['the look is broken', { looks: { Red: { powder: { color: 'red' } } } }, 'Red', 'powder'],
] as const)('leaves it as it is where %s', (_, carried, look, name) => {
  expect(painted(carried, look, name)).toEqual([0, 0, 0, 1, 0]);
});

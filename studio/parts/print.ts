/** Printed words on frames, facing +Z. The same words are cut once and shared. */

import type * as THREE from 'three';
import { detail } from '../blocks/detail.ts';
import { text } from '../blocks/letters.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import type { Vec } from '../blocks/vectors.ts';

const cut = new Map<string, THREE.BufferGeometry>();

export function print(words: string, size: number, material = 'print', depth = 0.0007): THREE.Mesh {
  const key = `${words} ${size} ${depth} ${detail.web}`;
  const letters = cut.get(key) ?? text(words, size, depth, { track: 0.09 });
  cut.set(key, letters);
  return mesh(letters, material);
}

export const makersName = (size: number, material = 'print', depth = 0.0007): THREE.Mesh =>
  print('RACK & REP', size, material, depth);

/** The maker's name on both sides of a tube that is `thickness` wide along Z. */
export function nameOnBothSides(size: number, [x, y, z]: Vec, thickness: number): THREE.Group {
  return group(
    place(makersName(size), [x, y, z + thickness / 2]),
    place(makersName(size), [x, y, z - thickness / 2], [0, Math.PI, 0]),
  );
}

import * as THREE from 'three';

/** Metres; +Y up, the floor at y = 0, the front at +Z. */
export type Vec = [number, number, number];

export const HALF = Math.PI / 2;

export const v3 = (point: Vec) => new THREE.Vector3(...point);

/** An element that is known to be there; asking past the end is a mistake in a model. */
export function at<T>(list: { readonly [index: number]: T; readonly length: number }, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no element ${index} of ${list.length}`);
  return found;
}

export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}

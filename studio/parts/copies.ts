/** The same thing several times: built once for photographs, anew each time for a web model, whose UVs are rewritten in place. */
import type { BufferGeometry, Object3D } from 'three';
import { detail } from '../blocks/detail.ts';

export function copies<Part extends Object3D>(build: () => Part): () => Part {
  if (detail.web) return build;
  let first: Part | undefined;
  return () => {
    if (first) return first.clone();
    first = build();
    return first;
  };
}

const things = new Map<string, Object3D>();
const shapes = new Map<string, BufferGeometry>();

/** A copy of what was built under this name before, in this picture or an earlier one. */
export function another(name: string, build: () => Object3D): Object3D {
  if (detail.web) return build();
  const known = things.get(name) ?? build();
  things.set(name, known);
  return known.clone();
}

/** The geometry made under this name before; nobody may change it. */
export function sameShape(name: string, make: () => BufferGeometry): BufferGeometry {
  if (detail.web) return make();
  const known = shapes.get(name) ?? make();
  shapes.set(name, known);
  return known;
}

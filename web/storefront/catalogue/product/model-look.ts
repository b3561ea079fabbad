import { type Material, MeshStandardMaterial } from 'three';
import { isObject } from '../../../api/response.ts';

/**
 * A model carries the other colours that it is sold in: by the variant's label, and in it by the name of the material, what
 * that becomes. One of our own files, but a broken one must still show the model as it is.
 */
export function colouring(
  carried: Readonly<Record<string, unknown>>,
  wanted: readonly (string | undefined)[],
): (material: Material) => void {
  const looks = isObject(carried.looks) ? carried.looks : {};
  const look = wanted.map((label) => looks[label ?? '']).find(isObject);
  const done = new Set<Material>();
  return (material) => {
    if (look === undefined || !(material instanceof MeshStandardMaterial) || done.has(material)) return;
    done.add(material);
    const surface = look[material.name];
    if (!isObject(surface) || !Array.isArray(surface.color)) return;
    material.color.fromArray(surface.color.map(Number));
    material.roughness = Number(surface.roughness ?? material.roughness);
    material.metalness = Number(surface.metalness ?? material.metalness);
  };
}

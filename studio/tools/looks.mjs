// @ts-check
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';

/**
 * Other properties for some of a model's materials, by their names: the red rack is the black one with red powder.
 * @typedef {Record<string, { color: number[], roughness: number, metalness: number }>} Look
 */

/**
 * The look that makes one model of the other, or null where more than colours differ.
 * @param {Uint8Array} own
 * @param {Uint8Array} other
 * @returns {Promise<Look | null>}
 */
export async function lookOf(own, other) {
  const ours = await primitivesOf(own);
  const theirs = await primitivesOf(other);
  if (ours.length !== theirs.length) return null;
  /** @type {Map<string, import('@gltf-transform/core').Material>} */
  const becomes = new Map();
  for (const [place, mine] of ours.entries()) {
    const its = theirs[place];
    const before = mine.getMaterial();
    const after = its?.getMaterial();
    if (its === undefined || !before || !after || !isSameShape(mine, its) || !isSameSurface(before, after))
      return null;
    const known = becomes.get(before.getName());
    if (known !== undefined && known.getName() !== after.getName()) return null;
    becomes.set(before.getName(), after);
  }
  const changed = [...becomes].filter(([name, material]) => name !== material.getName());
  return Object.fromEntries(
    changed.map(([name, material]) => [
      name,
      {
        color: material.getBaseColorFactor().slice(0, 3),
        roughness: material.getRoughnessFactor(),
        metalness: material.getMetallicFactor(),
      },
    ]),
  );
}

/** @param {Uint8Array} glb */
async function primitivesOf(glb) {
  const document = await new NodeIO().registerExtensions(ALL_EXTENSIONS).readBinary(glb);
  return document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
}

/**
 * @param {import('@gltf-transform/core').Primitive} one
 * @param {import('@gltf-transform/core').Primitive} other
 */
function isSameShape(one, other) {
  return isSameBytes(one.getAttribute('POSITION')?.getArray(), other.getAttribute('POSITION')?.getArray());
}

/**
 * @param {import('@gltf-transform/core').Material} one
 * @param {import('@gltf-transform/core').Material} other
 */
function isSameSurface(one, other) {
  return (
    isSameBytes(one.getBaseColorTexture()?.getImage(), other.getBaseColorTexture()?.getImage()) &&
    isSameBytes(one.getNormalTexture()?.getImage(), other.getNormalTexture()?.getImage())
  );
}

/**
 * @param {ArrayBufferView | null | undefined} one
 * @param {ArrayBufferView | null | undefined} other
 */
function isSameBytes(one, other) {
  if (!one || !other) return !one && !other;
  const bytes = (/** @type {ArrayBufferView} */ { buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength);
  return bytes(one).equals(bytes(other));
}

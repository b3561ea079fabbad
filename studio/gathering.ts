/** Gets a model ready for many renderings: one mesh for each material, without what no picture would show. */
import { MeshoptSimplifier } from 'meshoptimizer';
import * as THREE from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { positionsOf } from './blocks/geometry.ts';
import { SILHOUETTE } from './finishes.ts';
import { meshesOf } from './meshes.ts';

/** How far a surface may turn, as the length of the change of its normal: next to nothing where it mirrors the studio. */
const turnOf = (material: THREE.Material | THREE.Material[]) =>
  material instanceof THREE.MeshStandardMaterial ? Math.max(0.0004, 0.012 * material.roughness ** 2) : 0.002;

/** A silhouette is one even tone: nothing casts a shadow on it. */
const isSilhouette = (material: THREE.Material | THREE.Material[]) =>
  material instanceof THREE.Material && material.name === SILHOUETTE;

/** `tolerance`: how far, in metres, a surface may move; half a pixel is never seen. */
export function gathered(object: THREE.Object3D, tolerance: number): THREE.Group {
  object.updateMatrixWorld(true);
  const byMaterial = new Map<THREE.Material | THREE.Material[], THREE.BufferGeometry[]>();
  for (const mesh of meshesOf(object)) {
    const list = byMaterial.get(mesh.material) ?? [];
    list.push(inPlace(mesh));
    byMaterial.set(mesh.material, list);
  }
  const all = new THREE.Group();
  for (const [material, geometries] of byMaterial) {
    const geometry = mergeGeometries(geometries);
    for (const part of geometries) part.dispose();
    simplify(geometry, tolerance, turnOf(material));
    const mesh = new THREE.Mesh(geometry, material);
    mesh.castShadow = true;
    mesh.receiveShadow = !isSilhouette(material);
    all.add(mesh);
  }
  all.updateMatrixWorld(true);
  return all;
}

/** The mesh's geometry where it stands, with just what the studio's materials use. */
function inPlace({ geometry, matrixWorld }: THREE.Mesh): THREE.BufferGeometry {
  const made = new THREE.BufferGeometry();
  const count = positionsOf(geometry).count;
  for (const name of ['position', 'normal', 'uv']) {
    const known = geometry.getAttribute(name);
    made.setAttribute(
      name,
      known ? known.clone() : new THREE.BufferAttribute(new Float32Array(count * 2), 2),
    );
  }
  const index = geometry.index
    ? Uint32Array.from(geometry.index.array)
    : Uint32Array.from({ length: count }, (_, i) => i);
  if (matrixWorld.determinant() < 0)
    for (let i = 0; i < index.length; i += 3) index.subarray(i, i + 3).reverse(); // a mirrored part shows its inside otherwise
  made.setIndex(new THREE.BufferAttribute(index, 1));
  return made.applyMatrix4(matrixWorld);
}

function simplify(geometry: THREE.BufferGeometry, tolerance: number, turn: number): void {
  const positions = new Float32Array(positionsOf(geometry).array);
  const normals = new Float32Array(geometry.getAttribute('normal').array);
  const weight = tolerance / MeshoptSimplifier.getScale(positions, 3) / turn;
  const [index] = MeshoptSimplifier.simplifyWithAttributes(
    Uint32Array.from(geometry.index?.array ?? []),
    positions,
    3,
    normals,
    3,
    [weight, weight, weight],
    null,
    0,
    tolerance,
    ['ErrorAbsolute'],
  );
  geometry.setIndex(new THREE.BufferAttribute(index, 1));
}

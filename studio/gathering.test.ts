import { MeshoptSimplifier } from 'meshoptimizer';
import * as THREE from 'three';
import { beforeAll, describe, expect, it } from 'vitest';
import { positionsOf } from './blocks/geometry.ts';
import { SILHOUETTE } from './finishes.ts';
import { gathered } from './gathering.ts';
import { meshesOf } from './meshes.ts';

const paint = new THREE.MeshPhysicalMaterial({ roughness: 0.5 });
const steel = new THREE.MeshPhysicalMaterial({ roughness: 0.1 });

function ball(x: number, material: THREE.Material): THREE.Mesh {
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(0.1, 96, 64), material);
  mesh.position.x = x;
  return mesh;
}

const triangles = (object: THREE.Object3D) =>
  meshesOf(object).reduce((sum, { geometry }) => sum + (geometry.index?.count ?? 0) / 3, 0);

describe('a model that is got ready for a picture', () => {
  beforeAll(() => MeshoptSimplifier.ready);

  it('has one mesh for each material, where its parts stood', () => {
    const object = new THREE.Group().add(ball(-1, paint), ball(1, paint), ball(3, steel));
    const made = gathered(object, 1e-5);
    expect(meshesOf(made).map(({ material }) => material)).toEqual([paint, steel]);
    const box = new THREE.Box3().setFromObject(made, true);
    expect(box.min.x).toBeCloseTo(-1.1, 3);
    expect(box.max.x).toBeCloseTo(3.1, 3);
  });

  it('is lighter the farther away the camera is, and keeps more where it mirrors', () => {
    const near = triangles(gathered(ball(0, paint), 1e-5));
    const far = triangles(gathered(ball(0, paint), 1e-3));
    expect(far).toBeLessThan(near);
    expect(triangles(gathered(ball(0, steel), 1e-3))).toBeGreaterThan(far);
  });

  it('takes shadows, unless it is a silhouette', () => {
    const silhouette = new THREE.MeshPhysicalMaterial({ name: SILHOUETTE });
    const made = gathered(new THREE.Group().add(ball(-1, paint), ball(1, silhouette)), 1e-3);
    expect(meshesOf(made).map(({ receiveShadow }) => receiveShadow)).toEqual([true, false]);
  });

  it('does not show the inside of a mirrored part', () => {
    const mirrored = ball(0, paint);
    mirrored.scale.x = -1;
    const [mesh] = meshesOf(gathered(mirrored, 1e-5));
    if (!mesh?.geometry.index) throw new Error('nothing was gathered');
    const [a, b, c] = [0, 1, 2].map((k) =>
      new THREE.Vector3().fromBufferAttribute(positionsOf(mesh.geometry), mesh.geometry.index?.getX(k) ?? 0),
    );
    if (!a || !b || !c) throw new Error('no triangle');
    const facing = b.clone().sub(a).cross(c.clone().sub(a));
    expect(facing.dot(a)).toBeGreaterThan(0);
  });
});

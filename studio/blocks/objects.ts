import * as THREE from 'three';
import { mat } from '../materials.ts';
import type { Vec } from './vectors.ts';

export function mesh(geometry: THREE.BufferGeometry, material: string, position?: Vec, rotation?: Vec) {
  const made = new THREE.Mesh(geometry, mat(material));
  made.castShadow = true;
  made.receiveShadow = true;
  if (position) made.position.set(...position);
  if (rotation) made.rotation.set(...rotation);
  return made;
}

export function group(...children: THREE.Object3D[]) {
  const made = new THREE.Group();
  if (children.length) made.add(...children);
  return made;
}

/** Place an object: rotation (Euler XYZ) then position. */
export function place<T extends THREE.Object3D>(object: T, position: Vec, rotation: Vec = [0, 0, 0]) {
  object.position.set(...position);
  object.rotation.set(...rotation);
  return object;
}

/** Lift an object so that its lowest point touches the floor. */
export function onFloor<T extends THREE.Object3D>(object: T) {
  object.updateMatrixWorld(true);
  object.position.y -= new THREE.Box3().setFromObject(object, true).min.y;
  return object;
}

import * as THREE from 'three';

export function meshesOf(object: THREE.Object3D): THREE.Mesh[] {
  const meshes: THREE.Mesh[] = [];
  object.traverse((part) => {
    if (part instanceof THREE.Mesh) meshes.push(part);
  });
  return meshes;
}

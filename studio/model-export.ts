/** A model as a GLB file, before the tool makes it small. */
import * as THREE from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { meshesOf } from './meshes.ts';

export async function exportModel(object: THREE.Object3D): Promise<string> {
  const restore = squeezeUVs(object);
  const out = await new GLTFExporter().parseAsync(new THREE.Scene().add(object), { binary: true });
  restore();
  if (!(out instanceof ArrayBuffer)) throw new Error('the exporter gave no binary');
  return toBase64(new Uint8Array(out));
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}

/** Brings all texture coordinates into [0,1], so that they can be stored in few bits, and undoes it in the textures; returns what restores these. */
function squeezeUVs(object: THREE.Object3D): () => void {
  const textures = new Set<THREE.Texture>();
  const uvs = new Set<THREE.BufferAttribute>();
  for (const { geometry, material } of meshesOf(object)) {
    const uv = geometry.attributes.uv;
    if (uv instanceof THREE.BufferAttribute) uvs.add(uv);
    if (!(material instanceof THREE.MeshStandardMaterial)) continue;
    for (const texture of [material.map, material.normalMap]) if (texture) textures.add(texture);
  }
  const box = new THREE.Box2();
  for (const uv of uvs)
    for (let i = 0; i < uv.count; i++) box.expandByPoint(new THREE.Vector2(uv.getX(i), uv.getY(i)));
  const size = box.getSize(new THREE.Vector2());
  for (const uv of uvs)
    for (let i = 0; i < uv.count; i++)
      uv.setXY(i, (uv.getX(i) - box.min.x) / size.x, (uv.getY(i) - box.min.y) / size.y);
  const saved = [...textures].map((texture) => ({
    texture,
    repeat: texture.repeat.clone(),
    offset: texture.offset.clone(),
  }));
  for (const { texture, repeat } of saved) {
    texture.offset.copy(repeat).multiply(box.min);
    texture.repeat.multiply(size);
  }
  return () => {
    for (const { texture, repeat, offset } of saved) {
      texture.repeat.copy(repeat);
      texture.offset.copy(offset);
    }
  };
}

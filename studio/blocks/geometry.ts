/** What all blocks share: buffers, texture coordinates in metres, welding. */
import * as THREE from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { at } from './vectors.ts';

export function geometry(
  positions: number[],
  normals: number[] | null,
  uvs: number[] | null,
  indices: number[],
) {
  const made = new THREE.BufferGeometry();
  made.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  if (normals) made.setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3));
  if (uvs) made.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  made.setIndex(indices);
  if (!normals) made.computeVertexNormals();
  return made;
}

export const positionsOf = (of: THREE.BufferGeometry) => attributeOf(of, 'position');
export const normalsOf = (of: THREE.BufferGeometry) => attributeOf(of, 'normal');

function attributeOf(of: THREE.BufferGeometry, name: string): THREE.BufferAttribute {
  const found = of.getAttribute(name);
  if (!(found instanceof THREE.BufferAttribute)) throw new Error(`the geometry has no ${name}`);
  return found;
}

export const loose = (of: THREE.BufferGeometry) => (of.index ? of.toNonIndexed() : of);

/** Joins vertices that agree in everything up to the tolerance. */
export function weld(of: THREE.BufferGeometry, tolerance = 1e-6): THREE.BufferGeometry {
  const names = Object.keys(of.attributes);
  const attributes = names.map((name) => attributeOf(of, name));
  const count = positionsOf(of).count;
  const stride = attributes.reduce((sum, { itemSize }) => sum + itemSize, 0);
  const rounded = new Int32Array(count * stride);
  let column = 0;
  for (const { array, itemSize } of attributes) {
    for (let i = 0; i < count; i++)
      for (let k = 0; k < itemSize; k++)
        rounded[i * stride + column + k] = Math.round((array[i * itemSize + k] ?? 0) / tolerance);
    column += itemSize;
  }
  const size = 2 ** Math.ceil(Math.log2(count * 2 + 2));
  const table = new Int32Array(size).fill(-1);
  const isSame = (a: number, b: number) => {
    for (let k = 0; k < stride; k++) if (rounded[a * stride + k] !== rounded[b * stride + k]) return false;
    return true;
  };
  const kept: number[] = [];
  const renamed = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    let hash = 0;
    for (let k = 0; k < stride; k++) hash = Math.imul(hash ^ (rounded[i * stride + k] ?? 0), 0x9e3779b1);
    let slot = (hash ^ (hash >>> 15)) & (size - 1);
    let entry = table[slot] ?? -1;
    while (entry >= 0 && !isSame(at(kept, entry), i)) {
      slot = (slot + 1) & (size - 1);
      entry = table[slot] ?? -1;
    }
    if (entry < 0) {
      entry = kept.length;
      kept.push(i);
      table[slot] = entry;
    }
    renamed[i] = entry;
  }
  const made = new THREE.BufferGeometry();
  attributes.forEach(({ array, itemSize }, k) => {
    const values = new Float32Array(kept.length * itemSize);
    kept.forEach((from, to) => {
      for (let c = 0; c < itemSize; c++) values[to * itemSize + c] = array[from * itemSize + c] ?? 0;
    });
    made.setAttribute(at(names, k), new THREE.BufferAttribute(values, itemSize));
  });
  const old = of.index?.array;
  const indices = old ? Uint32Array.from(old, (i) => renamed[i] ?? 0) : renamed;
  return made.setIndex(new THREE.BufferAttribute(indices, 1));
}

/** Texture coordinates in metres, projected from the side that each triangle faces most. */
export function boxUV(of: THREE.BufferGeometry) {
  const made = loose(of);
  const points = positionsOf(made);
  const uv = new Float32Array(points.count * 2);
  const corners = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()] as const;
  const [a, b, c] = corners;
  const facing = new THREE.Vector3();
  const edge = new THREE.Vector3();
  for (let i = 0; i < points.count; i += 3) {
    corners.forEach((corner, k) => {
      corner.fromBufferAttribute(points, i + k);
    });
    facing.subVectors(b, a).cross(edge.subVectors(c, a));
    const x = Math.abs(facing.x);
    const y = Math.abs(facing.y);
    const z = Math.abs(facing.z);
    corners.forEach((q, k) => {
      const isSide = x >= y && x >= z;
      uv[(i + k) * 2] = isSide ? q.z : q.x;
      uv[(i + k) * 2 + 1] = !isSide && y >= z ? q.z : q.y;
    });
  }
  made.setAttribute('uv', new THREE.BufferAttribute(uv, 2));
  return weld(made);
}

/** Normals that are smooth across edges flatter than the angle, and keep the sharper ones. */
export function creased(of: THREE.BufferGeometry, angle: number) {
  const made = loose(of);
  made.deleteAttribute('normal');
  const points = positionsOf(made);
  const faces = points.count / 3;
  const facings = Array.from({ length: faces }, (_, face) => {
    const a = new THREE.Vector3().fromBufferAttribute(points, face * 3);
    const b = new THREE.Vector3().fromBufferAttribute(points, face * 3 + 1).sub(a);
    const c = new THREE.Vector3().fromBufferAttribute(points, face * 3 + 2).sub(a);
    return b.cross(c).normalize();
  });
  const bare = new THREE.BufferGeometry().setAttribute('position', points);
  const places = weld(bare).index?.array ?? [];
  const meeting = new Map<number, number[]>();
  for (let i = 0; i < points.count; i++) {
    const place = places[i] ?? 0;
    const known = meeting.get(place);
    const face = Math.floor(i / 3);
    if (known) known.push(face);
    else meeting.set(place, [face]);
  }
  const flattest = Math.cos(angle);
  const normals = new Float32Array(points.count * 3);
  const sum = new THREE.Vector3();
  for (let i = 0; i < points.count; i++) {
    const own = at(facings, Math.floor(i / 3));
    sum.set(0, 0, 0);
    for (const face of meeting.get(places[i] ?? 0) ?? []) {
      const facing = at(facings, face);
      if (facing.dot(own) > flattest) sum.add(facing);
    }
    sum.normalize().toArray(normals, i * 3);
  }
  return made.setAttribute('normal', new THREE.BufferAttribute(normals, 3));
}

/** Area-weighted smooth normals: on bevelled shapes the large flats win, so bevels shade like rounded edges. */
export function soften(of: THREE.BufferGeometry) {
  of.deleteAttribute('uv');
  of.deleteAttribute('normal');
  const welded = weld(of);
  welded.computeVertexNormals();
  return boxUV(welded);
}

export function merged(list: THREE.BufferGeometry[]) {
  return weld(mergeGeometries(list.map(loose)), 1e-7);
}

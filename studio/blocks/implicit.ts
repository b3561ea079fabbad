/** Castings: solids given by their distance function, blended where they meet. */
import * as THREE from 'three';
import { boxUV, geometry } from './geometry.ts';
import type { Vec } from './vectors.ts';

export type Sdf = (x: number, y: number, z: number) => number;

export const smoothMin = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};
export const smoothMax = (a: number, b: number, k: number) => -smoothMin(-a, -b, k);

/** Mesh an implicit solid by surface nets, snap vertices to the surface, normals from the gradient. */
export function implicit(f: Sdf, min: Vec, max: Vec, cell: number) {
  const cells = (axis: 0 | 1 | 2) => Math.ceil((max[axis] - min[axis]) / cell) + 1;
  const nx = cells(0);
  const ny = cells(1);
  const nz = cells(2);
  const index = (i: number, j: number, k: number) => (k * ny + j) * nx + i;
  const isInside = new Uint8Array(nx * ny * nz);
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++)
        if (f(min[0] + i * cell, min[1] + j * cell, min[2] + k * cell) < 0) isInside[index(i, j, k)] = 1;
  const gradient = ({ x, y, z }: THREE.Vector3) => {
    const e = cell * 0.2;
    return new THREE.Vector3(
      f(x + e, y, z) - f(x - e, y, z),
      f(x, y + e, z) - f(x, y - e, z),
      f(x, y, z + e) - f(x, y, z - e),
    ).multiplyScalar(1 / (2 * e));
  };
  const vertex = new Int32Array(nx * ny * nz).fill(-1);
  const pos: number[] = [];
  const nor: number[] = [];
  const idx: number[] = [];
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let inside = 0;
        for (let c = 0; c < 8; c++)
          inside += isInside[index(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2))] ?? 0;
        if (inside === 0 || inside === 8) continue;
        const p = new THREE.Vector3(
          min[0] + (i + 0.5) * cell,
          min[1] + (j + 0.5) * cell,
          min[2] + (k + 0.5) * cell,
        );
        for (let round = 0; round < 4; round++) {
          const g = gradient(p);
          const step = -f(p.x, p.y, p.z) / Math.max(0.05, g.lengthSq());
          p.addScaledVector(g, Math.max(-cell, Math.min(cell, step)));
        }
        const normal = gradient(p).normalize();
        vertex[index(i, j, k)] = pos.length / 3;
        pos.push(p.x, p.y, p.z);
        nor.push(normal.x, normal.y, normal.z);
      }
  const corner = (i: number, j: number, k: number) => vertex[index(i, j, k)] ?? -1;
  const quad = (a: number, b: number, c: number, d: number, isFlipped: boolean) =>
    isFlipped ? idx.push(a, c, b, a, d, c) : idx.push(a, b, c, a, c, d);
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const here = isInside[index(i, j, k)] ?? 0;
        const last = corner(i, j, k);
        if (here !== isInside[index(i + 1, j, k)])
          quad(corner(i, j - 1, k - 1), corner(i, j, k - 1), last, corner(i, j - 1, k), !here);
        if (here !== isInside[index(i, j + 1, k)])
          quad(corner(i - 1, j, k - 1), corner(i - 1, j, k), last, corner(i, j, k - 1), !here);
        if (here !== isInside[index(i, j, k + 1)])
          quad(corner(i - 1, j - 1, k), corner(i, j - 1, k), last, corner(i - 1, j, k), !here);
      }
  return boxUV(geometry(pos, nor, null, idx));
}

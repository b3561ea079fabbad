/** Square rack tube with punched holes, along +Y from y = 0. The inside is a separate dark tube, so that holes read as holes. */

import * as THREE from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { detail, segs } from '../blocks/detail.ts';
import { boxUV, geometry } from '../blocks/geometry.ts';
import { group, mesh } from '../blocks/objects.ts';
import { circleHole } from '../blocks/outlines.ts';
import type { Vec } from '../blocks/vectors.ts';

export interface Hole {
  readonly y: number;
  readonly diameter: number;
}

export interface UprightOptions {
  readonly length: number;
  readonly tube: number;
  readonly holes: readonly Hole[];
  readonly material: string;
  /** Which pairs of faces are punched: across X, across Z; both without. */
  readonly faces?: readonly ('x' | 'z')[];
}

const CHAMFER = 0.0016;
const WALL = 0.003;

export function holeRow(from: number, to: number, pitch: number, diameter: number): Hole[] {
  const count = Math.floor((to - from) / pitch + 1e-6) + 1;
  return Array.from({ length: count }, (_, index) => ({ y: from + index * pitch, diameter }));
}

/** Chamfered rim of one hole in the plane z = 0, opening towards +Z. */
function holeRim(radius: number): THREE.BufferGeometry {
  const around = segs(20, 8);
  const rings = [
    { r: radius + CHAMFER, z: 0, outwards: 0, forwards: 1 },
    { r: radius + CHAMFER * 0.3, z: -CHAMFER * 0.3, outwards: -0.6, forwards: 0.8 },
    { r: radius, z: -CHAMFER, outwards: -1, forwards: 0.2 },
    { r: radius, z: -WALL, outwards: -1, forwards: 0 },
  ];
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  rings.forEach(({ r, z, outwards, forwards }, row) => {
    for (let step = 0; step <= around; step++) {
      const angle = (step / around) * 2 * Math.PI;
      positions.push(r * Math.cos(angle), r * Math.sin(angle), z);
      normals.push(outwards * Math.cos(angle), outwards * Math.sin(angle), forwards);
      if (!row || !step) continue;
      const here = row * (around + 1) + step;
      const above = here - around - 1;
      indices.push(above - 1, above, here - 1, above, here, here - 1);
    }
  });
  const uvs = new Array<number>((positions.length / 3) * 2).fill(0);
  return geometry(positions, normals, uvs, indices).toNonIndexed();
}

/** One flat face of the tube, between its rounded corners, facing +Z; cut into one sheet per hole, which triangulates fast. */
function face(length: number, half: number, corner: number, holes: readonly Hole[]): THREE.BufferGeometry[] {
  const sheets: THREE.BufferGeometry[] = [];
  const rims = new Map<number, THREE.BufferGeometry>();
  const edge = half - corner;
  const sorted = [...holes].sort((a, b) => a.y - b.y);
  let from = 0;
  const sheet = (to: number, hole?: Hole) => {
    const shape = new THREE.Shape().moveTo(-edge, from).lineTo(edge, from).lineTo(edge, to).lineTo(-edge, to);
    shape.closePath();
    if (hole) shape.holes.push(circleHole(0, hole.y, hole.diameter / 2 + CHAMFER));
    sheets.push(new THREE.ShapeGeometry(shape, segs(10, 4)).toNonIndexed());
    from = to;
  };
  sorted.forEach((hole, index) => {
    if (!detail.web) {
      const rim = rims.get(hole.diameter) ?? holeRim(hole.diameter / 2);
      rims.set(hole.diameter, rim);
      sheets.push(rim.clone().translate(0, hole.y, 0));
    }
    const next = sorted[index + 1];
    const gap = next ? (hole.y + hole.diameter / 2 + next.y - next.diameter / 2) / 2 : hole.y + hole.diameter;
    sheet(gap, hole);
  });
  sheet(length);
  return sheets;
}

export function upright({ length, tube, holes, material, faces = ['x', 'z'] }: UprightOptions): THREE.Group {
  const corner = Math.min(0.008, tube * 0.12);
  const half = tube / 2;
  const punched = face(length, half, corner, holes);
  const plain = face(length, half, corner, []);
  const parts: THREE.BufferGeometry[] = [];
  for (let side = 0; side < 4; side++) {
    const turn = (side * Math.PI) / 2;
    const sheets = faces.includes(side % 2 ? 'x' : 'z') ? punched : plain;
    for (const part of sheets) parts.push(part.clone().translate(0, 0, half).rotateY(turn));
    parts.push(
      new THREE.CylinderGeometry(corner, corner, length, segs(6, 3), 1, true, 0, Math.PI / 2)
        .toNonIndexed()
        .translate(half - corner, length / 2, half - corner)
        .rotateY(turn),
    );
  }
  const inside = tube - 2 * WALL - 0.002;
  const core = new THREE.BoxGeometry(inside, length - 0.002, inside).translate(0, length / 2, 0);
  return group(mesh(boxUV(mergeGeometries(parts)), material), mesh(core, 'dark'));
}

/** The same punched tube lying or leaning between two points. */
export function punchedBeam(from: Vec, to: Vec, options: Omit<UprightOptions, 'length'>): THREE.Group {
  const start = new THREE.Vector3(...from);
  const along = new THREE.Vector3(...to).sub(start);
  const tube = upright({ ...options, length: along.length() });
  tube.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.normalize());
  tube.position.copy(start);
  return tube;
}

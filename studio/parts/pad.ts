/** Upholstered pad: rounded plan, crowned top, sewn seam with puckers. Length along X, width along Z, underside at y = 0. */

import * as THREE from 'three';
import { detail, segs } from '../blocks/detail.ts';
import { geometry } from '../blocks/geometry.ts';
import { text } from '../blocks/letters.ts';
import { group, mesh } from '../blocks/objects.ts';
import { type StitchPoint, stitches } from '../blocks/stitches.ts';
import { noise } from '../textures/noise.ts';

export interface PadOptions {
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
  readonly material?: string;
  readonly corner?: number;
  readonly crown?: number;
  /** How much wider the end at +X is, as a part of the width. */
  readonly taper?: number;
  /** Height of the maker's name at the end at −X, read from there. */
  readonly mark?: number;
}

const EDGE = 0.016;
const THREAD = 'threadGrey';
/** Both halves of a face meet in the middle and overlap a hair, so that no light comes through. */
const OVERLAP = 1.003;
type Section = readonly [inset: number, height: number];
type Spot = [x: number, z: number, along: number];

/** The plan's outline as functions of the inset, so that every ring of the pad has the same points. */
function outlineOf(
  halfX: number,
  halfZ: number,
  corner: number,
): { points: ((inset: number) => Spot)[]; length: number } {
  const step = segs(5, 40) * 0.001;
  const points: ((inset: number) => Spot)[] = [];
  const at = (quarter: number, angle: number, inset: number): [number, number] => {
    const radius = Math.max(0.0005, Math.min(Math.max(corner - inset, 0.003), halfX - inset, halfZ - inset));
    const towardsX = quarter === 0 || quarter === 3 ? 1 : -1;
    const towardsZ = quarter < 2 ? 1 : -1;
    return [
      towardsX * (halfX - inset - radius) + radius * Math.cos(angle),
      towardsZ * (halfZ - inset - radius) + radius * Math.sin(angle),
    ];
  };
  let length = 0;
  for (let quarter = 0; quarter < 4; quarter++) {
    const start = (quarter * Math.PI) / 2;
    const arc = segs(12, 4);
    const bend = (corner * Math.PI) / 2;
    for (let i = 0; i < arc; i++) {
      const along = length + bend * (i / arc);
      points.push((inset) => [...at(quarter, start + ((i / arc) * Math.PI) / 2, inset), along]);
    }
    length += bend;
    const side = 2 * (quarter % 2 ? halfZ : halfX) - 2 * corner;
    const count = Math.max(2, Math.round(side / step));
    for (let i = 0; i < count; i++) {
      const part = i / count;
      const along = length + side * part;
      points.push((inset) => {
        const [ax, az] = at(quarter, start + Math.PI / 2, inset);
        const [bx, bz] = at((quarter + 1) % 4, start + Math.PI / 2, inset);
        return [ax + (bx - ax) * part, az + (bz - az) * part, along];
      });
    }
    length += side;
  }
  return { points, length };
}

/** From the middle of the underside over side and seam to the middle of the top; the top has its own UVs from `topFrom` on. */
function sectionOf(half: number, thickness: number, seam: number): { rings: Section[]; topFrom: number } {
  const rings: Section[] = [
    [half * OVERLAP, 0.001],
    [0.02, 0],
    [0.006, 0.0005],
    [0.002, 0.002],
    [0.0004, 0.005],
  ];
  for (let i = 1; i < 5; i++)
    rings.push([-0.0022 * Math.sin((Math.PI * i) / 5), 0.005 + ((seam - 0.008) * i) / 5]);
  rings.push(
    [0.0003, seam - 0.0022],
    [0.0018, seam - 0.0006],
    [0.0018, seam + 0.0006],
    [0.0002, seam + 0.0024],
  );
  const rim = segs(9, 4);
  for (let i = 1; i <= rim; i++) {
    const angle = ((i / rim) * Math.PI) / 2;
    rings.push([EDGE * (1 - Math.cos(angle)), seam + 0.006 + EDGE * Math.sin(angle)]);
  }
  const topFrom = rings.length;
  const steps = detail.web ? [0.5, OVERLAP] : [0.2, 0.32, 0.45, 0.6, 0.78, 0.92, OVERLAP];
  for (const part of [EDGE / half, ...steps]) rings.push([half * part, thickness]);
  return { rings, topFrom };
}

const slope = (height: (offset: number) => number) => (height(5e-4) - height(-5e-4)) / 1e-3;

export function pad(options: PadOptions): THREE.Group {
  const {
    length,
    width,
    thickness,
    material = 'vinylBlack',
    corner = 0.03,
    crown = 0.006,
    taper = 0,
  } = options;
  const halfX = length / 2;
  const halfZ = width / 2;
  const half = Math.min(halfX, halfZ);
  const seam = thickness - EDGE - 0.006;
  const outline = outlineOf(halfX, halfZ, corner);
  const { rings, topFrom } = sectionOf(half, thickness, seam);
  const gather = noise(77, 97, 1);
  const drift = noise(78, 41, 1);
  const crownAt = (x: number, z: number) =>
    crown * Math.max(0, 1 - Math.abs(x / halfX) ** 5) * Math.max(0, 1 - (z / halfZ) ** 2);

  const point = (spot: (inset: number) => Spot, [inset, y]: Section): [number, number, number] => {
    const [x, z, along] = spot(inset);
    const part = along / outline.length;
    const top = Math.max(0, Math.min(1, (y - seam) / (thickness - seam)));
    const near = Math.exp(-Math.abs(y - seam - 0.005) / 0.007) * (y > seam ? 1 : 0.35);
    const wave =
      Math.sin(2 * Math.PI * (along / 0.019 + 1.6 * drift(part, 0))) * (0.25 + 0.75 * gather(part, 0));
    const pucker = detail.web ? 0 : near * 0.0011 * wave;
    const swell = 1 + pucker / Math.max(0.05, Math.hypot(x, z));
    const widened = 1 + taper * (x / halfX + 1) * 0.5;
    return [x * swell, y + crownAt(x, z) * top ** 2 + pucker * 0.4, z * swell * widened];
  };

  const around = outline.points.length;
  const closed = [...outline.points, ...outline.points.slice(0, 1)];
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const topNormals = new Map<number, THREE.Vector3>();
  let travelled = 0;
  let before: Section = [half, 0];
  rings.forEach((ring, row) => {
    travelled += row ? Math.hypot(ring[0] - before[0], ring[1] - before[1]) : 0;
    before = ring;
    closed.forEach((spot, column) => {
      const here = row * (around + 1) + column;
      const [x, y, z] = point(spot, ring);
      positions.push(x, y, z);
      if (row >= topFrom - 1)
        topNormals.set(
          here,
          new THREE.Vector3(
            -slope((t) => crownAt(x + t, z)),
            1,
            -slope((t) => crownAt(x, z + t)),
          ).normalize(),
        );
      if (row >= topFrom) uvs.push(x, z);
      else uvs.push(spot(0)[2] + (column === around ? outline.length : 0), travelled);
      if (!column || !row || row === topFrom) return;
      const above = here - around - 1;
      indices.push(above - 1, here - 1, above, above, here - 1, here);
    });
  });
  const body = geometry(positions, null, uvs, indices);
  topNormals.forEach((normal, i) => {
    body.attributes.normal?.setXYZ(i, normal.x, normal.y, normal.z);
  });
  const whole = group(mesh(body, material));
  for (const [offset, inset] of [
    [0.0052, 0.0004],
    [-0.005, -0.0004],
  ] as const)
    whole.add(
      seamStitches(outline.points.map((spot) => new THREE.Vector3(...point(spot, [inset, seam + offset])))),
    );
  if (options.mark) whole.add(printed(options.mark, halfX, (x, z) => thickness + crownAt(x, z)));
  return whole;
}

/** Stitches along a closed ring of points. */
function seamStitches(ring: THREE.Vector3[]): THREE.Object3D {
  const points: StitchPoint[] = [];
  let carry = 0;
  ring.forEach((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const direction = to.clone().sub(from);
    const length = direction.length();
    if (!length) return;
    direction.normalize();
    for (; carry < length; carry += 0.0062) {
      const p = from.clone().addScaledVector(direction, carry);
      const outwards = new THREE.Vector3(direction.z, 0, -direction.x);
      if (outwards.dot(p) < 0) outwards.negate();
      points.push({ p, dir: direction.clone(), n: outwards });
    }
    carry -= length;
  });
  return stitches(points, 0.0044, 0.0006, THREAD);
}

/** The maker's name lying on the crown at the end at −X. */
function printed(size: number, halfX: number, heightAt: (x: number, z: number) => number): THREE.Mesh {
  const letters = text('RACK & REP', size, 0.0006, { track: 0.1 })
    .rotateX(-Math.PI / 2)
    .rotateY(Math.PI / 2);
  const position = letters.attributes.position;
  if (position)
    for (let i = 0; i < position.count; i++) {
      const x = position.getX(i) - halfX + size * 1.9;
      position.setXYZ(i, x, position.getY(i) + heightAt(x, position.getZ(i)) - 0.0002, position.getZ(i));
    }
  return mesh(letters, 'threadWhite');
}

/** Turned, extruded and boxed solids. */
import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { detail, segs } from './detail.ts';
import { boxUV, creased, geometry, soften } from './geometry.ts';
import { type Corner, fillet } from './outlines.ts';
import { at } from './vectors.ts';

interface LatheOptions {
  seg?: number;
  closed?: boolean;
  arc?: number;
  tile?: number;
}

/** Surface of revolution about +Y. */
export function lathe(corners: Corner[], options: LatheOptions = {}) {
  const wanted = options.seg ?? 96;
  const seg = segs(wanted, Math.min(36, Math.ceil(wanted / 2.6)));
  const profile = fillet(corners, options.closed ?? false, options.arc ?? 4);
  const tile = options.tile ?? 0.02;
  const widest = Math.max(...profile.map(({ x }) => x));
  const around = Math.max(1, Math.round((2 * Math.PI * widest) / tile)) * tile; // whole number of tiles: no seam
  const pos: number[] = [];
  const nor: number[] = [];
  const uv: number[] = [];
  const idx: number[] = [];
  const gap = (i: number) =>
    Math.hypot(at(profile, i).x - at(profile, i - 1).x, at(profile, i).y - at(profile, i - 1).y);
  let s = 0;
  profile.forEach((p, i) => {
    if (i) s += gap(i);
    for (let j = 0; j <= seg; j++) {
      const angle = (j / seg) * Math.PI * 2;
      const c = Math.cos(angle);
      const q = Math.sin(angle);
      pos.push(p.x * c, p.y, -p.x * q);
      nor.push(p.nx * c, p.ny, -p.nx * q);
      uv.push((j / seg) * around, s);
    }
  });
  for (let i = 0; i < profile.length - 1; i++) {
    if (gap(i + 1) < 1e-9) continue;
    for (let j = 0; j < seg; j++) {
      const a = i * (seg + 1) + j;
      const b = a + seg + 1;
      if (at(profile, i).x > 1e-9) idx.push(a, a + 1, b);
      if (at(profile, i + 1).x > 1e-9) idx.push(a + 1, b + 1, b);
    }
  }
  return geometry(pos, nor, uv, idx);
}

export const cyl = (r: number, h: number, f = 0.001, seg = 48, tile = 0.02) =>
  lathe(
    [
      [0, -h / 2],
      [r, -h / 2, f],
      [r, h / 2, f],
      [0, h / 2],
    ],
    { seg, tile },
  );

export const ring = (inner: number, outer: number, h: number, f = 0.001, seg = 72) =>
  lathe(
    [
      [inner, -h / 2, f],
      [outer, -h / 2, f],
      [outer, h / 2, f],
      [inner, h / 2, f],
    ],
    { seg, closed: true },
  );

export function extrude(
  shape: THREE.Shape | THREE.Shape[],
  depth: number,
  bevel = 0.0015,
  bevelSegments = 3,
  curve = 20,
) {
  const made = new THREE.ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: segs(bevelSegments, 1),
    curveSegments: segs(curve, 6),
  });
  made.translate(0, 0, bevel);
  if (!detail.web) return soften(made);
  made.deleteAttribute('uv'); // one bevel step is too coarse for averaged normals: keep creases instead
  return boxUV(creased(made, 0.6));
}

export const rbox = (w: number, h: number, d: number, r = 0.003, s = 3) =>
  boxUV(new RoundedBoxGeometry(w, h, d, segs(s, 1), Math.min(r, w / 2.01, h / 2.01, d / 2.01)));

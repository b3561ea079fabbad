/** Tubes, wires and straps: a section swept along a path. */
import type * as THREE from 'three';
import { geometry } from './geometry.ts';
import { mesh } from './objects.ts';
import { circleSection, type OutlinePoint, roundedRect } from './outlines.ts';
import { bent, type Frame, framesAlong } from './paths.ts';
import { at, last, type Vec, v3 } from './vectors.ts';

export interface SweepOptions {
  /** Scales the section across its width. */
  width?: (s: number, length: number) => number;
  caps?: boolean;
  uOffset?: number;
}

const onFrame = (f: Frame, x: number, y: number): THREE.Vector3 =>
  f.p.clone().addScaledVector(f.b, x).addScaledVector(f.n, y);

/** Sweep a closed section (x along the frame's width, y along its normal) over frames. */
export function sweep(frames: Frame[], section: OutlinePoint[], options: SweepOptions = {}) {
  const length = last(frames).s;
  const m = section.length;
  const pos: number[] = [];
  const nor: number[] = [];
  const uv: number[] = [];
  const idx: number[] = [];
  let girth = options.uOffset ?? 0;
  const along = section.map((q, j) => {
    if (j > 0) girth += Math.hypot(q.x - at(section, j - 1).x, q.y - at(section, j - 1).y);
    return girth;
  });
  const widthAt = (s: number) => (options.width ? options.width(s, length) : 1);
  for (const f of frames) {
    const w = widthAt(f.s);
    const taper = options.width ? (widthAt(f.s + 5e-4) - widthAt(f.s - 5e-4)) / 1e-3 : 0;
    section.forEach((q, j) => {
      const point = onFrame(f, q.x * w, q.y);
      const normal = f.b
        .clone()
        .multiplyScalar(q.nx)
        .addScaledVector(f.n, q.ny * w)
        .addScaledVector(f.t, -q.nx * q.x * taper)
        .normalize();
      pos.push(point.x, point.y, point.z);
      nor.push(normal.x, normal.y, normal.z);
      uv.push(at(along, j), f.s);
    });
  }
  for (let i = 0; i < frames.length - 1; i++)
    for (let j = 0; j < m - 1; j++) {
      const a = i * m + j;
      const c = a + m;
      idx.push(a, a + 1, c, a + 1, c + 1, c);
    }
  if (options.caps !== false)
    for (const [f, sign] of [
      [at(frames, 0), -1],
      [last(frames), 1],
    ] as const) {
      const w = widthAt(f.s);
      const base = pos.length / 3;
      for (const q of section) {
        const point = onFrame(f, q.x * w, q.y);
        pos.push(point.x, point.y, point.z);
        nor.push(f.t.x * sign, f.t.y * sign, f.t.z * sign);
        uv.push(q.x, q.y);
      }
      for (let j = 1; j < m - 2; j++)
        if (sign > 0) idx.push(base, base + j, base + j + 1);
        else idx.push(base, base + j + 1, base + j);
    }
  return geometry(pos, nor, uv, idx);
}

/** Straight rectangular tube between two points; `side` is the direction of width w. */
export function beam(
  a: Vec,
  b: Vec,
  w: number,
  h: number,
  material = 'powderBlack',
  side: Vec = [0, 0, 1],
  r = 0.006,
) {
  return mesh(sweep(framesAlong([v3(a), v3(b)], side), roundedRect(w, h, r)), material);
}

/** Round tube or wire through bends. */
export const rod = (points: Vec[], r: number, material: string, bend = 0.03, sides = 24) =>
  mesh(sweep(framesAlong(bent(points, bend)), circleSection(r, sides)), material);

/** Tileable noise on [0,1)², the same on every run. */
import { at } from '../blocks/vectors.ts';

export type Height = (u: number, v: number) => number;

/** Small seeded generator (mulberry32). */
export function rng(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const wrap = (i: number, n: number) => ((i % n) + n) % n;
export const frac = (x: number) => x - Math.floor(x);
export const smooth = (t: number) => t * t * (3 - 2 * t);
export const clamp01 = (x: number) => Math.min(1, Math.max(0, x));

/** Value noise on `fu` × `fv` lattice cells. */
export function noise(seed: number, fu: number, fv = fu): Height {
  const random = rng(seed);
  const lattice = new Float32Array(fu * fv).map(() => random());
  const value = (i: number, j: number) => lattice[wrap(j, fv) * fu + wrap(i, fu)] ?? 0;
  return (u, v) => {
    const x = u * fu;
    const y = v * fv;
    const i = Math.floor(x);
    const j = Math.floor(y);
    const s = smooth(x - i);
    const t = smooth(y - j);
    const a = value(i, j) * (1 - s) + value(i + 1, j) * s;
    const b = value(i, j + 1) * (1 - s) + value(i + 1, j + 1) * s;
    return a * (1 - t) + b * t;
  };
}

export function fbm(seed: number, octaves: number[]): Height {
  const layers = octaves.map((f, k) => noise(seed + 101 * k, f));
  return (u, v) => layers.reduce((sum, layer, k) => sum + layer(u, v) / (k + 1), 0);
}

export interface Cell {
  /** Distances to the nearest and the second nearest feature point, in cells. */
  readonly f1: number;
  readonly f2: number;
  /** A number of its own for the nearest point. */
  readonly id: number;
}

/** Cellular noise. */
export function worley(seed: number, f: number, jitter = 0.9): (u: number, v: number) => Cell {
  const random = rng(seed);
  const points = Array.from({ length: f * f }, () => ({
    x: 0.5 + (random() - 0.5) * jitter,
    y: 0.5 + (random() - 0.5) * jitter,
    id: random(),
  }));
  return (u, v) => {
    const x = u * f;
    const y = v * f;
    const column = Math.floor(x);
    const row = Math.floor(y);
    let f1 = 9;
    let f2 = 9;
    let id = 0;
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++) {
        const point = at(points, wrap(row + j, f) * f + wrap(column + i, f));
        const distance = Math.hypot(column + i + point.x - x, row + j + point.y - y);
        if (distance < f1) {
          f2 = f1;
          f1 = distance;
          id = point.id;
        } else if (distance < f2) f2 = distance;
      }
    return { f1, f2, id };
  };
}

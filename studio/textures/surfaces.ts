/** The surfaces of our goods as height and colour functions on [0,1)². */
import type { Rgb } from './maps.ts';
import { type Cell, clamp01, frac, type Height, noise, smooth, worley, wrap } from './noise.ts';

const tri = (x: number) => 1 - Math.abs(frac(x) * 2 - 1);
const yarn = (x: number) => Math.sqrt(Math.max(0, 1 - (2 * frac(x) - 1) ** 2));

export const diamondKnurl: Height = (u, v) => Math.min(tri(u + v), tri(u - v));

/** Woven cloth: `warp` yarns across u, `weft` across v; `twill` 1 = plain weave, 2 = herringbone-like 2/2 twill. */
export function weave(warp: number, weft: number, twill: number, seed = 1): Height {
  const fuzz = noise(seed, warp * 6, weft * 6);
  const uneven = noise(seed + 7, warp, weft);
  return (u, v) => {
    const x = u * warp;
    const y = v * weft;
    const isWarpOnTop = wrap(Math.floor(x) + Math.floor(y), 2 * twill) < twill;
    const edge = Math.sin(Math.PI * frac(isWarpOnTop ? y : x));
    const body = isWarpOnTop ? yarn(x) : yarn(y) * 0.8;
    return 0.75 * body * (0.65 + 0.35 * edge) + 0.12 * fuzz(u, v) + 0.13 * uneven(u, v);
  };
}

/** Ribbed elastic (wrist wraps): strong lengthwise ribs, fine crosswise weft. */
export function elastic(ribs: number, weft: number, seed = 2): Height {
  const fuzz = noise(seed, ribs * 8, weft * 3);
  return (u, v) =>
    0.6 * yarn(u * ribs) + 0.28 * yarn(v * weft + 0.5 * Math.floor(u * ribs)) + 0.14 * fuzz(u, v);
}

/** Vinyl and leather grain: raised pebbles between fine creases. */
export function grain(cells: number, crease: number, seed = 4): Height {
  const fine = worley(seed, cells);
  const coarse = worley(seed + 9, Math.round(cells * 0.45));
  const uneven = noise(seed + 3, 9);
  const pebble = ({ f1, f2 }: Cell, steepness: number) => Math.min(1, (f2 - f1) * steepness);
  return (u, v) =>
    pebble(fine(u, v), crease) * 0.6 + pebble(coarse(u, v), crease * 1.4) * 0.3 + uneven(u, v) * 0.25;
}

/** Hammertone paint: shallow rounded dimples of uneven size. */
export function hammertone(cells: number, seed = 6): Height {
  const dimples = worley(seed, cells, 1);
  const uneven = noise(seed + 2, cells * 2);
  return (u, v) => {
    const { f1, f2 } = dimples(u, v);
    return smooth(clamp01((f2 - f1) * 1.6)) * 0.8 + 0.2 * uneven(u, v);
  };
}

/** Granulate pressed from rubber crumbs. */
export function granulate(cells: number, seed = 8) {
  const crumbs = worley(seed, cells, 1);
  return (u: number, v: number) => {
    const { f1, f2, id } = crumbs(u, v);
    return { h: smooth(clamp01((f2 - f1) * 2.2)) * (0.6 + 0.4 * id), id, f1 };
  };
}

/** Black crumb with about 12 % coloured chips of two sizes, on two by two tiles of the granulate. */
export function speckled(colour: Rgb) {
  const crumbs = granulate(56);
  const chips = granulate(68, 99);
  const tinted = (k: number): Rgb => [colour[0] * k, colour[1] * k, colour[2] * k];
  return (u: number, v: number): Rgb => {
    const crumb = crumbs(2 * u, 2 * v);
    const chip = chips(u, v);
    if (chip.id > 0.88 && chip.f1 < 0.42)
      return tinted((0.75 + 0.5 * ((chip.id * 37) % 1)) * (0.8 + 0.2 * crumb.h));
    if (crumb.id > 0.94 && crumb.f1 < 0.5) return tinted(0.85);
    const k = (30 + 14 * crumb.id) * (0.55 + 0.45 * crumb.h);
    return [k, k, k * 1.03];
  };
}

/** Cut foam: a skin of small open cells. */
export function foam(cells: number, seed = 81): Height {
  const cell = worley(seed, cells, 1);
  const uneven = noise(seed + 2, 7);
  return (u, v) => 0.8 * Math.min(1, cell(u, v).f1 * 1.5) + 0.2 * uneven(u, v);
}

/** Hook tape: dense rows of tiny hooks. */
export const hookTape: Height = (u, v) =>
  Math.max(0, 1 - 3.2 * Math.hypot(frac(u * 12) - 0.5, (frac(v * 9) - 0.5) * 0.8));

/** Birch veneer: pale, long fine grain, faint cathedral figure and short flecks. */
export function birch(seed = 12) {
  const fine = noise(seed, 10, 420);
  const middle = noise(seed + 1, 4, 60);
  const bend = noise(seed + 2, 3, 4);
  const bend2 = noise(seed + 5, 2, 9);
  const flecks = noise(seed + 3, 60, 500);
  return (u: number, v: number): Rgb => {
    const figure = 0.5 + 0.5 * Math.sin(2 * Math.PI * (9 * v + 2.6 * bend(u, v) + 0.8 * bend2(u, v)));
    const fleck = flecks(u, v) > 0.9 ? 1 : 0;
    const k = 1.02 - 0.045 * figure ** 3 - 0.05 * fine(u, v) - 0.06 * middle(u, v) - 0.045 * fleck;
    return [240 * k, 222 * k ** 1.12, 192 * k ** 1.3];
  };
}

/** Edge of plywood: `plies` alternating long-grain and end-grain layers with dark glue lines (v across the board). */
export function plyEdge(plies: number, seed = 15) {
  const along = noise(seed, 24, plies);
  const pores = noise(seed + 1, 420, plies * 6);
  const wave = noise(seed + 2, 12, 3);
  return (u: number, v: number): Rgb => {
    const y = clamp01(v + 0.008 * (wave(u, v) - 0.5)) * plies;
    const layer = Math.min(plies - 1, Math.floor(y));
    const glue = Math.min(frac(y), 1 - frac(y)) < 0.07 ? 0.74 : 1;
    const wood = layer % 2 === 1 ? 0.66 + 0.16 * pores(u, v) : 0.94 + 0.04 * pores(u, v);
    const k = glue * wood * (0.95 + 0.1 * along(u, v));
    return [230 * k, 203 * k ** 1.1, 160 * k ** 1.25];
  };
}

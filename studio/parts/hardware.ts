/** Small steel parts shared by many products. */

import { segs } from '../blocks/detail.ts';
import { geometry } from '../blocks/geometry.ts';
import { text } from '../blocks/letters.ts';
import { group, mesh } from '../blocks/objects.ts';
import { ngon, poly } from '../blocks/outlines.ts';
import { cyl, extrude, lathe, ring } from '../blocks/solids.ts';
import { HALF } from '../blocks/vectors.ts';

/** Hexagon bolt head on a washer, pointing +Y. */
export const hexBolt = (d = 0.022, h = 0.01, m = 'zinc') =>
  group(
    mesh(ring(0.0001, d * 0.78, 0.0022, 0.0006, 32), m, [0, 0.0011, 0]),
    mesh(extrude(poly(ngon(6, d * 0.56), 0.001, 3), h, 0.0012, 2), m, [0, 0.002, 0], [-HALF, 0, 0]),
  );

/** Socket-head cap screw, pointing +Z. */
export const capScrew = (r = 0.005, m = 'blackOxide') =>
  mesh(
    lathe(
      [
        [0, 0, 0],
        [r, 0, 0.0002],
        [r * 0.95, r * 0.55, r * 0.3],
        [r * 0.5, r * 0.6, 0.0002],
        [r * 0.45, r * 0.2, 0.0002],
        [0, r * 0.2, 0],
      ],
      { seg: 24, arc: 3 },
    ).rotateX(HALF),
    m,
  );

/** Spring pull-pin: chrome stem with a ball knob, along +Z. */
export function popPin(m = 'plastic') {
  return group(
    mesh(cyl(0.011, 0.016, 0.0015, 32).rotateX(HALF), 'zinc', [0, 0, 0.008]),
    mesh(cyl(0.005, 0.03, 0.0005, 24).rotateX(HALF), 'chrome', [0, 0, 0.026]),
    mesh(
      lathe(
        [
          [0, -0.014],
          [0.009, -0.014, 0.003],
          [0.018, -0.004, 0.008],
          [0.018, 0.008, 0.006],
          [0, 0.016, 0.01],
        ],
        { seg: 40 },
      ).rotateX(HALF),
      m,
      [0, 0, 0.05],
    ),
  );
}

/** Rod with a true helical thread along Y, from y0 to y1. */
export function thread(r: number, y0: number, y1: number, pitch = 0.004, depth = 0.0013) {
  const around = segs(40, 16),
    perTurn = segs(7, 4),
    rows = Math.round(((y1 - y0) / pitch) * perTurn);
  const pos: number[] = [],
    uv: number[] = [],
    idx: number[] = [];
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= around; j++) {
      const y = y0 + ((y1 - y0) * i) / rows,
        a = (j / around) * 2 * Math.PI,
        ph = (y / pitch + j / around) % 1;
      const lead = Math.min(1, (y1 - y) / 0.003); // chamfer at the tip
      const rr =
        r - depth * (1 - Math.max(0, Math.min(1, 1.35 * (1 - Math.abs(ph * 2 - 1))))) - 0.002 * (1 - lead);
      pos.push(rr * Math.cos(a), y, -rr * Math.sin(a));
      uv.push((j / around) * 0.08, y);
      if (i && j) {
        const d = i * (around + 1) + j,
          c = d - around - 1;
        idx.push(c - 1, c, d - 1, c, d, d - 1);
      }
    }
  return geometry(pos, null, uv, idx);
}

/** Wheel along Z: rubber tyre on a plastic hub. */
export const wheel = (r: number, w: number) =>
  group(
    mesh(
      lathe(
        [
          [r * 0.55, -w / 2, 0.001],
          [r * 0.9, -w / 2, 0.004],
          [r, -w * 0.25, 0.006],
          [r, w * 0.25, 0.006],
          [r * 0.9, w / 2, 0.004],
          [r * 0.55, w / 2, 0.001],
        ],
        { seg: 48, closed: true },
      ).rotateX(HALF),
      'rubber',
    ),
    mesh(cyl(r * 0.55, w * 0.8, 0.002, 36).rotateX(HALF), 'powderGrey'),
    mesh(cyl(r * 0.2, w * 1.15, 0.001, 24).rotateX(HALF), 'zinc'),
  );

/** Printed mark, facing +Z. */
export const mark = (size: number, m = 'print', str = 'RACK & REP', depth = 0.0008) =>
  mesh(text(str, size, depth, { track: 0.1 }), m);

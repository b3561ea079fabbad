/** Quick-lock collar, axis Z: split plastic ring, rubber pads inside, a lever that draws it tight. */
import { Shape } from 'three';
import { lockCollar as size } from '../../catalogue/measures/collars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, mesh } from '../blocks/objects.ts';
import { roundedRect } from '../blocks/outlines.ts';
import { framesAlong, spline } from '../blocks/paths.ts';
import { cyl, extrude } from '../blocks/solids.ts';
import { sweep } from '../blocks/sweeps.ts';
import { HALF, type Vec } from '../blocks/vectors.ts';
import { arched } from './lettering.ts';

const width = metres(size.width);
const bore = metres(size.bore) / 2;
const outer = metres(size.outer) / 2;
const ringOuter = outer - 0.0085;
const liner = 0.0042;

/** The split is at the upper right, the hinge to its right, the lever over the top. */
const HINGE = 0.62;
const SPLIT: [number, number] = [0.86, 1.06];

const on = (r: number, angle: number, z = 0): Vec => [r * Math.cos(angle), r * Math.sin(angle), z];

function splitRing(inner: number, out: number, gap: [number, number]) {
  const shape = new Shape();
  shape.absarc(0, 0, out, gap[1], gap[0] + 2 * Math.PI, false);
  shape.absarc(0, 0, inner, gap[0] + 2 * Math.PI, gap[1], true);
  return shape;
}

/** Rubber pads: a thin ring with shallow teeth towards the sleeve. */
function pads() {
  const shape = new Shape();
  const teeth = 40;
  shape.absarc(0, 0, bore + liner, SPLIT[1], SPLIT[0] + 2 * Math.PI, false);
  const from = SPLIT[0] + 2 * Math.PI;
  const run = from - SPLIT[1];
  for (let i = 0; i <= teeth * 2; i++) {
    const [x, y] = on(bore + (i % 2 ? 0 : 0.0012), from - (run * i) / (teeth * 2));
    shape.lineTo(x, y);
  }
  return mesh(extrude(shape, width - 0.003, 0.0006, 2, 72), 'rubber', [0, 0, -width / 2 + 0.0015]);
}

function lug(angle: number, r: number, radius: number, w: number, material: string) {
  const [x, y] = on(r, angle);
  return mesh(cyl(radius, w, 0.0018, 40).rotateX(HALF), material, [x, y, 0]);
}

export function lockCollar(body: string, lever = 'absBlack') {
  const ring = extrude(splitRing(bore + liner - 0.0004, ringOuter, SPLIT), width, 0.0022, 4, 96);
  const path: Vec[] = [
    on(ringOuter + 0.003, HINGE),
    on(ringOuter + 0.0052, HINGE + 0.25),
    ...[0.6, 0.95, 1.3, 1.6].map((step) => on(ringOuter + 0.0048, HINGE + step)),
    on(ringOuter + 0.0058, HINGE + 1.85),
    on(ringOuter + 0.0085, HINGE + 2.08),
    on(ringOuter + 0.0125, HINGE + 2.26),
  ];
  const arm = sweep(
    framesAlong(spline(path, 0.002), [0, 0, 1]),
    roundedRect(width * 0.64, 0.0088, 0.0032, 6),
    {
      width: (s, length) => 1 + 0.22 * Math.max(0, (s - length * 0.72) / (length * 0.28)),
    },
  );
  const [tipX, tipY] = path.at(-1) ?? [0, 0];
  const tip = mesh(cyl(0.0052, width * 0.78, 0.0016, 32).rotateX(HALF), lever, [tipX, tipY, 0]);
  const middle = (bore + liner + ringOuter) / 2;
  const g = group(
    mesh(ring, body, [0, 0, -width / 2]),
    pads(),
    mesh(arm, lever),
    lug(HINGE, ringOuter + 0.001, 0.0078, width * 0.62, lever),
    lug(HINGE, ringOuter + 0.001, 0.0034, width * 0.9, 'zinc'),
  );
  // the ring's two forks that hold the hinge pin
  for (const side of [1, -1]) {
    const fork = lug(HINGE, ringOuter, 0.0082, width * 0.16, body);
    fork.position.z = side * width * 0.4;
    g.add(fork);
  }
  g.add(
    mesh(arched('RACK & REP', 0.0098, 0.0009, -middle, { span: 2.2 }), 'print', [0, 0, width / 2 - 0.0004]),
    tip,
  );
  return g;
}

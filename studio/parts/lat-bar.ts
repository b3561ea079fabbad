/** Lat pulldown bar lying on the floor: ends bent towards +Z, swivel and ring towards −Z. */
import { TorusGeometry } from 'three';
import { latPulldownBar as size } from '../../catalogue/measures/bars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { segs } from '../blocks/detail.ts';
import { group, mesh } from '../blocks/objects.ts';
import type { Corner } from '../blocks/outlines.ts';
import { bent, framesAlong } from '../blocks/paths.ts';
import { cyl, lathe, ring } from '../blocks/solids.ts';
import { HALF, type Vec } from '../blocks/vectors.ts';
import { shaft } from './bar.ts';

const r = metres(size.tube) / 2;
const bend = (size.bendDegrees * Math.PI) / 180;
const STRAIGHT = 0.38;

/** Tip of the right end. */
export const latBarTip: Vec = [
  metres(size.length) / 2,
  r,
  (metres(size.length) / 2 - STRAIGHT) * Math.tan(bend),
];

/** Ribbed rubber grip along +Y, closed at its outer end. */
function rubberGrip() {
  const length = metres(size.gripLength);
  const R = r + 0.0045;
  const profile: Corner[] = [
    [r - 0.001, 0, 0.0005],
    [R + 0.0015, 0, 0.0015],
    [R + 0.0015, 0.008, 0.0015],
    [R, 0.0095, 0.0008],
  ];
  for (let i = 0; i < 18; i++) {
    const y = 0.013 + (i * (length - 0.034)) / 18;
    profile.push(
      [R, y, 0.0006],
      [R - 0.0012, y + 0.0012, 0.0006],
      [R - 0.0012, y + 0.0028, 0.0006],
      [R, y + 0.004, 0.0006],
    );
  }
  profile.push(
    [R, length - 0.016, 0.0008],
    [R + 0.0015, length - 0.013, 0.0015],
    [R + 0.0015, length - 0.003, 0.003],
    [R - 0.004, length, 0.003],
    [0, length, 0],
  );
  return lathe(profile, { seg: 64 });
}

export function latBar() {
  const [tipX, , tipZ] = latBarTip;
  const path: Vec[] = [
    [-tipX, 0, tipZ],
    [-STRAIGHT, 0, 0],
    [STRAIGHT, 0, 0],
    [tipX, 0, tipZ],
  ];
  const frames = framesAlong(bent(path, 0.07, 16), [0, 1, 0]);
  const length = frames.at(-1)?.s ?? 0;
  const middle = length / 2;
  const g = group(
    shaft(frames, r, [
      [middle - 0.34, middle - 0.12],
      [middle + 0.12, middle + 0.34],
    ]),
    swivel(),
  );
  const grip = metres(size.gripLength);
  for (const side of [1, -1]) {
    const cover = mesh(rubberGrip(), 'rubber');
    // +Y of the grip points along the bent end
    const from = grip - 0.003;
    cover.position.set(side * (tipX - from * Math.cos(bend)), 0, tipZ - from * Math.sin(bend));
    cover.rotation.set(0, side > 0 ? -bend : Math.PI + bend, -HALF, 'YXZ');
    g.add(cover);
  }
  return g;
}

/** Clamp around the middle of the bar, turning pin and ring. */
function swivel() {
  const wire = 0.0045;
  const radius = metres(size.ring) / 2 - wire;
  const torus = mesh(new TorusGeometry(radius, wire, segs(18, 8), segs(64, 28)), 'chrome');
  torus.rotation.x = HALF;
  torus.position.z = -0.073 - radius;
  const band = mesh(ring(r - 0.0005, r + 0.005, 0.034, 0.0015, 64).rotateZ(HALF), 'chrome');
  const neck: Corner[] = [
    [0, 0],
    [0.0135, 0, 0.001],
    [0.0135, 0.018, 0.002],
    [0.0105, 0.02, 0.001],
    [0.0105, 0.024, 0.0006],
    [0.0145, 0.026, 0.0015],
    [0.0145, 0.046, 0.004],
    [0.008, 0.056, 0.003],
    [0, 0.057, 0],
  ];
  const body = mesh(lathe(neck, { seg: 56 }).rotateX(-HALF), 'chrome', [0, 0, -0.016]);
  const eye = mesh(cyl(0.0062, 0.018, 0.001, 32).rotateZ(HALF), 'zinc', [0, 0, -0.066]);
  return group(torus, band, body, eye);
}

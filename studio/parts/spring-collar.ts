/** Spring collar, axis Z: coiled wire whose crossed legs end in rubber grips. */
import { SphereGeometry } from 'three';
import { springCollar as size } from '../../catalogue/measures/collars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { segs } from '../blocks/detail.ts';
import { group, mesh } from '../blocks/objects.ts';
import { circleSection } from '../blocks/outlines.ts';
import { type Frame, framesAlong, spline } from '../blocks/paths.ts';
import { sweep } from '../blocks/sweeps.ts';
import { HALF, type Vec } from '../blocks/vectors.ts';

const wire = metres(size.wire) / 2;
const handle = metres(size.handle);

/** How far the coil's ends stand apart at the top, in radians. */
const OPEN = 0.62;

/** `bore` in metres: pressed open on a sleeve, the coil is a little wider than at rest. */
export function springCollar(bore = metres(size.bore)) {
  const R = bore / 2 + wire;
  const pitch = metres(size.wire) * 1.03;
  const turns = 2 * Math.PI * size.turns;
  const start = HALF + OPEN / 2;
  const depth = (angle: number) => ((angle - start) / (2 * Math.PI)) * pitch - (size.turns * pitch) / 2;
  const onCoil = (angle: number): Vec => [R * Math.cos(angle), R * Math.sin(angle), depth(angle)];
  // leaves along the tangent, then outwards; drawn inwards by the grip's extra radius, so that a lying collar sits flat
  const leg = (angle: number, way: number): Vec[] => {
    const [x, y, z] = onCoil(angle);
    const ux = Math.cos(angle);
    const uy = Math.sin(angle);
    const step = (out: number, on: number, sink: number): Vec => [
      x + ux * out - uy * way * on,
      y + uy * out + ux * way * on,
      z - way * sink,
    ];
    return [step(0.006, 0.006, 0), step(0.018, 0.009, 0.001), step(handle, 0.012, 0.0025)];
  };
  const coil = Array.from({ length: 48 * size.turns - 1 }, (_, i) =>
    onCoil(start + (turns * (i + 1)) / (48 * size.turns)),
  );
  const frames = framesAlong(
    spline([...leg(start, -1).reverse(), ...coil, ...leg(start + turns, 1)], 0.0022),
  );
  const length = frames.at(-1)?.s ?? 0;
  const g = group(mesh(sweep(frames, circleSection(wire, 20)), 'chrome'));
  const reach = handle * 0.66;
  g.add(
    grip(
      frames.filter((f) => f.s < reach),
      'first',
    ),
    grip(
      frames.filter((f) => f.s > length - reach),
      'last',
    ),
  );
  return g;
}

function grip(part: Frame[], tip: 'first' | 'last') {
  const from = part[0]?.s ?? 0;
  const frames = part.map((f) => ({ ...f, s: f.s - from }));
  const length = frames.at(-1)?.s ?? 0;
  const taper = (s: number) => Math.min(1, 0.72 + Math.min(s, length - s) / 0.005);
  const ball = mesh(new SphereGeometry(wire + 0.0022, segs(24, 10), segs(16, 8)), 'rubber');
  const end = frames.at(tip === 'first' ? 0 : -1);
  if (end) ball.position.copy(end.p);
  return group(mesh(sweep(frames, circleSection(wire + 0.0024, 24), { width: taper }), 'rubber'), ball);
}
